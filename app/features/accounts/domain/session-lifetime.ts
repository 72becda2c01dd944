import { addDays, min } from "date-fns";

const LIFE_DAYS = 30;

/** As long as browsers keep a cookie: even a session in daily use begins anew after that. */
const LONGEST_DAYS = 400;

/** When a session of `createdAt` that is used at `now` ends: 30 days later, and 400 days after its beginning at the latest. ISO 8601 UTC. */
export function sessionEnd(createdAt: Date, now: Date): string {
  return min([addDays(now, LIFE_DAYS), addDays(createdAt, LONGEST_DAYS)]).toISOString();
}

/** Whether a use at `now` has to be noted. Once a day is enough and spares a write on every request. */
export function isRenewalDue(lastUsedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lastUsedAt) > 24 * 3_600_000;
}
