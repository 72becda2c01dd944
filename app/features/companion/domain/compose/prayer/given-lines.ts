import type { PrayerTask } from "../../companion-task";
import type { PrayerTheme } from "../words/themes";
import type { PrayerMaterial } from "./material";
import type { PrayerLine } from "./own-lines";

/** One line for each theme. */
export function themeLines(
  themes: PrayerTheme[],
  material: PrayerMaterial,
  choose: <Item>(items: Item[]) => Item,
): PrayerLine[] {
  return themes.map((theme) => ({ rank: 7, line: choose(material.themes[theme]), slots: {} }));
}

/** A line of the season and one of the hour; which of them comes first goes by turns. */
export function dayLines(
  { season, timeOfDay }: Pick<PrayerTask, "season" | "timeOfDay">,
  material: PrayerMaterial,
  choose: <Item>(items: Item[]) => Item,
  turn: number,
): PrayerLine[] {
  const lines = [
    { rank: 1, line: choose([material.seasons[season]]), slots: {} },
    { rank: 1, line: choose([material.hours[timeOfDay]]), slots: {} },
  ];
  return turn % 2 === 0 ? lines : lines.reverse();
}
