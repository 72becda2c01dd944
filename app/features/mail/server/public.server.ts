/** What the worker's own handlers and other features may call of mails. */
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
