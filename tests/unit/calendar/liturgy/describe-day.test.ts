import { describe, expect, it } from "vitest";
import dayWords from "#content/day-words";
import checked from "#content/quotations";
import { describeDay, memorialWords } from "~/features/calendar/domain/liturgy/describe-day";
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

  it("uses all prompts, verses and quotations in turn, with a different pair each day", () => {
    const dates = Array.from({ length: 400 }, (_, index) => addDays("1970-01-01", index));
    const offered = dates.map((date) => describeUs(date).timeBasedPrompt);
    const { prompts, verses, quotations } = dayWords.prompts.morning;
    expect(new Set(offered.map(({ prompt }) => prompt))).toEqual(new Set(prompts));
    expect(new Set(offered.map(({ scriptureVerse }) => scriptureVerse))).toEqual(new Set(verses));
    expect(new Set(offered.map(({ saintQuote }) => saintQuote))).toEqual(new Set(quotations));
    const pairs = offered.map(({ prompt, scriptureVerse }) => prompt + scriptureVerse);
    expect(pairs.every((pair, index) => pair !== pairs[index + 1])).toBe(true);
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

  it.each([
    ["Our Lady of the Rosary", /Mary/],
    ["The Holy Guardian Angels", /angels/],
    ["Saint Agatha, Virgin and Martyr", /red/],
    ["Saints Cornelius, Pope, and Cyprian, Bishop, Martyrs", /together/],
    ["Saints Basil the Great and Gregory Nazianzen, Bishops and Doctors of the Church", /Two teachers/],
    ["Saint Jerome, Priest and Doctor of the Church", /teacher/],
    ["Saint Pius X, Pope", /Peter/],
    ["Saints Timothy and Titus, Bishops", /Shepherds/],
    ["Saint Martin of Tours, Bishop", /shepherd/],
    ["Saint Benedict, Abbot", /given wholly/],
    ["Saint John Bosco, Priest", /priest/],
    ["Saint Monica", /friend of God/],
  ])("describe %s by its name", (name, words) => {
    expect(memorialWords(name)).toMatch(words);
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
