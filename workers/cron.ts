import { purgeExpired } from "~/features/accounts/server/public.server";
import { purgeFigures } from "~/features/companion/server/public.server";
import { claimOutbox } from "~/features/journal/server/public.server";
import { purgeVisits } from "~/features/library/server/public.server";
import { claimMails } from "~/features/mail/server/public.server";
import { purgeLogs } from "~/features/monitor/server/public.server";
import { orderTrialNotices } from "~/features/plans/server/public.server";
import { purgeShareDays } from "~/features/prayers/server/public.server";
import { type Env, journalShards } from "~/server/env.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/server/services.server";
import type { OutboxMessage } from "./queue";

/** Messages that a queue takes in one call (Cloudflare's limit). */
const MESSAGES_A_CALL = 100;

/** The two crons of `wrangler.toml`: each minute the outboxes are handed to the queue, each hour what is over is removed. */
export async function handleScheduled(
  controller: Pick<ScheduledController, "cron">,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const services = createServices(env, ctx);
  if (controller.cron === "17 * * * *") {
    await purgeExpired(services);
    await purgeFigures(services);
    await purgeShareDays(services);
    await purgeVisits(services);
    await purgeLogs(services);
    return;
  }
  await orderTrialNotices(services);
  await services.mailQueue.announce(await claimMails(services));
  for (const shard of journalShards(env).keys()) await drainOutbox(services, env.OUTBOX_QUEUE, shard);
}

/** A message that is lost comes again: its row is leased, not removed, until the queue has carried it out. */
async function drainOutbox(services: Services, queue: Env["OUTBOX_QUEUE"], shard: number): Promise<void> {
  const ids = await claimOutbox(services, shard);
  const messages = ids.map((id): { body: OutboxMessage } => ({ body: { v: 1, type: "outbox", shard, id } }));
  for (let start = 0; start < messages.length; start += MESSAGES_A_CALL) {
    await queue.sendBatch(messages.slice(start, start + MESSAGES_A_CALL));
  }
}
