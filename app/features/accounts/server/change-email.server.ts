import type { NewMailRow } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { accountMail } from "./account-mail.server";
import { findCredentialByEmail, type UserChanges } from "./accounts.repository.server";
import { needsConfirmation } from "./address-proof.server";
import { countOwnLink } from "./throttle.server";

/**
 * What a wish for another e-mail changes, and the mails to order with it. Where mails reach their readers, and for an
 * operator's address everywhere, the new address waits until it is confirmed and the old one is told; else it changes
 * at once. Throws
 * `conflict` for an address that another account has, `too_many_requests` when it is changed over and over.
 */
export async function changeEmail(
  services: Services,
  { user, email, origin, now }: { user: SessionUser; email: string | undefined; origin: string; now: Date },
): Promise<{ changes: UserChanges; mails: NewMailRow[] }> {
  if (email === undefined || email === user.email || email === user.pendingEmail) {
    return { changes: {}, mails: [] };
  }
  await countOwnLink(services, user.id);
  const told = { email: user.email, newEmail: email };
  const link = { userId: user.id, email, origin };
  if (!needsConfirmation(services, email)) {
    return {
      changes: { email, pendingEmail: null, emailVerifiedAt: null },
      mails: [accountMail("email-changed", told, now), accountMail("verify-email", link, now)],
    };
  }
  if (await findCredentialByEmail(services.catalog, email)) throw emailTaken();
  return {
    changes: { pendingEmail: email },
    mails: [
      accountMail("confirm-new-email", link, now),
      accountMail("email-change-asked", { ...told, origin }, now),
    ],
  };
}

/** The refusal of an address that another account has. */
export function emailTaken(): AppError {
  const message = "Another account already uses this e-mail address.";
  return new AppError("conflict", message, { issues: [{ path: "email", message }] });
}
