import type { MailQueue } from "../ports/mail-queue";
import { sendAll } from "./send-all.server";

/** A message of the outbox queue that names a mail. */
interface MailQueueMessage {
  v: 1;
  type: "mail";
  id: string;
  attempts: number;
}

/** Hands mails to the worker's own queue consumer. */
export function queueMail(queue: Queue): MailQueue {
  return {
    announce: (hints) =>
      sendAll(
        queue,
        hints.map((hint): MailQueueMessage => ({ v: 1, type: "mail", ...hint })),
      ),
  };
}
