import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";

const HOURS: Record<TimeOfDay, string> = {
  morning: "This morning",
  midday: "At this midday",
  evening: "This evening",
  night: "Tonight",
};
const SEASON_WORDS: Record<Season, string> = {
  Advent: " in Advent",
  Christmas: " in the Christmas season",
  "Ordinary Time": "",
  Lent: " in Lent",
  "Paschal Triduum": " in the Paschal Triduum",
  Easter: " in the Easter season",
};

/** The hour and the season as words that a prayer can begin with: "This evening in Lent". */
export function dayWords(timeOfDay: TimeOfDay, season: Season): string {
  return `${HOURS[timeOfDay]}${SEASON_WORDS[season]}`;
}
