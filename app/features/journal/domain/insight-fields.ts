import type { MoodHistoryView } from "../contract";
import type { Mood } from "./limits";

const MOODS = 10;
const PATTERN_MOODS = 3;
const THEMES = 10;

/**
 * Returns the body of `POST /api/mood/insights`: up to 10 moods, newest first; up to 10 words longer than 4 characters
 * from the latest entries; a sentence of the first 3 moods. The server chooses itself which facts a model receives.
 */
export function insightFields({ days, latest }: Pick<MoodHistoryView, "days" | "latest">) {
  const moods = days.flatMap(({ mood }): Mood[] => (mood ? [mood] : [])).toReversed();
  const words = latest.flatMap((text) => text.toLowerCase().match(/\p{L}{5,60}/gu) ?? []);
  return {
    moodPattern: moodPattern(moods),
    recentMoods: moods.slice(0, MOODS),
    journalThemes: [...new Set(words)].slice(0, THEMES),
  };
}

function moodPattern(moods: Mood[]): string {
  const [last, ...before] = moods.slice(0, PATTERN_MOODS);
  if (!last) return "Beginning spiritual journey";
  return before.length === 0 ? `Lately ${last}` : `Lately ${last}, before that ${before.join(" and ")}`;
}
