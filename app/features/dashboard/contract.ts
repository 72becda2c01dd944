import type { ActivityCounts } from "~/features/activity/contract";
import type { EntrySummary, JournalGlance } from "~/features/journal/contract";
import type { TrialBannerText } from "~/features/plans/contract";
import type { ReadingPlace } from "~/features/texts/contract";

/** An entry of the same day, a month or a year ago. */
export interface Memory {
  label: "A month ago" | "A year ago";
  entry: EntrySummary;
}

/** The home screen: today, and what the user has done today. */
export interface DashboardView extends Omit<JournalGlance, "entries"> {
  /** `null` outside a trial. */
  trial: TrialBannerText | null;
  /** 'Good morning, Friend' */
  greeting: string;
  /** Today in the user's zone, yyyy-MM-dd. */
  today: string;
  /** IANA zone of the user's days. */
  timezone: string;
  feastDay: string;
  season: string;
  verse: { text: string; reference: string; translation: string };
  /** The user's actions today. */
  activity: ActivityCounts;
  /** Whether the user has prayed in the app before: a quick, guided or saved prayer. */
  hasPrayed: boolean;
  memories: Memory[];
  /** Where the user reads on; `null` when they keep no place in any text. */
  reading: Pick<ReadingPlace, "reference" | "address" | "text"> | null;
}
