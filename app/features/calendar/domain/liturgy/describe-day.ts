import { formatLocalDate } from "~/shared/dates";
import { type TimeOfDay, timeOfDayAt } from "../time-of-day";
import { dayNumber } from "./day-number";
import { liturgicalDay } from "./liturgical-day";
import type { Colour, LiturgicalOptions, Rank, Season } from "./types";
import { describeCelebration } from "./words/describe";
import { PROMPTS } from "./words/prompts";

/** What a day offers to somebody who comes to pray at an hour. */
interface TimeBasedPrompt {
  timeOfDay: TimeOfDay;
  prompt: string;
  scriptureVerse: string;
  saintQuote: string;
}

/** A liturgical day as the calls and the screens have it. */
export interface DayDescription {
  dayOfWeek: string;
  /** yyyy-MM-dd */
  date: string;
  liturgicalSeason: Season;
  liturgicalColor: Colour;
  feastDay: string;
  rank: Rank;
  description: string;
  timeBasedPrompt: TimeBasedPrompt;
  /** All that the day may be kept as, the chosen first; the first of the colors is the one to wear. */
  celebrations: { name: string; rank: Rank; colors: readonly Colour[]; isChosen: boolean }[];
}

/** Describes a day (yyyy-MM-dd) at an hour (0-23) of the reader's clock. */
export function describeDay(localDate: string, hour: number, options: LiturgicalOptions): DayDescription {
  const day = liturgicalDay(localDate, options);
  return {
    dayOfWeek: formatLocalDate(localDate, "EEEE"),
    date: localDate,
    liturgicalSeason: day.season,
    liturgicalColor: day.chosen.colours[0],
    feastDay: day.chosen.name,
    rank: day.chosen.rank,
    description: describeCelebration(day),
    timeBasedPrompt: promptAt(localDate, hour),
    celebrations: day.celebrations.map(({ name, rank, colours }, index) => ({
      name,
      rank,
      colors: colours,
      isChosen: index === 0,
    })),
  };
}

function promptAt(localDate: string, hour: number): TimeBasedPrompt {
  const timeOfDay = timeOfDayAt(hour);
  const { prompts, verses, quotations } = PROMPTS[timeOfDay];
  const turn = dayNumber(localDate);
  // Three lists that turn at different speeds do not repeat the same three together every few days.
  return {
    timeOfDay,
    prompt: inTurn(prompts, turn),
    scriptureVerse: inTurn(verses, Math.floor(turn / prompts.length) + turn),
    saintQuote: inTurn(quotations, turn),
  };
}

/** The entry of a list whose turn it is. */
function inTurn(list: readonly string[], turn: number): string {
  return list[((turn % list.length) + list.length) % list.length] ?? "";
}
