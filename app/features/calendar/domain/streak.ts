import { addDays } from "~/shared/dates";

/** The last run of days in a row with the day on which it ends, as it is stored. */
export interface LastRun {
  /** Days. */
  lastRunLength: number;
  /** yyyy-MM-dd; null when there is no day at all. */
  lastJournalDate: string | null;
}

/**
 * The current streak on a day: the length of the last run while it ends yesterday or later, else 0.
 * Derived on reading, because it changes at midnight without any write.
 */
export function currentStreak(run: LastRun, today: string): number {
  if (run.lastJournalDate === null) return 0;
  return run.lastJournalDate >= addDays(today, -1) ? run.lastRunLength : 0;
}
