import { PRECEDENCE } from "../precedence";
import type { Colour, Season, SeasonPart, TemporalDay } from "../types";

type Colours = readonly [Colour, ...Colour[]];

/** What the days of a season have in common. */
export interface Setting {
  season: Season;
  seasonPart: SeasonPart;
  colours: Colours;
}

/** A day of the temporal cycle that is a solemnity. */
export function solemnity(
  setting: Setting,
  name: string,
  precedence: number = PRECEDENCE.solemnity,
): TemporalDay {
  return { ...setting, name, rank: "Solemnity", precedence };
}

/** A feast of the Lord of the temporal cycle. */
export function feast(setting: Setting, name: string): TemporalDay {
  return { ...setting, name, rank: "Feast", precedence: PRECEDENCE.feastOfTheLord };
}

/** A Sunday: of Advent, Lent and Easter before all solemnities, else before the feasts of saints alone. */
export function sunday(setting: Setting, name: string): TemporalDay {
  const isGreat = setting.season !== "Ordinary Time" && setting.season !== "Christmas";
  return {
    ...setting,
    name,
    rank: "Sunday",
    precedence: isGreat ? PRECEDENCE.greatDay : PRECEDENCE.sunday,
  };
}

/** A weekday; its precedence is that of plain weekdays unless told. */
export function weekday(
  setting: Setting,
  name: string,
  precedence: number = PRECEDENCE.weekday,
): TemporalDay {
  return { ...setting, name, rank: "Weekday", precedence };
}
