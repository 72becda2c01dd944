import { dayNumberOf, weekdayOf } from "./day-number";
import type { MovableDays } from "./movable-days";
import { ordinal, weekdayName } from "./ordinals";
import { PRECEDENCE } from "./precedence";
import type { Colour, Season, SeasonPart, TemporalDay } from "./types";

/** The common properties of the days of a season. */
interface Setting {
  season: Season;
  seasonPart: SeasonPart;
  colours: readonly [Colour, ...Colour[]];
}

const ADVENT: Setting = { season: "Advent", seasonPart: "advent", colours: ["Purple"] };
const GAUDETE: Setting = { ...ADVENT, colours: ["Rose", "Purple"] };
const LATE_ADVENT: Setting = { ...ADVENT, seasonPart: "late-advent" };
const CHRISTMAS: Setting = { season: "Christmas", seasonPart: "christmas", colours: ["White"] };
const CHRISTMAS_OCTAVE: Setting = { ...CHRISTMAS, seasonPart: "christmas-octave" };
const AFTER_EPIPHANY: Setting = { ...CHRISTMAS, seasonPart: "after-epiphany" };
const ORDINARY: Setting = { season: "Ordinary Time", seasonPart: "ordinary", colours: ["Green"] };
const OF_THE_LORD: Setting = { ...ORDINARY, colours: ["White"] };
const LENT: Setting = { season: "Lent", seasonPart: "lent", colours: ["Purple"] };
const LAETARE: Setting = { ...LENT, colours: ["Rose", "Purple"] };
const AFTER_ASHES: Setting = { ...LENT, seasonPart: "after-ashes" };
const HOLY_WEEK: Setting = { ...LENT, seasonPart: "holy-week" };
const PALM_SUNDAY: Setting = { ...HOLY_WEEK, colours: ["Red"] };
const TRIDUUM: Setting = { season: "Paschal Triduum", seasonPart: "triduum", colours: ["White"] };
const GOOD_FRIDAY: Setting = { ...TRIDUUM, colours: ["Red"] };
// Purple during the day, white for the Vigil.
const HOLY_SATURDAY: Setting = { ...TRIDUUM, colours: ["Purple", "White"] };
const EASTER: Setting = { season: "Easter", seasonPart: "easter", colours: ["White"] };
const EASTER_OCTAVE: Setting = { ...EASTER, seasonPart: "easter-octave" };
const BEFORE_PENTECOST: Setting = { ...EASTER, seasonPart: "before-pentecost" };
const PENTECOST: Setting = { ...EASTER, colours: ["Red"] };

/** Returns a day of a civil year in the temporal cycle, without saints and fixed solemnities. */
export function temporalDay(year: number, days: MovableDays, day: number): TemporalDay {
  if (day <= days.baptism) return afterNewYearDay(days, day, day - dayNumberOf(year, 1, 1) + 1);
  if (day >= days.christmas) return christmasOctaveDay(days, day);
  if (day >= days.advent) return adventDay(days, day);
  const fromEaster = day - days.easter;
  if (fromEaster >= -46 && fromEaster < 0) return lentDay(fromEaster, day);
  if (fromEaster >= 0 && fromEaster <= 49) return easterDay(days, day);
  return ordinaryDay(days, day);
}

/** Returns a day from the First Sunday of Advent to 24 December (Universal Norms, 39-42). */
function adventDay({ advent, christmas }: MovableDays, day: number): TemporalDay {
  const week = Math.floor((day - advent) / 7) + 1;
  const dayOfWeek = weekdayOf(day);
  if (dayOfWeek === 0) return sunday(week === 3 ? GAUDETE : ADVENT, `${ordinal(week)} Sunday of Advent`);
  const untilChristmas = christmas - day;
  if (untilChristmas <= 8)
    return weekday(LATE_ADVENT, `December ${25 - untilChristmas}`, PRECEDENCE.privilegedWeekday);
  return weekday(ADVENT, `${weekdayName(dayOfWeek)} of the ${ordinal(week)} Week of Advent`);
}

/** Returns a day from 25 to 31 December: the octave of Christmas (Universal Norms, 35). */
function christmasOctaveDay({ christmas, holyFamily }: MovableDays, day: number): TemporalDay {
  if (day === christmas)
    return solemnity(CHRISTMAS, "The Nativity of the Lord (Christmas)", PRECEDENCE.greatDay);
  if (day === holyFamily) return feast(CHRISTMAS_OCTAVE, "The Holy Family of Jesus, Mary and Joseph");
  return octaveWeekday(day - christmas + 1);
}

/** Returns a day from 1 January to the Baptism of the Lord (Universal Norms, 35-38). */
function afterNewYearDay({ epiphany, baptism }: MovableDays, day: number, date: number): TemporalDay {
  if (day === epiphany) return solemnity(CHRISTMAS, "The Epiphany of the Lord", PRECEDENCE.greatDay);
  if (day === baptism) return feast(AFTER_EPIPHANY, "The Baptism of the Lord");
  if (date === 1) return octaveWeekday(8);
  const dayOfWeek = weekdayOf(day);
  if (dayOfWeek === 0) return sunday(CHRISTMAS, "Second Sunday after the Nativity");
  if (day < epiphany) return weekday(CHRISTMAS, `January ${date}`);
  return weekday(AFTER_EPIPHANY, `${weekdayName(dayOfWeek)} after the Epiphany of the Lord`);
}

function octaveWeekday(number: number): TemporalDay {
  const name = `${ordinal(number)} Day within the Octave of the Nativity of the Lord`;
  return weekday(CHRISTMAS_OCTAVE, name, PRECEDENCE.privilegedWeekday);
}

