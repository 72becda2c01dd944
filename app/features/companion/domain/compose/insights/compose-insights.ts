import texts from "#content/companion";
import { formatLocalDate } from "~/shared/dates";
import type { Mood } from "~/shared/vocabulary";
import type { MoodInsights } from "../../../contract";
import type { DatedMood, InsightsTask } from "../../tasks";
import { seedOf, turned } from "../words/choice";
import { listed } from "../words/people";

const DAY_MS = 86_400_000;
/** Most dated moods in a sentence. */
const NAMED = 5;
const HEAVY: Mood[] = ["struggling", "anxious"];

/** The texts of insights, without their origin. */
type InsightTexts = Omit<MoodInsights, "engine" | "isSafetyMessage" | "support" | "checked">;

/**
 * Composes insights: the dated moods of the last days, a verse, one practice and a short prayer for the latest or a heavy
 * mood. No diagnosis. The same task makes the same texts.
 */
export function composeInsights({ moods, themes, season, date }: InsightsTask): InsightTexts {
  const dated = [...moods].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const words = themes.filter((word) => /^[\p{L}\p{M}'-]+$/u.test(word)).slice(0, 3);
  const mood = leadingMood(dated);
  // One after the other, week by week.
  const choose = <Item>(items: Item[]): Item => turned(items, seedOf(mood ?? ""), weekOf(date))[0]!;

  const { moods: materials, heavyDays, seasons } = texts.insights;
  const material = materials[mood ?? "beginning"];
  const verse = choose(material.verses);
  const practice = choose(material.practices);
  return {
    spiritualReflection: [datedMoods(dated), recurring(words), seasons[season]].filter(Boolean).join(" "),
    scriptureVerse: verse.text,
    scriptureReference: verse.reference,
    pastoralGuidance: isHeavy(dated) ? `${practice} ${heavyDays}` : practice,
    prayerSuggestion: choose(material.prayers),
  };
}

/** Returns the last heavy mood of heavy days, else the latest one; `null` without any. */
function leadingMood(dated: DatedMood[]): Mood | null {
  const latest = dated.at(-1)?.mood ?? null;
  if (!isHeavy(dated)) return latest;
  return dated.findLast(({ mood }) => HEAVY.includes(mood))?.mood ?? latest;
}

/** Whether at least three of the latest five moods are heavy. */
function isHeavy(dated: DatedMood[]): boolean {
  return dated.slice(-5).filter(({ mood }) => HEAVY.includes(mood)).length >= 3;
}

/** Returns the number of a local day's week, which starts on Sunday. */
function weekOf(date: string): number {
  // 1970-01-04 was a Sunday.
  return Math.floor((Date.parse(date) / DAY_MS - 3) / 7);
}

/** "You were anxious from November 16 to 18 and peaceful on November 20." */
function datedMoods(dated: DatedMood[]): string {
  if (dated.length === 0) return "You have not written down a mood yet; your journey is at its beginning.";
  const runs: { mood: Mood; first: string; last: string }[] = [];
  for (const { date, mood } of dated.slice(-NAMED)) {
    const run = runs.at(-1);
    if (run?.mood === mood) run.last = date;
    else runs.push({ mood, first: date, last: date });
  }
  return `You were ${listed(runs.map(({ mood, first, last }) => `${mood} ${daysOf(first, last)}`))}.${movement(dated)}`;
}

/** "on November 18", "from November 16 to 18". */
function daysOf(first: string, last: string): string {
  const start = formatLocalDate(first, "MMMM d");
  if (first === last) return `on ${start}`;
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `from ${start} to ${formatLocalDate(last, isSameMonth ? "d" : "MMMM d")}`;
}

function movement(dated: DatedMood[]): string {
  const heavy = dated.slice(-NAMED).map(({ mood }) => HEAVY.includes(mood));
  if (heavy.length < 2) return "";
  if (heavy.every(Boolean))
    return " These days have weighed on you, and you have still come to write and to pray.";
  if (!heavy.some(Boolean)) return " There is much light in these days; it is good to notice it.";
  return heavy.at(-1)
    ? " Lighter and heavier days stand side by side; God is in both."
    : " After heavier days something has brightened; it is good to ask what helped.";
}

function recurring(words: string[]): string {
  if (words.length === 0) return "";
  return `You’ve often mentioned ${listed(words.map((word) => `"${word}"`))}.`;
}
