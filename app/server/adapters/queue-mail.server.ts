import type { MailQueue } from "../ports/mail-queue";

/** Messages that a queue takes in one call (Cloudflare's limit). */
const MESSAGES_A_CALL = 100;

/** A message of the outbox queue that names a mail. */
export interface MailQueueMessage {
  v: 1;
  type: "mail";
  id: string;
  attempts: number;
}

/** Hands mails to the worker's own queue consumer. */
export function queueMail(queue: Queue): MailQueue {
  return {
    async announce(hints) {
      const messages = hints.map((hint): { body: MailQueueMessage } => ({
        body: { v: 1, type: "mail", ...hint },
      }));
      for (let start = 0; start < messages.length; start += MESSAGES_A_CALL) {
        await queue.sendBatch(messages.slice(start, start + MESSAGES_A_CALL));
      }
    },
  };
}
