import { MailError, type MailMessage } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";

/** How long the person who sends waits, at most. */
const LONGEST_SENDING_MS = 10_000;

/** Sends a mail while somebody waits, past the outbox. Throws `MailError` when it was not handed over within ten seconds. */
export async function sendNow(services: Services, message: Omit<MailMessage, "signal">): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_SENDING_MS);
  const { promise: isOver, resolve } = Promise.withResolvers<"over">();
  signal.addEventListener("abort", () => resolve("over"), { once: true });
  const sending = services.mailer.send({ ...message, signal });
  if ((await Promise.race([sending, isOver])) === "over") {
    // The caller has its answer: a later failure is ignored.
    sending.catch(() => undefined);
    throw new MailError("unavailable", false);
  }
}
