import { z } from "zod";
import { carryOutOutbox } from "~/features/journal/server/public.server";
import type { Env } from "~/server/env.server";
import { createServices } from "~/server/services.server";

const messageSchema = z.object({
  v: z.literal(1),
  type: z.literal("outbox"),
  shard: z.number().int().min(0),
  id: z.string().min(1),
});

/** A hint that an outbox row is due. The row is the truth: a lost message is sent again when its lease is over. */
export type OutboxMessage = z.infer<typeof messageSchema>;

/** Carries out the side effects that the messages name, each once or more; a failed one is tried again. */
export async function handleQueue(
  batch: Pick<MessageBatch, "messages">,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const services = createServices(env, ctx);
  for (const message of batch.messages) {
    const parsed = messageSchema.safeParse(message.body);
    if (!parsed.success) {
      // Trying again cannot mend a message that nobody understands.
      log("queue-message-unknown", { message: message.id });
      message.ack();
      continue;
    }
    try {
      const outcome = await carryOutOutbox(services, parsed.data);
      if (outcome === "unknown-kind") log("outbox-kind-unknown", { outbox: parsed.data.id });
      message.ack();
    } catch (error) {
      log("outbox-failed", {
        outbox: parsed.data.id,
        attempts: message.attempts,
        error: error instanceof Error ? error.name : typeof error,
      });
      message.retry({ delaySeconds: Math.min(2 ** message.attempts, 300) });
    }
  }
}

function log(event: string, facts: Record<string, unknown>): void {
  console.error(JSON.stringify({ level: "ERROR", event, ...facts }));
}
