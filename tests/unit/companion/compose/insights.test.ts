import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEASONS } from "~/features/calendar/domain/liturgy/types";
import { composeInsights } from "~/features/companion/domain/compose/insights/compose-insights";
import { addDays } from "~/shared/dates";
import { MOODS, type Mood } from "~/shared/vocabulary";

const anyMoods = fc
  .array(fc.constantFrom(...MOODS), { maxLength: 14 })
  .map((moods) => moods.map((mood, day) => ({ date: addDays("2026-11-01", day), mood })));

describe("insights", () => {
  it("tell the dated moods, the words and one practice", () => {
    const insights = composeInsights({
      kind: "insights",
      moods: [
        { date: "2026-11-20", mood: "peaceful" },
        { date: "2026-11-18", mood: "anxious" },
      ],
      themes: ["surgery", "mother"],
      season: "Ordinary Time",
      date: "2026-11-21",
    });
    expect(insights.spiritualReflection).toContain(
      "You were anxious on November 18 and peaceful on November 20.",
    );
    expect(insights.spiritualReflection).toContain('"surgery" and "mother"');
    expect(insights.pastoralGuidance.match(/[.!?]/g)).toHaveLength(1);
  });

  it("name somebody to speak with after heavy days, and judge nothing", () => {
    const moods = ["2026-11-16", "2026-11-17", "2026-11-18"].map((date) => ({
      date,
      mood: "struggling" as const,
    }));
    const { pastoralGuidance } = composeInsights({
      kind: "insights",
      moods,
      themes: [],
      season: "Lent",
      date: "2026-11-18",
    });
    expect(pastoralGuidance).toMatch(/priest.*doctor/);
  });

  it("are whole, the same again, and no diagnosis, for all moods", () => {
    fc.assert(
      fc.property(
        anyMoods,
        fc.array(fc.string({ unit: "binary", maxLength: 30 }), { maxLength: 12 }),
        fc.constantFrom(...SEASONS),
        (moods, themes, season) => {
          const task = { kind: "insights", moods, themes, season, date: "2026-11-20" } as const;
          const insights = composeInsights({ ...task, moods: [...moods], themes: [...themes] });
          expect(composeInsights({ ...task, moods: [...moods].reverse() })).toEqual(insights);
          for (const text of Object.values(insights)) {
            expect(text).toMatch(/\S/);
            expect(text).not.toMatch(/undefined|[<>{}]|depress|disorder|diagnos|symptom|clinical|therapy/i);
          }
        },
      ),
    );
  });

  it("name days of the same mood together", () => {
    const days: [string, Mood][] = [
      ["2026-11-29", "anxious"],
      ["2026-11-30", "anxious"],
      ["2026-12-01", "anxious"],
      ["2026-12-02", "peaceful"],
      ["2026-12-03", "anxious"],
    ];
    const moods = days.map(([date, mood]) => ({ date, mood }));
    const { spiritualReflection } = composeInsights({
      kind: "insights",
      moods,
      themes: [],
      season: "Advent",
      date: "2026-12-03",
    });
    expect(spiritualReflection).toContain(
      "You were anxious from November 29 to December 1, peaceful on December 2 and anxious on December 3.",
    );
  });

  it.each(MOODS)("give another verse and practice in four weeks of %s days", (mood) => {
    const weeks = ["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"].map((date) =>
      composeInsights({
        kind: "insights",
        moods: [{ date, mood }],
        themes: [],
        season: "Ordinary Time",
        date,
      }),
    );
    expect(new Set(weeks.map(({ scriptureVerse }) => scriptureVerse)).size).toBe(4);
    expect(new Set(weeks.map(({ pastoralGuidance }) => pastoralGuidance)).size).toBe(4);
    expect(new Set(weeks.map(({ prayerSuggestion }) => prayerSuggestion)).size).toBe(4);
  });

  it("begin where no mood is written", () => {
    const insights = composeInsights({
      kind: "insights",
      moods: [],
      themes: [],
      season: "Easter",
      date: "2026-04-20",
    });
    expect(insights.spiritualReflection).toMatch(/beginning/);
  });
});
