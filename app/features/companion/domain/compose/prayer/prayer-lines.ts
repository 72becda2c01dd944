import type { PrayerTask } from "../../tasks";
import type { PrayerMaterial } from "../companion-texts";
import { listed } from "../words/people";
import type { PrayerTheme } from "../words/themes";
import type { WritersWords } from "../words/writers-words";

/** A line of a prayer with its rank: lower ranks come first. */
export interface PrayerLine {
  rank: number;
  /** A sentence with its phrases still to be filled in. */
  line: string;
  slots: Record<string, string>;
}

/** Kinds of phrases in the order in which they are used; a phrase within a used one is not repeated. */
const KINDS: { slot: keyof typeof RANKS; from: keyof WritersWords; lines: keyof WritersWordsLines }[] = [
  { slot: "departed", from: "departed", lines: "departed" },
  { slot: "worry", from: "worries", lines: "worries" },
  { slot: "thanks", from: "thanks", lines: "thanks" },
  { slot: "wish", from: "wishes", lines: "wishes" },
  { slot: "hope", from: "hopes", lines: "hopes" },
  { slot: "people", from: "living", lines: "people" },
  { slot: "concern", from: "concerns", lines: "concerns" },
];
type WritersWordsLines = Pick<
  PrayerMaterial,
  "departed" | "worries" | "thanks" | "wishes" | "hopes" | "people" | "concerns"
>;
const RANKS = { thanks: 2, people: 3, departed: 4, worry: 5, concern: 6, wish: 8, hope: 9 };
/** Kinds by importance, for prayers with room for few. */
const IMPORTANCE = ["departed", "people", "worry", "concern", "wish", "thanks", "hope"];

/** Returns the lines with the writer's own words, each kind once, the most important first. */
export function ownLines(
  words: WritersWords,
  material: PrayerMaterial,
  choose: <Item>(items: Item[]) => Item,
): PrayerLine[] {
  const said: string[] = [];
  const lines = KINDS.flatMap(({ slot, from, lines }) => {
    const fresh = words[from].filter((phrase) => !said.some((other) => other.includes(phrase)));
    if (fresh.length === 0) return [];
    const phrase = slot === "people" || slot === "departed" ? listed(fresh.slice(0, 3)) : choose(fresh);
    said.push(phrase);
    return [{ slot, rank: RANKS[slot], line: choose(material[lines]), slots: { [slot]: phrase } }];
  });
  return IMPORTANCE.flatMap((kind) => lines.filter(({ slot }) => slot === kind));
}

/** Returns one line for each theme. */
export function themeLines(
  themes: PrayerTheme[],
  material: PrayerMaterial,
  choose: <Item>(items: Item[]) => Item,
): PrayerLine[] {
  return themes.map((theme) => ({ rank: 7, line: choose(material.themes[theme]), slots: {} }));
}

/** Returns a line of the season and one of the hour, in alternating order. */
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
