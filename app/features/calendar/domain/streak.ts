import { addDays } from "~/shared/dates";

/** The last run of consecutive days and the day on which it ends, as stored. */
export interface LastRun {
  /** Days. */
  lastRunLength: number;
  /** yyyy-MM-dd; `null` without any day. */
  lastJournalDate: string | null;
}

/**
 * Returns the current streak on a day: the length of the last run if it ends yesterday or later, otherwise 0.
 * Computed on read, because it changes at midnight without a write.
 */
export function currentStreak(run: LastRun, today: string): number {
  if (run.lastJournalDate === null) return 0;
  return run.lastJournalDate >= addDays(today, -1) ? run.lastRunLength : 0;
}
