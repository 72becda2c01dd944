import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";

/** Returns whether an address is one of `ADMIN_EMAILS`. */
export function isOperatorAddress({ settings }: Services, email: string): boolean {
  return settings.adminEmails.includes(email.toLowerCase());
}

/**
 * Returns whether a user is an operator: their address is one of `ADMIN_EMAILS` and proven, whatever the mail transport.
 * Only `emailVerified` counts here: an address that nobody could prove is not one that somebody has proven.
 */
export function isOperator(services: Services, user: SessionUser): boolean {
  return user.emailVerified && isOperatorAddress(services, user.email);
}
