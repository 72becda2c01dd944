import { purgeExpired } from "~/features/accounts/server/public.server";
import { deleteDueAccounts } from "~/features/archive/server/public.server";
import { purgeUsage } from "~/features/companion/server/public.server";
import { claimOutbox } from "~/features/journal/server/public.server";
import { purgeSharedViews } from "~/features/library/server/public.server";
import { claimMails } from "~/features/mail/server/public.server";
import { purgeLogs } from "~/features/monitor/server/public.server";
import { orderTrialNotices } from "~/features/plans/server/public.server";
import { purgeShareDays } from "~/features/prayers/server/public.server";
import { claimReminders, purgeDeliveries } from "~/features/reminders/server/public.server";
import { sendAll } from "~/server/adapters/send-all.server";
import { type Env, journalShards } from "~/server/env.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/server/services.server";
import { isUnderMaintenance } from "./maintenance";
import type { OutboxMessage } from "./queue";

/** The two crons of `wrangler.toml`: each minute what is due is handed to the queues, each hour what is over is removed. */
export async function handleScheduled(
  controller: Pick<ScheduledController, "cron">,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  if (isUnderMaintenance(env)) return;
  const services = createServices(env, ctx);
  if (controller.cron === "17 * * * *") {
    await purgeExpired(services);
    await purgeUsage(services);
    await purgeShareDays(services);
    await purgeSharedViews(services);
    await purgeLogs(services);
    await purgeDeliveries(services);
    await deleteAccounts(services);
    return;
  }
  const outboxes = [...journalShards(env).keys()].map((shard) => () => drainOutbox(services, env, shard));
  const notices = () => orderTrialNotices(services);
  await runAll([() => remind(services), notices, () => announceMails(services), ...outboxes]);
}

/** One that fails keeps none of the others from its minute. */
async function runAll(works: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function announceMails(services: Services): Promise<void> {
  await services.mailQueue.announce(await claimMails(services));
}

async function remind(services: Services): Promise<void> {
  const { late } = await claimReminders(services);
  if (late > 0) services.report("WARN", "reminders-late", { count: late });
}

/** What an account's deletion fails on is not told: the next hour goes on with it. */
async function deleteAccounts(services: Services): Promise<void> {
  const { failed } = await deleteDueAccounts(services);
  if (failed > 0) services.report("ERROR", "account-deletion-failed", { count: failed });
}

/** A message that is lost comes again: its row is leased, not removed, until the queue has carried it out. */
async function drainOutbox(services: Services, env: Env, shard: number): Promise<void> {
  const ids = await claimOutbox(services, shard);
  await sendAll(
    env.OUTBOX_QUEUE,
    ids.map((id): OutboxMessage => ({ v: 1, type: "outbox", shard, id })),
  );
}
