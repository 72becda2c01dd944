import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";

/** The functions of mails for the worker's handlers and other features. */
export { keyedHash, sameText } from "./keyed-hash.server";
export { insertMail } from "./mail.repository.server";
export { announceDueMails, announceMails, newMail } from "./new-mail.server";
export { type MailComposers, sendMail } from "./send-mail.server";
export { sendNow } from "./send-now.server";
export {
  isUnsubscribed,
  isUnsubscribeToken,
  unsubscribeAddress,
  unsubscribeToken,
} from "./unsubscribe-address.server";

/**
 * Returns whether a user's address is proven as far as this server can ask for it: always `true` where no mail can
 * reach its reader, because no link could be requested there. Operator rights need more: see `isOperator` of the accounts.
 */
export function isAddressProven(
  user: Pick<SessionUser, "emailVerified">,
  { settings }: Pick<Services, "settings">,
): boolean {
  return user.emailVerified || !settings.mail.isReal;
}
