import texts from "#content/companion";
import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import { lengthIndex, sentencesOf } from "../../sentences";
import type { PrayerTask } from "../../tasks";
import type { PrayerMaterial } from "../companion-texts";
import { seedOf, turned } from "../words/choice";
import { type PrayerTheme, themeOfCategory, themesOf } from "../words/themes";
import { writersWords } from "../words/writers-words";
import { dayLines, ownLines, type PrayerLine, themeLines } from "./prayer-lines";
import { saintWords } from "./saint-words";

/** Most sentences with the writer's own words, for the lengths 1 to 5. */
const OWN = [1, 1, 2, 3, 4] as const;

/**
 * Composes a prayer spoken by the writer, with fitting words of the writer: people, worries, thanks and hopes of the text
 * between an opening and a closing of the style. Exactly `sentencesOf(length)` sentences, then "Amen."; the same task
 * makes the same prayer. The caller searches for danger first.
 */
export function composePrayer(task: PrayerTask): string {
  const text = task.title ? `${task.title}\n${task.text}` : task.text;
  const attempt = Math.max(0, Math.trunc(task.attempt) || 0);
  const seed = seedOf(text, task.style, task.length);
  const material = texts.prayers[task.style];
  const index = lengthIndex(task.length);
  const count = sentencesOf(task.length);
  // Short prayers name the hour and the season in their opening every other time, longer ones in a sentence.
  const namesDay = (count === 3 || count === 4) && (seed + attempt) % 2 === 0;
  let choices = 0;
  const choose = <Item>(items: Item[]): Item => turned(items, seedOf(seed, ++choices), attempt)[0]!;

  const closing: PrayerLine = { rank: 99, line: choose(material.closings), slots: {} };
  const themes = themesFor(task.category, text);
  const own = ownLines(writersWords(text), material, choose);
  // A short prayer uses another phrase of the writer every time; a long one has room for all.
  const start = own.length === 0 ? 0 : attempt % own.length;
  const given = [
    ...themeLines(themes.slice(0, 1), material, choose),
    ...(namesDay ? [] : dayLines(task, material, choose, seed + attempt)),
    ...themeLines(themes.slice(1, 3), material, choose),
    ...turned(material.general, seed, attempt).map((line) => ({ rank: 10, line, slots: {} })),
  ];
  const room = count === 2 ? 1 : count - 2;
  const taken = [...own.slice(start), ...own.slice(0, start)].slice(0, OWN[index]);
  const middle = [...taken, ...given].slice(0, room).sort((a, b) => a.rank - b.rank);

  const head = count === 2 ? [] : [openingLine(task, material, choose, namesDay)];
  const first =
    count === 2 ? { ...middle[0]!, line: addressed(middle[0]!.line, material, choose) } : middle[0]!;
  const saint = saintWords(task.saint, seed + attempt);
  const slots = { saint: saint.address, saintName: saint.name };
  const sentences = [...head, first, ...middle.slice(1), closing].map(({ line, slots: own }) =>
    filled(line, { ...slots, ...own }),
  );
  return `${sentences.join(" ")} Amen.`;
}

function themesFor(category: string | undefined, text: string): PrayerTheme[] {
  const asked = themeOfCategory(category);
  return [...new Set([...(asked === null ? [] : [asked]), ...themesOf(text)])];
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

/** Returns an opening, with the hour and the season before it if `namesDay`: "This evening in Lent, ...". */
function openingLine(
  { timeOfDay, season }: PrayerTask,
  material: PrayerMaterial,
  choose: <Item>(items: Item[]) => Item,
  namesDay: boolean,
): PrayerLine {
  const line = choose(material.openings);
  return {
    rank: 0,
    line: namesDay ? `${HOURS[timeOfDay]}${SEASON_WORDS[season]}, ${lowered(line)}` : line,
    slots: {},
  };
}

/** Returns a line with a form of address before it, if the style has one. */
function addressed(line: string, material: PrayerMaterial, choose: <Item>(items: Item[]) => Item): string {
  return material.addresses.length === 0 ? line : `${choose(material.addresses)}, ${lowered(line)}`;
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