/** Returns a day of Ordinary Time, with the solemnities of the Lord that fall in it (Universal Norms, 43-44). */
function ordinaryDay(days: MovableDays, day: number): TemporalDay {
  const solemn = solemnityOfTheLord(days, day);
  if (solemn) return solemnity(OF_THE_LORD, solemn);
  const week = ordinal(ordinaryWeek(days, day));
  const dayOfWeek = weekdayOf(day);
  if (dayOfWeek === 0) return sunday(ORDINARY, `${week} Sunday in Ordinary Time`);
  return weekday(ORDINARY, `${weekdayName(dayOfWeek)} of the ${week} Week in Ordinary Time`);
}

function solemnityOfTheLord(days: MovableDays, day: number): string | null {
  if (day === days.easter + 56) return "The Most Holy Trinity";
  if (day === days.corpusChristi) return "The Most Holy Body and Blood of Christ (Corpus Christi)";
  if (day === days.sacredHeart) return "The Most Sacred Heart of Jesus";
  if (day === days.advent - 7) return "Our Lord Jesus Christ, King of the Universe";
  return null;
}

/** Returns the week of Ordinary Time, counted from the Baptism of the Lord, or after Pentecost back from the 34th before Advent. */
export function ordinaryWeek({ easter, baptism, advent }: MovableDays, day: number): number {
  if (day > easter) return 35 - Math.ceil((advent - day) / 7);
  return Math.floor((day - (baptism - weekdayOf(baptism))) / 7) + 1;
}

/**
 * Returns a day from Ash Wednesday to Holy Saturday (Universal Norms, 18-21 and 27-31). The Triduum counts from Holy
 * Thursday, because it begins that evening.
 */
function lentDay(fromEaster: number, day: number): TemporalDay {
  const name = weekdayName(weekdayOf(day));
  if (fromEaster === -46) return weekday(AFTER_ASHES, "Ash Wednesday", PRECEDENCE.greatDay);
  if (fromEaster < -42)
    return weekday(AFTER_ASHES, `${name} after Ash Wednesday`, PRECEDENCE.privilegedWeekday);
  if (fromEaster === -7) return sunday(PALM_SUNDAY, "Palm Sunday of the Passion of the Lord");
  if (fromEaster < -7) return lentWeek(Math.floor((fromEaster + 42) / 7) + 1, name);
  if (fromEaster < -3) return weekday(HOLY_WEEK, `${name} of Holy Week`, PRECEDENCE.greatDay);
  if (fromEaster === -3)
    return weekday(TRIDUUM, "Holy Thursday (Thursday of the Lord’s Supper)", PRECEDENCE.triduum);
  if (fromEaster === -2)
    return weekday(GOOD_FRIDAY, "Good Friday (Friday of the Passion of the Lord)", PRECEDENCE.triduum);
  return weekday(HOLY_SATURDAY, "Holy Saturday", PRECEDENCE.triduum);
}

function lentWeek(week: number, name: string): TemporalDay {
  if (name === "Sunday") return sunday(week === 4 ? LAETARE : LENT, `${ordinal(week)} Sunday of Lent`);
  return weekday(LENT, `${name} of the ${ordinal(week)} Week of Lent`, PRECEDENCE.privilegedWeekday);
}

/** Returns a day from Easter Sunday to Pentecost (Universal Norms, 22-26). */
function easterDay({ easter, ascension }: MovableDays, day: number): TemporalDay {
  const fromEaster = day - easter;
  const name = weekdayName(weekdayOf(day));
  if (fromEaster === 0)
    return solemnity(EASTER, "Easter Sunday of the Resurrection of the Lord", PRECEDENCE.triduum);
  if (fromEaster < 7)
    return solemnity(EASTER_OCTAVE, `${name} within the Octave of Easter`, PRECEDENCE.greatDay);
  if (fromEaster === 7) return sunday(EASTER_OCTAVE, "Second Sunday of Easter (Sunday of Divine Mercy)");
  if (fromEaster === 49) return solemnity(PENTECOST, "Pentecost Sunday", PRECEDENCE.greatDay);
  if (day === ascension) return solemnity(EASTER, "The Ascension of the Lord", PRECEDENCE.greatDay);
  const setting = day > ascension ? BEFORE_PENTECOST : EASTER;
  const week = ordinal(Math.floor(fromEaster / 7) + 1);
  if (name === "Sunday") return sunday(setting, `${week} Sunday of Easter`);
  return weekday(setting, `${name} of the ${week} Week of Easter`);
}

function solemnity(setting: Setting, name: string, precedence: number = PRECEDENCE.solemnity): TemporalDay {
  return { ...setting, name, rank: "Solemnity", precedence };
}

/** Makes a feast of the Lord. */
function feast(setting: Setting, name: string): TemporalDay {
  return { ...setting, name, rank: "Feast", precedence: PRECEDENCE.feastOfTheLord };
}

/** Makes a Sunday. In Advent, Lent and Easter it precedes all solemnities, otherwise only the feasts of saints. */
function sunday(setting: Setting, name: string): TemporalDay {
  const isGreat = setting.season !== "Ordinary Time" && setting.season !== "Christmas";
  const precedence = isGreat ? PRECEDENCE.greatDay : PRECEDENCE.sunday;
  return { ...setting, name, rank: "Sunday", precedence };
}

function weekday(setting: Setting, name: string, precedence: number = PRECEDENCE.weekday): TemporalDay {
  return { ...setting, name, rank: "Weekday", precedence };
}
