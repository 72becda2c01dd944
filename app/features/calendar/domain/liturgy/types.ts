import type { LiturgicalOptions } from "~/shared/vocabulary";

export { CALENDARS, EPIPHANY_DAYS, type LiturgicalOptions, SOLEMNITY_DAYS } from "~/shared/vocabulary";

/** The colours of vestments (General Instruction of the Roman Missal, 346). */
export const COLOURS = ["Purple", "White", "Green", "Red", "Rose"] as const;
export type Colour = (typeof COLOURS)[number];

/** The seasons of the liturgical year. */
export const SEASONS = ["Advent", "Christmas", "Ordinary Time", "Lent", "Paschal Triduum", "Easter"] as const;
export type Season = (typeof SEASONS)[number];

export const RANKS = [
  "Solemnity",
  "Feast",
  "Memorial",
  "Optional Memorial",
  "Sunday",
  "Weekday",
  "Commemoration",
] as const;
export type Rank = (typeof RANKS)[number];

/** The ranks of celebrations with a date of their own. A feast of the Lord is kept also on a Sunday of Ordinary Time. */
export const FIXED_RANKS = [
  "Solemnity",
  "Feast of the Lord",
  "Feast",
  "Memorial",
  "Optional Memorial",
] as const;
export type FixedRank = (typeof FIXED_RANKS)[number];

/** The calendar of the United States. */
export const US_CALENDAR: LiturgicalOptions = {
  calendar: "us",
  epiphany: "sunday",
  ascension: "sunday",
  corpusChristi: "sunday",
};

/** A celebration that is possible on a day. The first colour is the one to wear. */
export interface Celebration {
  name: string;
  rank: Rank;
  colours: readonly [Colour, ...Colour[]];
}

/** The parts of seasons that have words of their own. */
export const SEASON_PARTS = [
  "advent",
  "late-advent",
  "christmas",
  "christmas-octave",
  "after-epiphany",
  "ordinary",
  "after-ashes",
  "lent",
  "holy-week",
  "triduum",
  "easter-octave",
  "easter",
  "before-pentecost",
] as const;
export type SeasonPart = (typeof SEASON_PARTS)[number];

/** A celebration with its precedence in the table of liturgical days: 1 is the highest, 13 the lowest. */
export interface RankedCelebration extends Celebration {
  precedence: number;
}

/** A day of the temporal cycle, which has no saints. */
export interface TemporalDay extends RankedCelebration {
  season: Season;
  seasonPart: SeasonPart;
}
