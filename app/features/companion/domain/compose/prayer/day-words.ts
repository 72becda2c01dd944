import type { DayPart, Season } from "../../companion-task";

const HOURS: Record<DayPart, string> = {
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
export function dayWords(dayPart: DayPart, season: Season): string {
  return `${HOURS[dayPart]}${SEASON_WORDS[season]}`;
}
