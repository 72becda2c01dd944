import { weekdayOf } from "../day-number";
import type { MovableDays } from "../movable-days";
import { ordinal, weekdayName } from "../ordinals";
import { PRECEDENCE } from "../precedence";
import type { TemporalDay } from "../types";
import { type Setting, sunday, weekday } from "./build";

const LENT: Setting = { season: "Lent", seasonPart: "lent", colours: ["Purple"] };
const LAETARE: Setting = { ...LENT, colours: ["Rose", "Purple"] };
const AFTER_ASHES: Setting = { ...LENT, seasonPart: "after-ashes" };
const HOLY_WEEK: Setting = { ...LENT, seasonPart: "holy-week" };
const PALM_SUNDAY: Setting = { ...HOLY_WEEK, colours: ["Red"] };
const TRIDUUM: Setting = { season: "Paschal Triduum", seasonPart: "triduum", colours: ["White"] };
const GOOD_FRIDAY: Setting = { ...TRIDUUM, colours: ["Red"] };
// By day the Church waits in purple; white is put on for the Vigil.
const HOLY_SATURDAY: Setting = { ...TRIDUUM, colours: ["Purple", "White"] };

/**
 * A day from Ash Wednesday to Holy Saturday (Universal Norms, 18-21 and 27-31). The Triduum counts from Holy
 * Thursday, on whose evening it begins.
 */
export function lentDay({ easter }: MovableDays, day: number): TemporalDay {
  const fromEaster = day - easter;
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
