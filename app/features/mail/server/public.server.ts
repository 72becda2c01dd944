/** The functions of mails for the worker's handlers and other features. */
export { keyedHash, sameText } from "./keyed-hash.server";
export { insertMail } from "./mail.repository.server";
export { announceDueMails, announceMails, newMail } from "./new-mail.server";
export { isAddressProven } from "./proven-address.server";
export { type MailComposers, sendMail } from "./send-mail.server";
export { sendNow } from "./send-now.server";
export {
  isUnsubscribed,
  isUnsubscribeToken,
  unsubscribeAddress,
  unsubscribeToken,
} from "./unsubscribe-address.server";
