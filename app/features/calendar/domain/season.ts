import { addDays, daysBetween, weekdayOf } from "~/shared/dates";

/** The five colours of the liturgy, as the look's tokens name them. White days wear gold. */
export const LITURGICAL_COLOURS = ["purple", "white", "green", "red", "rose"] as const;
export type LiturgicalColour = (typeof LITURGICAL_COLOURS)[number];

/** Easter Sunday of a year, yyyy-MM-dd, by the Gregorian computus (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The First Sunday of Advent of a year: the fourth Sunday before Christmas. */
export function firstSundayOfAdvent(year: number): string {
  const christmas = `${year}-12-25`;
  const weekday = weekdayOf(christmas);
  return addDays(christmas, -(weekday === 0 ? 7 : weekday) - 21);
}

/**
 * The colour of the season on a local day, with the Sundays and days that wear one of their own: Gaudete and
 * Laetare rose, Palm Sunday, Good Friday and Pentecost red, the movable solemnities of the Lord white (General
 * Instruction of the Roman Missal, 346). Fixed feasts are not considered. United States: Epiphany on the Sunday from 2 to 8 January.
 */
export function seasonColour(localDate: string): LiturgicalColour {
  const year = Number(localDate.slice(0, 4));
  const advent = firstSundayOfAdvent(year);
  if (localDate >= `${year}-12-25` || localDate <= baptismOfTheLord(year)) return "white";
  if (localDate >= advent) return localDate === addDays(advent, 14) ? "rose" : "purple";
  if (localDate === addDays(advent, -7)) return "white";

  const fromEaster = daysBetween(easterSunday(year), localDate);
  if (fromEaster === -21) return "rose";
  if (fromEaster === -7 || fromEaster === -2 || fromEaster === 49) return "red";
  if (fromEaster === -3) return "white";
  if (fromEaster >= -46 && fromEaster < 0) return "purple";
  if (fromEaster >= 0 && fromEaster < 49) return "white";
  // Trinity, Corpus Christi (kept on Sunday) and the Sacred Heart.
  if (fromEaster === 56 || fromEaster === 63 || fromEaster === 68) return "white";
  return "green";
}

/** The Sunday after Epiphany, or the Monday when Epiphany is kept on 7 or 8 January. */
export function baptismOfTheLord(year: number): string {
  const second = `${year}-01-02`;
  const epiphany = addDays(second, (7 - weekdayOf(second)) % 7);
  return epiphany >= `${year}-01-07` ? addDays(epiphany, 1) : addDays(epiphany, 7);
}
