import type { MailHint } from "~/server/ports/mail-queue";
import type { Services } from "~/server/ports/services";
import { leaseDueMails } from "./mail-outbox.repository.server";

/** What the worker's own handlers and other features may call of mails. */
export { keyedHash, sameText } from "./keyed-hash.server";
export { insertMail } from "./mail-outbox.repository.server";
export { announceMails, newMail } from "./new-mail.server";
export { type MailComposers, sendMail } from "./send-mail.server";
export { sendNow } from "./send-now.server";
export {
  isUnsubscribed,
  isUnsubscribeToken,
  unsubscribeAddress,
  unsubscribeToken,
} from "./unsubscribe-address.server";

/** Mails that one tick of the cron takes. */
const MAILS_A_TICK = 500;
/** Time for the queue to try a mail before the next tick may hand it over again. */
const LEASE = 120_000;

/** The due mails, at most 500, leased. */
export async function claimMails(services: Services): Promise<MailHint[]> {
  const now = services.clock.now().getTime();
  return await leaseDueMails(services.catalog, { now, lease: LEASE, limit: MAILS_A_TICK });
}
