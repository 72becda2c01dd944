import { describe, expect, it } from "vitest";
import { describeDay } from "~/features/calendar/domain/liturgy/describe-day";
import { FIXED_DAYS } from "~/features/calendar/domain/liturgy/fixed-days";
import { liturgicalDay } from "~/features/calendar/domain/liturgy/liturgical-day";
import {
  COLOURS,
  type LiturgicalOptions,
  RANKS,
  SEASONS,
  US_CALENDAR,
} from "~/features/calendar/domain/liturgy/types";
import { addDays } from "~/shared/dates";

const KEEPINGS: LiturgicalOptions[] = (["us", "general"] as const).flatMap((calendar) =>
  (["sunday", "january-6"] as const).flatMap((epiphany) =>
    (["sunday", "thursday"] as const).flatMap((ascension) =>
      (["sunday", "thursday"] as const).map((corpusChristi) => ({
        calendar,
        epiphany,
        ascension,
        corpusChristi,
      })),
    ),
  ),
);

function* daysOf(first: number, last: number): Generator<string> {
  for (let date = `${first}-01-01`; date <= `${last}-12-31`; date = addDays(date, 1)) yield date;
}

/** Returns the faults of a day. */
function faultsOf(date: string, options: LiturgicalOptions): string[] {
  const { liturgicalColor, liturgicalSeason, celebrations, ...day } = describeDay(date, 9, options);
  const chosen = celebrations.filter(({ isChosen }) => isChosen);
  const names = celebrations.map(({ name }) => name);
  const faults = {
    "not one chosen": chosen.length !== 1,
    "chosen is not the day": chosen[0]?.name !== day.feastDay || chosen[0]?.rank !== day.rank,
    "an optional one chosen": day.rank === "Optional Memorial" || day.rank === "Commemoration",
    "an unknown color": !celebrations.every(
      ({ colors }) => colors.length > 0 && colors.every((color) => COLOURS.includes(color)),
    ),
    "not the chosen color": chosen[0]?.colors[0] !== liturgicalColor,
    "an unknown season": !SEASONS.includes(liturgicalSeason),
    "an unknown rank": !celebrations.every(({ rank }) => RANKS.includes(rank)),
    "listed twice": new Set(names).size !== names.length,
    "a broken name": names.some((name) => !/^[A-Z].{5,}$/.test(name) || /undefined|NaN| {2}/.test(name)),
    "no description": day.description.length < 30,
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [`${date}: ${fault}`] : []));
}

describe("every day from 1970 to 2100", () => {
  it("has one chosen celebration, a valid colour, season and rank, and a description", () => {
    const faults = [...daysOf(1970, 2100)].flatMap((date) => faultsOf(date, US_CALENDAR));
    expect(faults).toEqual([]);
  });

  it("is as complete with all sixteen combinations of options, over 28 years", () => {
    const dates = [...daysOf(2022, 2049)];
    expect(KEEPINGS.flatMap((options) => dates.flatMap((date) => faultsOf(date, options)))).toEqual([]);
  });
});

describe("every year from 1970 to 2100", () => {
  it.each(KEEPINGS)(
    "keeps every solemnity once: $calendar $epiphany $ascension $corpusChristi",
    (options) => {
      const fixed = FIXED_DAYS.filter(({ rank }) => rank === "Solemnity").map(({ name }) => name);
      for (let year = 1970; year <= 2100; year += 1) {
        const kept = [...daysOf(year, year)]
          .map((date) => liturgicalDay(date, options).chosen)
          .filter(({ rank, name }) => rank === "Solemnity" && !name.includes("Octave of Easter"))
          .map(({ name }) => name);
        expect(new Set(kept).size, `${year}`).toBe(kept.length);
        expect(kept, `${year}`).toHaveLength(fixed.length + 9);
        expect(kept, `${year}`).toEqual(expect.arrayContaining(fixed));
      }
    },
  );

  it("wears rose on two days, and ends in the 34th week", () => {
    for (let year = 1970; year <= 2100; year += 1) {
      const days = [...daysOf(year, year)].map((date) => liturgicalDay(date));
      expect(days.filter(({ chosen }) => chosen.colours[0] === "Rose")).toHaveLength(2);
      const weeks = days.filter(({ chosen }) => /Thirty-fourth Week in Ordinary Time/.test(chosen.name));
      expect(weeks.length, `${year}`).toBeGreaterThanOrEqual(2);
      expect(weeks.length, `${year}`).toBeLessThanOrEqual(6);
    }
  });
});
