import { orderTrialNotices, purgeExpired } from "~/features/accounts/server/public.server";
import {
  deleteDueAccounts,
  deleteLeftRows,
  movePeople,
  moveSomeRows,
} from "~/features/archive/server/public.server";
import { purgeUsage, sweepStreams } from "~/features/companion/server/public.server";
import { announceDueSweeps } from "~/features/journal/server/public.server";
import { purgeSharedViews } from "~/features/library/server/public.server";
import { announceDueMails } from "~/features/mail/server/public.server";
import { purgeLogs } from "~/features/monitor/server/public.server";
import { purgeQuotas } from "~/features/plans/server/public.server";
import { claimReminders, purgeDeliveries } from "~/features/reminders/server/public.server";
import type { Env } from "~/server/env.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/services.server";
import { isUnderMaintenance } from "./maintenance";

/** The cron of `wrangler.toml` whose tasks run once an hour. */
const HOURLY = "17 * * * *";

/** Runs the two crons of `wrangler.toml`: each minute due work is handed to the queues, each hour expired rows are removed. */
export async function handleScheduled(
  controller: Pick<ScheduledController, "cron">,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  facts?: Parameters<typeof createServices>[2],
): Promise<void> {
  if (isUnderMaintenance(env)) return;
  const services = createServices(env, ctx, facts);
  const tasks = controller.cron === HOURLY ? hourlyTasks(services) : minuteTasks(services);
  await runAll(services, tasks);
}

/** The path of the scheduled handler on wrangler's local server; deployed, Cloudflare keeps /cdn-cgi for itself. */
export const SCHEDULED_PATH = "/cdn-cgi/handler/scheduled";

/** Runs the cron that `?cron=` names. For local runs; deployed, Cloudflare calls the handler. */
export async function runScheduled(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  facts: Parameters<typeof createServices>[2],
): Promise<Response> {
  const cron = new URL(request.url).searchParams.get("cron") ?? "";
  await handleScheduled({ cron }, env, ctx, facts);
  return new Response("ok");
}

type Tasks = Record<string, () => Promise<unknown>>;

function hourlyTasks(services: Services): Tasks {
  return {
    "delete-accounts": () => deleteAccounts(services),
    "delete-left-rows": () => deleteLeft(services),
    "purge-expired": () => purgeExpired(services),
    "purge-usage": () => purgeUsage(services),
    "purge-quotas": () => purgeQuotas(services),
    "sweep-streams": () => sweep(services),
    "purge-shared-views": () => purgeSharedViews(services),
    "purge-logs": () => purgeLogs(services),
    ...eachShard(services, "purge-deliveries", (shard) => purgeDeliveries(services, shard)),
  };
}

function minuteTasks(services: Services): Tasks {
  return {
    ...eachShard(services, "remind", (shard) => remind(services, shard)),
    "move-rows": () => moveIn(services),
    "move-people": () => move(services),
    "order-trial-notices": () => orderTrialNotices(services),
    "announce-mails": () => announceDueMails(services),
    ...eachShard(services, "drain-outbox", (shard) => announceDueSweeps(services, shard)),
  };
}

/** Returns a task for each journal shard, so that one out of reach stops no other. */
function eachShard({ shards }: Services, name: string, run: (shard: number) => Promise<unknown>): Tasks {
  return Object.fromEntries(shards.map((shard) => [`${name}-${shard}`, () => run(shard)]));
}

/**
 * Runs all tasks in parallel, so that a task that fails or hangs delays no other. Throws the names of failed tasks without
 * their errors: those of the database quote a statement's values.
 */
async function runAll(services: Services, tasks: Tasks): Promise<void> {
  const names = Object.keys(tasks);
  const results = await Promise.allSettled(Object.values(tasks).map(async (run) => run()));
  const failed = results.flatMap((result, index) =>
    result.status === "rejected" ? [{ task: names[index], error: nameOf(result.reason) }] : [],
  );
  for (const failure of failed) services.report("ERROR", `${failure.task}-failed`, { error: failure.error });
  if (failed.length > 0) throw new Error(`Failed: ${failed.map(({ task }) => task).join(", ")}`);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Reports people whose rows could not be moved to their shards; the next minute retries them. */
async function moveIn(services: Services): Promise<void> {
  const { failed } = await moveSomeRows(services);
  if (failed > 0) services.report("ERROR", "rows-not-moved", { count: failed });
}

/** Reports people who could not be moved to another shard; they are tried again. */
async function move(services: Services): Promise<void> {
  const { failed } = await movePeople(services);
  if (failed > 0) services.report("ERROR", "person-not-moved", { count: failed });
}

async function deleteLeft(services: Services): Promise<void> {
  const { failed } = await deleteLeftRows(services);
  if (failed > 0) services.report("ERROR", "left-rows-kept", { count: failed });
}

async function remind(services: Services, shard: number): Promise<void> {
  const { late } = await claimReminders(services, shard);
  if (late > 0) services.report("WARN", "reminders-late", { shard, count: late });
}

async function sweep(services: Services): Promise<void> {
  const { failed } = await sweepStreams(services);
  if (failed > 0) services.report("ERROR", "answer-stream-kept", { count: failed });
}

/** Reports failed deletions by their number; the next hour retries them. */
async function deleteAccounts(services: Services): Promise<void> {
  const { failed } = await deleteDueAccounts(services);
  if (failed > 0) services.report("ERROR", "account-deletion-failed", { count: failed });
}
