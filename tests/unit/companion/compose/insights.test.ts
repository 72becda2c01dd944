import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEASONS } from "~/features/calendar/domain/liturgy/types";
import { composeInsights } from "~/features/companion/domain/compose/insights/compose-insights";
import { addDays } from "~/shared/dates";
import { MOODS } from "~/shared/vocabulary";

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
    const { pastoralGuidance } = composeInsights({ kind: "insights", moods, themes: [], season: "Lent" });
    expect(pastoralGuidance).toMatch(/priest.*doctor/);
  });

  it("are whole, the same again, and no diagnosis, for all moods", () => {
    fc.assert(
      fc.property(
        anyMoods,
        fc.array(fc.string({ unit: "binary", maxLength: 30 }), { maxLength: 12 }),
        fc.constantFrom(...SEASONS),
        (moods, themes, season) => {
          const task = { kind: "insights", moods, themes, season } as const;
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

  it("begin where no mood is written", () => {
    const insights = composeInsights({ kind: "insights", moods: [], themes: [], season: "Easter" });
    expect(insights.spiritualReflection).toMatch(/beginning/);
  });
});
