import texts from "#content/companion";
import { dayNumber } from "~/features/calendar/domain/liturgy/day-number";
import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import type { Mood } from "~/shared/vocabulary";
import { sentencesOf } from "../../sentences";
import type { PrayerTask } from "../../tasks";
import type { Feeling, PrayerMaterial } from "../companion-texts";
import { seedOf, turned } from "../words/choice";
import { fittingThemes, type PrayerTheme, themeOfCategory } from "../words/themes";
import { type WritersWords, writersWords } from "../words/writers-words";
import { type Choose, dayLine, giftLines, ownLines, type PrayerLine, themeLines } from "./prayer-lines";
import { saintWords } from "./saint-words";

/**
 * Composes a prayer spoken by the writer: the people, events and feelings of the text between an opening and a closing of
 * the style. Exactly `sentencesOf(length)` sentences, then "Amen."; the same task makes the same prayer. The caller
 * searches for danger first.
 */
export function composePrayer(task: PrayerTask): string {
  const text = task.title ? `${task.title}\n${task.text}` : task.text;
  const attempt = Math.max(0, Math.trunc(task.attempt) || 0);
  const seed = seedOf(text, task.style, task.length, task.date ?? "");
  const material = texts.prayers[task.style];
  const count = sentencesOf(task.length);
  const chosen: unknown[] = [];
  const choose: Choose = (items) => {
    const all = turned(items, seedOf(seed, chosen.length), attempt);
    const item = all.find((one) => !chosen.includes(one)) ?? all[0]!;
    chosen.push(item);
    return item;
  };
  // Each day has three closings to choose from, and the next day three others.
  const first = task.date ? 3 * dayNumber(task.date) : 0;
  const [closing = ""] = turned(material.closings, seedOf(task.style), first + (seed % 3) + attempt);
  chosen.push(closing);
  const words = writersWords(text, task.mood);
  const own = ownLines(words, material, choose);
  const themes = themesFor(task.category, fittingThemes(text, words.tone));
  // A line of the season or the hour in every sixth long prayer: one a day would wear out.
  const turn = seed + attempt;
  const ofDay = turn % 6 === 0 ? [dayLine(task, material, turn / 6)] : [];
  const given = [
    ...(own.length === 0 ? themeLines(themes.slice(0, 1), material, choose) : []),
    ...own,
    ...ofDay,
    ...themeLines(own.length === 0 ? themes.slice(1, 2) : themes.slice(0, 1), material, choose),
    ...giftLines(words, material, choose),
    ...turned(material.general, seed, attempt).map((line) => ({ line, slots: {} })),
  ];
  const hasOpening = count > 3 || (count === 3 && own.length < 2);
  const [opening, ...rest] = hasOpening
    ? [openingLine(task, words, openingsFor(closing, material), choose, turn), ...given]
    : given.map((one, index) => (index === 0 ? addressed(one, openingsFor(closing, material), choose) : one));
  const saint = saintWords(task.saint, turn);
  const slots = { saint: saint.address, saintName: saint.name };
  const lines = [opening!, ...rest].slice(0, count - 1);
  const sentences = [...lines, { line: closing, slots: {} }].map(({ line, slots: own }) =>
    filled(line, { ...slots, ...own }),
  );
  return `${sentences.join(" ")} Amen.`;
}

/** Returns the themes of the words; that of the category only where they have none. */
function themesFor(category: string | undefined, themes: PrayerTheme[]): PrayerTheme[] {
  const asked = themeOfCategory(category);
  return themes.length > 0 || asked === null ? themes : [asked];
}

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

/**
 * Returns an opening: with the writer's feeling, if there is one, else every third time with the hour and the season before
 * it, "This evening in Lent, ...".
 */
function openingLine(
  { timeOfDay, season, mood }: PrayerTask,
  { feelings }: WritersWords,
  openings: Openings,
  choose: Choose,
  turn: number,
): PrayerLine {
  const feeling = feelings[0] ?? feelingOf(mood);
  if (feeling) return { line: choose(openings[feeling.tone]), slots: { feeling: feeling.word } };
  const line = choose(openings.openings);
  const hour = `${HOURS[timeOfDay]}${SEASON_WORDS[season]}`;
  return { line: turn % 3 === 0 ? `${hour}, ${lowered(line)}` : line, slots: {} };
}

/** The moods as feelings, where the words show none. */
const MOOD_WORDS: Partial<Record<Mood, string>> = {
  joyful: "glad",
  peaceful: "at peace",
  grateful: "grateful",
  hopeful: "hopeful",
  struggling: "heavy of heart",
  anxious: "anxious",
  blessed: "grateful",
};

function feelingOf(mood: Mood | undefined): Pick<Feeling, "word" | "tone"> | null {
  const word = mood && MOOD_WORDS[mood];
  if (word === undefined) return null;
  return { word, tone: mood === "struggling" || mood === "anxious" ? "heavy" : "glad" };
}

const TO_THE_SON = /\b(?:Jesus|Christ|Shepherd|Bridegroom|Word|Adam|Master|Physician)\b/;
const THROUGH_THE_SON =
  /\b(?:Thy|Your) Son\b|\bthrough (?:our Lord |Jesus )?(?:Jesus )?Christ|the Son\b|with the Father/i;

type Openings = Pick<PrayerMaterial, "addresses" | "openings" | "heavy" | "glad">;

/** Returns the openings that go with a closing: a prayer to the Son does not end "through Your Son". */
function openingsFor(closing: string, { addresses, openings, heavy, glad }: PrayerMaterial): Openings {
  if (!THROUGH_THE_SON.test(closing)) return { addresses, openings, heavy, glad };
  const toTheFather = (lines: string[]) => lines.filter((line) => !TO_THE_SON.test(line));
  return {
    addresses: toTheFather(addresses),
    openings: toTheFather(openings),
    heavy: toTheFather(heavy),
    glad: toTheFather(glad),
  };
}

/** Returns a line with a form of address before it. */
function addressed({ line, slots }: PrayerLine, { addresses }: Openings, choose: Choose): PrayerLine {
  return { line: `${choose(addresses)}, ${lowered(line)}`, slots };
}

const KEEPS_CAPITAL =
  /^(?:I\b|God|Lord|Jesus|Christ|Father|Holy|Almighty|Heavenly|Eternal|Creator|Spirit|Sacred|Beloved|Bridegroom|Divine|Hidden|King|Physician|Master|Good Shepherd|Word|You|Your|Thou|Thee|Thy|Mary|Saint|Our Lady|Most|Son|O |Sweet Mother|Fountain|Trampler|Divine|My God|Across the)/;

/** Returns a line as it continues after a comma. */
function lowered(line: string): string {
  return KEEPS_CAPITAL.test(line) ? line : line.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** Returns a line with its phrases filled in, starting with a capital letter. */
function filled(line: string, slots: Record<string, string>): string {
  return line
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
