import words from "#content/day-words";
import { formatLocalDate } from "~/shared/dates";
import { type TimeOfDay, timeOfDayAt } from "../time-of-day";
import { dayNumber } from "./day-number";
import { type LiturgicalDay, liturgicalDay } from "./liturgical-day";
import type { Colour, LiturgicalOptions, Rank, Season, SeasonPart } from "./types";

/** Words about the days, and prompts for each time of day. */
export interface DayWords {
  /** A sentence or two about each solemnity and feast, and days unlike their season, by name. */
  named: Readonly<Record<string, string>>;
  /** About memorials: the first entry whose part of a name fits; the last one fits all. */
  memorials: readonly { named?: readonly string[]; text: string }[];
  /** About Sundays and weekdays of each part of the year. */
  seasons: Readonly<Record<SeasonPart, { sunday: string; weekday: string }>>;
  /** A prompt, a verse and a saint's word are offered; each has its turn. */
  prompts: Readonly<
    Record<
      TimeOfDay,
      { prompts: readonly string[]; verses: readonly string[]; quotations: readonly string[] }
    >
  >;
}

/** The prompt for prayer at an hour of a day. */
interface TimeBasedPrompt {
  timeOfDay: TimeOfDay;
  prompt: string;
  scriptureVerse: string;
  saintQuote: string;
}

/** A liturgical day as calls return it and screens show it. */
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
  /** Every celebration that is possible on the day, the chosen one first; the first color is the one to wear. */
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

/** Returns a sentence or two about the celebration of a day. */
function describeCelebration({ chosen: { name, rank }, seasonPart }: LiturgicalDay): string {
  const own = words.named[name];
  if (own) return own;
  if (rank === "Memorial") return memorialWords(name);
  return words.seasons[seasonPart][rank === "Sunday" ? "sunday" : "weekday"];
}

/** Returns a sentence or two about a memorial, by its name. */
function memorialWords(name: string): string {
  const fitting = words.memorials.find(({ named }) => !named || named.some((part) => name.includes(part)));
  return fitting?.text ?? "";
}

function promptAt(localDate: string, hour: number): TimeBasedPrompt {
  const timeOfDay = timeOfDayAt(hour);
  const { prompts, verses, quotations } = words.prompts[timeOfDay];
  const turn = dayNumber(localDate);
  // The lists turn at different speeds, so the same three entries rarely meet again.
  return {
    timeOfDay,
    prompt: inTurn(prompts, turn),
    scriptureVerse: inTurn(verses, Math.floor(turn / prompts.length) + turn),
    saintQuote: inTurn(quotations, turn),
  };
}

/** Returns the entry of a list whose turn it is. */
function inTurn(list: readonly string[], turn: number): string {
  return list[((turn % list.length) + list.length) % list.length] ?? "";
}
