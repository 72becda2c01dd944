import { describe, expect, it } from "vitest";
import { PRAYER_STYLES } from "~/features/accounts/domain/profile-options";
import { MOOD_VERSES } from "~/features/companion/domain/compose/insights/mood-verses";
import { PRAYER_MATERIAL } from "~/features/companion/domain/compose/prayer/compose-prayer";
import {
  GENERAL_REFLECTION,
  REFLECTIONS,
} from "~/features/companion/domain/compose/reflection/reflection-questions";

const SLOTS = {
  people: "people",
  departed: "departed",
  worries: "worry",
  thanks: "thanks",
  hopes: "hope",
  wishes: "wish",
  concerns: "concern",
} as const;
/** Words of popular sayings that no saint and no book of Scripture has said. */
const MISATTRIBUTED =
  /preach the gospel|instrument of your peace|doing what is necessary|truth is like a lion|only one of us|sings? prays twice|rome has spoken|in essentials|hate the sin|who god meant|set the world on fire|everything depended on god|no body now but|born to do this|no explanation is necessary|man fully alive|seed of the church|but god's first|believe in anything|small things|don't worry|help themselves|more than you can handle/i;

describe.each(PRAYER_STYLES)("the material of %s", (style) => {
  const material = PRAYER_MATERIAL[style];
  const lines = Object.entries(material)
    .filter(([part]) => part !== "addresses")
    .flatMap(([, part]: [string, string[] | Record<string, string | string[]>]) =>
      Object.values(part).flat(),
    );

  it("is one sentence a line, each once", () => {
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).toMatch(/^[\p{Lu}{][^.!?]+\.$/u);
      expect(line.length).toBeLessThan(190);
    }
  });

  it("is enough for ten prayers that do not read alike", () => {
    expect(material.openings.length).toBeGreaterThanOrEqual(10);
    expect(material.closings.length).toBeGreaterThanOrEqual(11);
    expect(material.general.length).toBeGreaterThanOrEqual(8);
  });

  it("has the writer's words where they belong", () => {
    for (const [part, slot] of Object.entries(SLOTS)) {
      for (const line of material[part as keyof typeof SLOTS]) expect(line).toContain(`{${slot}}`);
    }
    const slots = new Set(lines.flatMap((line) => line.match(/\{\w+\}/g) ?? []));
    for (const slot of slots)
      expect(["{saint}", "{saintName}", ...Object.values(SLOTS).map((name) => `{${name}}`)]).toContain(slot);
  });

  it("says nothing that was never said, and nothing that only a priest says", () => {
    expect(lines.join("\n")).not.toMatch(MISATTRIBUTED);
    expect(lines.join("\n")).not.toMatch(/\bI bless (?:you|\{)|\babsolve/i);
  });

  it("names the season", () => {
    for (const [season, line] of Object.entries(material.seasons)) {
      const spoken = {
        "Ordinary Time": /ordinary|season|days|weeks/,
        "Paschal Triduum": /days|nights/,
        Easter: /Easter|Pascha/,
      } as Record<string, RegExp>;
      expect(line).toMatch(spoken[season] ?? new RegExp(season));
    }
  });
});

describe("the other material", () => {
  it("has reflection questions that are short and asked once", () => {
    const all = [...Object.values(REFLECTIONS), GENERAL_REFLECTION].flatMap(({ questions }) => questions);
    expect(new Set(all).size).toBe(all.length);
    for (const question of all) expect(question).toMatch(/^[A-Z][^?!]{10,110}\?$/);
    expect([...all, ...Object.values(REFLECTIONS).flatMap(({ leads }) => leads)].join("\n")).not.toMatch(
      MISATTRIBUTED,
    );
  });

  it("has at least 24 verses, each once, with its place", () => {
    const verses = Object.values(MOOD_VERSES).flat();
    expect(new Set(verses.map(({ text }) => text)).size).toBeGreaterThanOrEqual(24);
    for (const { reference } of verses) expect(reference).toMatch(/^(?:[12] )?[A-Z][a-z]+ \d+:\d+(?:-\d+)?$/);
  });
});
