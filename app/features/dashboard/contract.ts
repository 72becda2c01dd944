import type { ActivityCounts } from "~/features/activity/contract";
import type { EntrySummary, Intention } from "~/features/journal/contract";
import type { TrialBannerText } from "~/features/plans/contract";

/** An entry of the same day, a month or a year ago. */
export interface Memory {
  label: "A month ago" | "A year ago";
  entry: EntrySummary;
}

/** The home screen: what the day brings and what of it is done. */
export interface DashboardView {
  /** Null outside a trial. */
  trial: TrialBannerText | null;
  /** 'Good morning, Friend' */
  greeting: string;
  /** Today in the user's zone, yyyy-MM-dd. */
  today: string;
  /** IANA zone that the user's days follow. */
  timezone: string;
  feastDay: string;
  season: string;
  verse: { text: string; reference: string; translation: string };
  /** What was done today. */
  activity: ActivityCounts;
  /** Whether the user has prayed in here before: quick prayer, guided prayer or a saved prayer. */
  hasPrayed: boolean;
  /** Days in a row, and the longest row there was. */
  currentStreak: number;
  longestStreak: number;
  /** Active entries of today. */
  entriesToday: number;
  /** The newest open intentions, and how many there are in all. */
  intentions: Intention[];
  openIntentions: number;
  memories: Memory[];
}
