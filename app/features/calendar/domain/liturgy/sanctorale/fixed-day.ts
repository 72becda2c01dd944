import { PRECEDENCE } from "../precedence";
import type { Colour, LiturgicalOptions, RankedCelebration } from "../types";

/** A celebration with a date of its own. */
export interface FixedDay extends RankedCelebration {
  /** MM-dd */
  date: string;
  /** The one calendar that has it; without it both have. */
  calendar?: LiturgicalOptions["calendar"];
}

/** A solemnity of the Lord, of Mary or of a saint. */
export function solemnity(date: string, name: string, colour: Colour = "White"): FixedDay {
  return { date, name, rank: "Solemnity", colours: [colour], precedence: PRECEDENCE.solemnity };
}

/** A feast of the Lord: it is kept also on a Sunday of Ordinary Time. */
export function feastOfTheLord(date: string, name: string, colour: Colour = "White"): FixedDay {
  return { date, name, rank: "Feast", colours: [colour], precedence: PRECEDENCE.feastOfTheLord };
}

/** A feast of a saint. */
export function feast(date: string, name: string, colour: Colour = "White"): FixedDay {
  return { date, name, rank: "Feast", colours: [colour], precedence: PRECEDENCE.feast };
}

/** A memorial that is to be kept. */
export function memorial(date: string, name: string, colour: Colour = "White"): FixedDay {
  return { date, name, rank: "Memorial", colours: [colour], precedence: PRECEDENCE.memorial };
}

/** A memorial that may be kept. */
export function optional(date: string, name: string, colour: Colour = "White"): FixedDay {
  return {
    date,
    name,
    rank: "Optional Memorial",
    colours: [colour],
    precedence: PRECEDENCE.optionalMemorial,
  };
}

/** A day of the United States' proper alone; its feasts and memorials give way to those of the whole Church. */
export function inUs(day: FixedDay): FixedDay {
  const { feast, properFeast, memorial, properMemorial } = PRECEDENCE;
  const precedence =
    day.precedence === feast ? properFeast : day.precedence === memorial ? properMemorial : day.precedence;
  return { ...day, precedence, calendar: "us" };
}

/** A day of the General Roman Calendar that the United States keep on another date or in another rank. */
export function inGeneral(day: FixedDay): FixedDay {
  return { ...day, calendar: "general" };
}
