import { accountMailComposers, planMailComposers } from "~/features/accounts/server/public.server";
import { carryOutSweep } from "~/features/journal/server/public.server";
import { type MailComposers, sendMail } from "~/features/mail/server/public.server";
import { deliverReminder } from "~/features/reminders/server/public.server";
import type { OutboxOutcome } from "~/server/db/outbox";
import type { Env } from "~/server/env.server";
import { type Hint, type HintOf, readMessage } from "~/server/ports/hints";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/services.server";
import { isUnderMaintenance, MAINTENANCE_SECONDS } from "./maintenance";

/** Where messages about reminders end after failing again and again. */
const DEAD_REMINDERS = "acolyte-reminders-dead";

/** Every kind of mail, with how it is composed. */
const composers: MailComposers = { ...accountMailComposers, ...planMailComposers };

/**
 * Carries out the rows that the messages name. A row that fails is put off in the database, and cron announces it again:
 * its message is done either way. Only a message whose row cannot be reached is retried itself.
 */
export async function handleQueue(
  batch: Pick<MessageBatch, "messages" | "queue">,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  if (isUnderMaintenance(env)) {
    for (const message of batch.messages) message.retry({ delaySeconds: MAINTENANCE_SECONDS });
    return;
  }
  const services = createServices(env, ctx);
  // One after the other: a crash then costs at most one side effect that is not noted yet.
  for (const message of batch.messages) {
    const hint = readMessage(message.body);
    if (!hint) {
      // Retrying cannot mend a message that this version does not understand.
      services.report("ERROR", "queue-message-unknown", { message: message.id });
      message.ack();
    } else if (batch.queue === DEAD_REMINDERS) {
      // Its row still waits, and cron announces it again while it is not too late.
      services.report("ERROR", "reminder-dead-letter", { delivery: hint.id, ...shardOf(hint) });
      message.ack();
    } else await handleHint(services, message, hint);
  }
}

async function handleHint(services: Services, message: MessageBatch["messages"][number], hint: Hint) {
  try {
    if (hint.type === "delivery") await remind(services, hint);
    else if (hint.type === "mail") reportOutbox(services, hint, await sendMail(services, hint, composers));
    else reportOutbox(services, hint, await carryOutSweep(services, hint));
    message.ack();
  } catch (error) {
    const isReminder = hint.type === "delivery";
    services.report("ERROR", isReminder ? "reminder-failed" : "outbox-failed", {
      [isReminder ? "delivery" : "outbox"]: hint.id,
      ...shardOf(hint),
      attempts: message.attempts,
      error: error instanceof Error ? error.name : typeof error,
    });
    message.retry({ delaySeconds: Math.min(2 ** message.attempts, 300) });
  }
}

function reportOutbox(services: Services, { type, id }: Hint, { outcome, ...facts }: OutboxOutcome): void {
  if (outcome === "done" || outcome === "taken") return;
  services.report(outcome === "put-off" ? "WARN" : "ERROR", `${type}-${outcome}`, { outbox: id, ...facts });
}

const shardOf = (hint: Hint) => ("shard" in hint ? { shard: hint.shard } : {});

/** Reports a reminder that was put off, given up or late; its row has the reason. */
async function remind(services: Services, hint: HintOf<"delivery">): Promise<void> {
  const { outcome, ...facts } = await deliverReminder(services, hint);
  const isLate = outcome === "skipped" && "reason" in facts && facts.reason === "late";
  const event =
    outcome === "pending" ? "put-off" : outcome === "failed" ? "given-up" : isLate ? "late" : null;
  if (event) services.report("WARN", `reminder-${event}`, { delivery: hint.id, ...shardOf(hint), ...facts });
}
