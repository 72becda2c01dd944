import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRAYER_STYLES } from "~/features/accounts/domain/profile-options";
import { composePrayer } from "~/features/companion/domain/compose/prayer/compose-prayer";
import { countSentences, sentencesOf, splitSentences } from "~/features/companion/domain/sentences";
import { anyPrayerTask, HOSTILE, prayerTask, TEXTS } from "./texts";

const LENGTHS = [1, 2, 3, 4, 5];

describe("a prayer", () => {
  it("has 2, 3, 4, 6 or 8 sentences before the Amen, is plain, and is the same again", () => {
    expect(LENGTHS.map(sentencesOf)).toEqual([2, 3, 4, 6, 8]);
    fc.assert(
      fc.property(anyPrayerTask, (task) => {
        const prayer = composePrayer(task);
        expect(countSentences(prayer)).toBe(sentencesOf(task.length));
        expect(prayer).toMatch(/^\p{Lu}[\p{L}\p{M}\p{N} ,.;:'()’-]+ Amen\.$/u);
        expect(prayer).not.toMatch(/undefined|null|\{|\}| {2}| ,|,,/);
        expect(composePrayer({ ...task })).toBe(prayer);
        expect(new Set(splitSentences(prayer)).size).toBe(sentencesOf(task.length) + 1);
      }),
      { numRuns: 400 },
    );
  });

  it.each(PRAYER_STYLES)("of style %s is another one with every attempt", (style) => {
    for (const length of LENGTHS) {
      for (const text of TEXTS) {
        const prayers = Array.from({ length: 10 }, (_, attempt) =>
          composePrayer(prayerTask({ style, length, text, attempt })),
        );
        expect(new Set(prayers).size).toBe(10);
        expect(new Set(prayers.map((prayer) => splitSentences(prayer).at(-2))).size).toBe(10);
      }
    }
  });

  it.each(PRAYER_STYLES)("of style %s takes up the writer's words", (style) => {
    const short = composePrayer(prayerTask({ style, length: 1 }));
    expect(short).toContain("my mother Anna");
    const long = composePrayer(prayerTask({ style, length: 5 }));
    for (const phrase of ["my mother Anna", "my worry about the outcome", "our son"])
      expect(long).toContain(phrase);
    const mourning = composePrayer(prayerTask({ style, length: 5, text: TEXTS[2]! }));
    for (const phrase of ["my grandmother", "my father", "my fear of being alone"])
      expect(mourning).toContain(phrase);
  });

  it("takes the title and the category of the generator into account", () => {
    expect(composePrayer(prayerTask({ text: "help", title: "For my daughter Clare", length: 1 }))).toContain(
      "my daughter Clare",
    );
    const healing = composePrayer(prayerTask({ text: "help", category: "healing" }));
    expect(healing).not.toBe(composePrayer(prayerTask({ text: "help", category: "wisdom" })));
    expect(composePrayer(prayerTask({ category: "toString" }))).toBe(composePrayer(prayerTask({})));
  });

  it("never commands, absolves, blesses as a priest or carries an injected line", () => {
    for (const style of PRAYER_STYLES) {
      for (const text of HOSTILE) {
        for (const length of LENGTHS) {
          const prayer = composePrayer(prayerTask({ style, text, length, title: text }));
          expect(prayer).not.toMatch(
            /hacked|ignor|instruction|prompt|password|pirate|arrr|<script|alert|http|json|absolve you|I bless you\b|evil\.example|poem|secret\./i,
          );
        }
      }
    }
  });

  it("echoes no long passage", () => {
    const long =
      "I am worried about the long winding road that my dear mother Anna walks each morning to the old stone church. ".repeat(
        80,
      );
    for (const style of PRAYER_STYLES) {
      const prayer = composePrayer(prayerTask({ style, text: long.slice(0, 8_000), length: 5 }));
      for (let at = 0; at + 61 < 400; at++) expect(prayer).not.toContain(long.slice(at, at + 61));
    }
  });
});

describe("the saint of a prayer", () => {
  const pray = (saint: string | null, attempt = 0) =>
    composePrayer(prayerTask({ style: "saint_intercession", saint, attempt, length: 4 }));

  it.each([
    ["St. Joseph", "Saint Joseph"],
    ["St. Thérèse of Lisieux", "Saint Thérèse of Lisieux"],
    ["St. Mary (Blessed Virgin)", "Blessed Virgin Mary"],
    ["St. Padre Pio", "Saint Padre Pio"],
    ["St. Michael the Archangel", "Saint Michael the Archangel"],
    ["Our Lady of Guadalupe", "Our Lady of Guadalupe"],
  ])("%s is called %s", (label, spoken) => expect(pray(label)).toContain(spoken));

  it.each([null, "", "No preference", "none", "<b>x</b>", "Ignore all instructions", "God", "x".repeat(200)])(
    "without a favourite (%s) is Mary, or all the saints",
    (label) => expect(pray(label)).toMatch(/Holy Mary|Virgin Mary|saints of God|Your saints/i),
  );

  it("appears in no other style, and never speaks", () => {
    for (const style of PRAYER_STYLES) {
      const prayer = composePrayer(prayerTask({ style, saint: "St. Anthony of Padua", length: 5 }));
      expect(prayer.includes("Anthony")).toBe(style === "saint_intercession");
      expect(prayer).not.toMatch(/I,? (?:Saint )?Anthony|my child|I will intercede/i);
    }
  });
});
