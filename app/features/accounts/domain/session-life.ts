import { addDays } from "date-fns";

const LIFE_DAYS = 30;

/** When a session that is used at `now` ends: 30 days later (DECISIONS, Accounts). ISO 8601 UTC. */
export function sessionEnd(now: Date): string {
  return addDays(now, LIFE_DAYS).toISOString();
}

/** Whether a use at `now` has to be noted. Once a day is enough and spares a write on every request. */
export function isRenewalDue(lastUsedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lastUsedAt) > 24 * 3_600_000;
}
