export { accountMail } from "./account-mail.server";
export { accountMailComposers } from "./compose-account-mails.server";
export { findSession } from "./find-session.server";
export { isOperator } from "./is-operator.server";
export { probeSessions } from "./probe-sessions.server";
export { provePassword } from "./prove-password.server";
export { purgeExpired } from "./purge-expired.server";
export { storeAiConsent } from "./store-ai-consent.server";
