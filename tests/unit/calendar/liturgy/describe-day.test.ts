import { describe, expect, it } from "vitest";
import dayWords from "#content/day-words";
import checked from "#content/quotations";
import { describeDay } from "~/features/calendar/domain/liturgy/describe-day";
import { FIXED_DAYS } from "~/features/calendar/domain/liturgy/fixed-days";
import { US_CALENDAR } from "~/features/calendar/domain/liturgy/types";
import { addDays } from "~/shared/dates";

const describeUs = (date: string, hour = 9) => describeDay(date, hour, US_CALENDAR);
const PARTS = Object.values(dayWords.prompts);

describe("a described day", () => {
  it("has all fields of the call", () => {
    expect(describeUs("2026-11-22")).toEqual({
      dayOfWeek: "Sunday",
      date: "2026-11-22",
      liturgicalSeason: "Ordinary Time",
      liturgicalColor: "White",
      feastDay: "Our Lord Jesus Christ, King of the Universe",
      rank: "Solemnity",
      description: expect.stringContaining("King"),
      timeBasedPrompt: {
        timeOfDay: "morning",
        prompt: expect.stringMatching(/\S/),
        scriptureVerse: expect.stringMatching(/^“.+” \(.+\)$/),
        saintQuote: expect.stringMatching(/^“.+” St\. /),
      },
      celebrations: [
        {
          name: "Our Lord Jesus Christ, King of the Universe",
          rank: "Solemnity",
          colors: ["White"],
          isChosen: true,
        },
      ],
    });
  });

  it("has the prompt of the hour: morning from 5, midday from 11, evening from 17, night from 21", () => {
    const hours = [0, 4, 5, 10, 11, 16, 17, 20, 21, 23];
    const shown = hours.map((hour) => describeUs("2026-11-23", hour).timeBasedPrompt.timeOfDay);
    expect(shown.join()).toBe("night,night,morning,morning,midday,midday,evening,evening,night,night");
  });
});

describe("the words", () => {
  it("exist for every solemnity and feast", () => {
    const named = FIXED_DAYS.filter(({ rank }) => rank === "Solemnity" || rank === "Feast");
    expect(named.length).toBeGreaterThan(30);
    for (const { name } of named) expect(dayWords.named[name], name).toBeDefined();
    for (let date = "2026-01-01"; date <= "2027-12-31"; date = addDays(date, 1)) {
      const { feastDay, rank, description } = describeUs(date);
      if (/Octave of Easter/.test(feastDay)) expect(description).toContain("one Easter Day");
      else if (rank === "Solemnity" || rank === "Feast")
        expect(dayWords.named[feastDay], feastDay).toBe(description);
    }
  });
});

it("quotes verses and saints word for word, and names the saint", () => {
  const known = checked.map(({ text }) => `“${text}” `);
  const verses = PARTS.flatMap((part) => part.verses);
  expect(verses.filter((text) => !known.some((start) => text.startsWith(start)))).toEqual([]);
  const saints = checked.map(({ text, reference }) => `“${text}” ${reference.split(",")[0]}`);
  const quotations = PARTS.flatMap((part) => part.quotations);
  expect(quotations.filter((text) => !saints.includes(text))).toEqual([]);
});
