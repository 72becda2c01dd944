import { type Hint, type Hints, toMessage } from "../ports/hints";

/** Messages that a queue takes in one call (Cloudflare's limit). */
const MESSAGES_A_CALL = 100;

/** Puts hints into the worker's queues, in their order. Reminders have their own, so that they keep no mail waiting. */
export function queueHints(queues: { outbox: Queue; reminders: Queue }): Hints {
  return {
    async announce(hints) {
      const isReminder = ({ type }: Hint) => type === "delivery";
      await send(queues.reminders, hints.filter(isReminder));
      await send(
        queues.outbox,
        hints.filter((hint) => !isReminder(hint)),
      );
    },
  };
}

async function send(queue: Queue, hints: Hint[]): Promise<void> {
  for (let start = 0; start < hints.length; start += MESSAGES_A_CALL) {
    const messages = hints.slice(start, start + MESSAGES_A_CALL);
    await queue.sendBatch(messages.map((hint) => ({ body: toMessage(hint) })));
  }
}
