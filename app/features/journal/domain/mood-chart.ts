import type { Mood, MoodHistoryView } from "../contract";

/** The score of each mood in the chart. */
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

/** The height of a bar for each point of score, the minimum height, and the height of a day without an entry. */
const HEIGHT_PER_POINT = 0.8;
const MIN_BAR_HEIGHT = 20;
const EMPTY_BAR_HEIGHT = 8;

/** Larger shares have a label in the pie; smaller slices have no room for words. */
const LABEL_ABOVE_PERCENT = 8;

/** The maximum height of a bar. */
export const MAX_BAR_HEIGHT = 100 * HEIGHT_PER_POINT;

/** Returns the score of a mood, 0 to 100; 50 for an unknown one. */
function moodScore(mood: string): number {
  return (SCORES as Record<string, number | undefined>)[mood] ?? OTHER_SCORE;
}

/** Returns the height of a day's bar by its mood; low for a day without one. */
export function barHeight(mood: string | null): number {
  return mood === null ? EMPTY_BAR_HEIGHT : Math.max(MIN_BAR_HEIGHT, moodScore(mood) * HEIGHT_PER_POINT);
}

/** A mood's share of all days that have one. */
export interface MoodShare {
  mood: Mood;
  count: number;
  /** 0 to 100, not rounded. */
  percent: number;
  /** Whether the slice is large enough for its name. */
  isLabelled: boolean;
}

/** Returns the shares of the moods in percent, in the same order. */
export function moodShares(shares: MoodHistoryView["shares"]): MoodShare[] {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return shares.map(({ mood, count }) => {
    const percent = total === 0 ? 0 : (count / total) * 100;
    return { mood, count, percent, isLabelled: percent > LABEL_ABOVE_PERCENT };
  });
}

/** Returns the latest `count` days that have a mood, oldest first. */
export function latestMoods(days: MoodHistoryView["days"], count: number): { date: string; mood: Mood }[] {
  return days.flatMap(({ date, mood }) => (mood === null ? [] : [{ date, mood }])).slice(-count);
}
