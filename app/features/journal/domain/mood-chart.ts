import type { Mood, MoodHistoryView } from "../contract";

/** How high a mood stands in the chart. */
const SCORES: Record<Mood, number> = {
  joyful: 90,
  blessed: 85,
  peaceful: 80,
  grateful: 75,
  hopeful: 70,
  contemplative: 60,
  struggling: 40,
  anxious: 30,
};
const OTHER_SCORE = 50;

/** Height of a bar for each point of score, the least height, and that of a day without an entry. */
const HEIGHT_PER_POINT = 0.8;
const MIN_BAR_HEIGHT = 20;
const EMPTY_BAR_HEIGHT = 8;

/** A share is named in the pie when it is larger than this; smaller slices have no room for words. */
const LABEL_ABOVE_PERCENT = 8;

/** The height of the highest bar that there can be. */
export const MAX_BAR_HEIGHT = 100 * HEIGHT_PER_POINT;

/** Returns the score of a mood, 0 to 100; 50 for an unknown one. */
function moodScore(mood: string): number {
  return (SCORES as Record<string, number | undefined>)[mood] ?? OTHER_SCORE;
}

/** The height of a day's bar: by its mood, and a low one for a day without. */
export function barHeight(mood: string | null): number {
  return mood === null ? EMPTY_BAR_HEIGHT : Math.max(MIN_BAR_HEIGHT, moodScore(mood) * HEIGHT_PER_POINT);
}

/** A mood's part of all days that have one. */
export interface MoodShare {
  mood: Mood;
  count: number;
  /** 0 to 100, not rounded. */
  percent: number;
  /** Whether the slice is large enough for its name. */
  isLabelled: boolean;
}

/** The shares of the moods in percent, in the order given. */
export function moodShares(shares: MoodHistoryView["shares"]): MoodShare[] {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return shares.map(({ mood, count }) => {
    const percent = total === 0 ? 0 : (count / total) * 100;
    return { mood, count, percent, isLabelled: percent > LABEL_ABOVE_PERCENT };
  });
}

/** The latest `count` days that have a mood, oldest first. */
export function latestMoods(days: MoodHistoryView["days"], count: number): { date: string; mood: Mood }[] {
  return days.flatMap(({ date, mood }) => (mood === null ? [] : [{ date, mood }])).slice(-count);
}
