import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";

/** Whether a user is an operator: their address is among `ADMIN_EMAILS`, and proven where mails are real. */
export function isOperator({ settings }: Services, user: SessionUser): boolean {
  const isProven = user.emailVerified || !settings.mail.isReal;
  return isProven && settings.adminEmails.includes(user.email.toLowerCase());
}
