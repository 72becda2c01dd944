import { z } from "zod";
import { accountMailComposers } from "~/features/accounts/server/public.server";
import { carryOutOutbox } from "~/features/journal/server/public.server";
import { type MailComposers, sendMail } from "~/features/mail/server/public.server";
import { planMailComposers } from "~/features/plans/server/public.server";
import { deliverReminder } from "~/features/reminders/server/public.server";
import type { Env } from "~/server/env.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/server/services.server";
import { isUnderMaintenance, MAINTENANCE_SECONDS } from "./maintenance";

const outboxMessage = z.object({
  v: z.literal(1),
  type: z.literal("outbox"),
  shard: z.number().int().min(0),
  id: z.string().min(1),
});

const mailMessage = z.object({
  v: z.literal(1),
  type: z.literal("mail"),
  id: z.string().min(1),
  attempts: z.number().int().min(0),
});

const deliveryMessage = z.object({
  v: z.literal(1),
  type: z.literal("delivery"),
  id: z.number().int().min(1),
  attempts: z.number().int().min(0),
});

const messageSchema = z.discriminatedUnion("type", [outboxMessage, mailMessage, deliveryMessage]);
type Message = z.infer<typeof messageSchema>;

/** A hint that a row of a journal shard's outbox is due. The row is the truth: a lost message is sent again when its lease is over. */
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Where the messages of reminders end that failed again and again. */
const DEAD_REMINDERS = "acolyte-reminders-dead";

/** Every kind of mail, with how it is composed. */
const composers: MailComposers = { ...accountMailComposers, ...planMailComposers };

/** Carries out the side effects that the messages name, each once or more; a failed one is tried again. */
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
    const parsed = messageSchema.safeParse(message.body);
    if (!parsed.success) {
      // Trying again cannot mend a message that nobody understands.
      services.report("ERROR", "queue-message-unknown", { message: message.id });
      message.ack();
    } else if (batch.queue === DEAD_REMINDERS) {
      // Its row still waits, and cron brings it again while it is not too late.
      services.report("ERROR", "reminder-dead-letter", { delivery: parsed.data.id });
      message.ack();
    } else await carryOut(services, message, parsed.data);
  }
}

async function carryOut(services: Services, message: MessageBatch["messages"][number], data: Message) {
  try {
    if (data.type === "delivery") await remind(services, data);
    else if (data.type === "mail") await carryOutMail(services, data);
    else await carryOutSideEffect(services, data);
    message.ack();
  } catch (error) {
    services.report("ERROR", data.type === "delivery" ? "reminder-failed" : "outbox-failed", {
      [data.type === "delivery" ? "delivery" : "outbox"]: data.id,
      attempts: message.attempts,
      error: error instanceof Error ? error.name : typeof error,
    });
    message.retry({ delaySeconds: Math.min(2 ** message.attempts, 300) });
  }
}

async function carryOutSideEffect(services: Services, message: OutboxMessage): Promise<void> {
  const outcome = await carryOutOutbox(services, message);
  if (outcome === "unknown-kind") services.report("ERROR", "outbox-kind-unknown", { outbox: message.id });
}

/** A mail that fails is put off in its row, and cron hands it over again: the message is done either way. */
async function carryOutMail(
  services: Services,
  { id, attempts }: z.infer<typeof mailMessage>,
): Promise<void> {
  const { outcome, ...facts } = await sendMail(services, { id, attempts }, composers);
  if (outcome === "retry") services.report("WARN", "mail-put-off", { outbox: id, ...facts });
  if (outcome === "dead" || outcome === "unknown-kind")
    services.report("ERROR", `mail-${outcome}`, { outbox: id, ...facts });
}

/** As with a mail: what failed is put off or given up in its row, which has the reason; here it is a line of the log. */
async function remind(services: Services, { id, attempts }: z.infer<typeof deliveryMessage>): Promise<void> {
  const { outcome, ...facts } = await deliverReminder(services, { id, attempts });
  const isLate = outcome === "skipped" && "reason" in facts && facts.reason === "late";
  const event =
    outcome === "pending" ? "put-off" : outcome === "failed" ? "given-up" : isLate ? "late" : null;
  if (event) services.report("WARN", `reminder-${event}`, { delivery: id, ...facts });
}
