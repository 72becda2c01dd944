export { accountMail, accountMailComposers } from "./account-mails.server";
export { isOperator, requireProvenAddress } from "./address-proof.server";
export { provePassword } from "./change-password.server";
export { purgeExpired } from "./purge-expired.server";
export { findSession, probeSessions } from "./sessions.server";
export { countHourly } from "./throttle.server";
export { orderTrialNotices, planMailComposers } from "./trial-mail.server";
