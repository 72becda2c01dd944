import { isAddressProven } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { AddressConfirmation } from "../contract";

/** Returns whether an address is one of `ADMIN_EMAILS`. */
export function isOperatorAddress({ settings }: Services, email: string): boolean {
  return settings.adminEmails.includes(email.toLowerCase());
}

/** Returns whether a user is an operator: their address is one of `ADMIN_EMAILS` and proven, with any mail transport. */
export function isOperator(services: Services, user: SessionUser): boolean {
  return user.emailVerified && isOperatorAddress(services, user.email);
}

/** Throws `forbidden` for a user whose address is not proven, in words that say how to get the link. */
export function requireProvenAddress(user: SessionUser, services: Services): void {
  if (isAddressProven(user, services)) return;
  throw new AppError(
    "forbidden",
    "Please confirm your own e-mail address first. Your settings can send you the link.",
  );
}

/** Returns whether an address counts only once it is confirmed: where mails are real, and for operators everywhere. */
export function needsConfirmation(services: Services, email: string): boolean {
  return services.settings.mail.isReal || isOperatorAddress(services, email);
}

/** Returns the address that a user still has to confirm, for the screens that offer the link again; `null` for none. */
export function addressConfirmation(services: Services, user: SessionUser): AddressConfirmation | null {
  const { email, pendingEmail, emailVerified } = user;
  if (pendingEmail === null && emailVerified) return null;
  return needsConfirmation(services, pendingEmail ?? email) ? { email, pendingEmail } : null;
}

/** Returns the address to confirm before anything that needs a proven one, such as a trial; `null` for none. */
export function unprovenAddress(services: Services, user: SessionUser): AddressConfirmation | null {
  const { email, pendingEmail } = user;
  return isAddressProven(user, services) ? null : { email, pendingEmail };
}

/** Returns whether a link to an address reaches somebody: by mail, in a file, or, to an operator, in the server's log. */
export function isLinkDelivered(services: Services, email: string): boolean {
  return services.settings.mail.isDelivered || isOperatorAddress(services, email);
}
