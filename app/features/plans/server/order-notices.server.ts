import { newMail } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { readUntold, storeNotices } from "./plans.repository.server";

/** Trials that one tick of the cron takes. */
const NOTICES_A_TICK = 500;
/** The mail goes out on day 5 of 7: two days before the end. */
const AHEAD = 2 * 24 * 3_600_000;

/** Orders the mail that tells of a trial's end for everybody who is in the last two days of one, once each. */
export async function orderTrialNotices(services: Services): Promise<number> {
  const { catalog, clock } = services;
  const instant = clock.now();
  const now = instant.toISOString();
  const until = new Date(instant.getTime() + AHEAD).toISOString();
  const untold = await readUntold(catalog, { from: now, until, limit: NOTICES_A_TICK });
  if (untold.length === 0) return 0;
  const notices = untold.map((userId) => ({ userId, mail: newMail("trial-ends", { userId }, instant) }));
  await storeNotices(catalog, { notices, now });
  return notices.length;
}
