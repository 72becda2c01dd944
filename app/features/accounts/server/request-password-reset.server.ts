import { announceMails, insertMail } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { accountMail } from "./account-mail.server";
import { requireBuiltInAccounts } from "./require-built-in-accounts.server";
import { countLinkRequest } from "./throttle.server";

export interface PasswordResetRequest {
  /** As it was typed. */
  email: string;
  /** The network address that the request comes from. */
  address: string;
  origin: string;
}

/**
 * Orders a mail with the link to a new password. Whether there is such an account is only looked up when the mail is
 * sent, so that the answer, its work and its time are the same for all. Throws `too_many_requests`, `unavailable` where
 * no mail can be sent, `forbidden` where no account has a password.
 */
export async function requestPasswordReset(
  services: Services,
  { email, address, origin }: PasswordResetRequest,
): Promise<void> {
  requireBuiltInAccounts(services);
  if (!services.settings.mail.isDelivered) {
    throw new AppError("unavailable", "This server cannot send e-mail yet.");
  }
  await countLinkRequest(services, { email, address });
  const mail = accountMail("reset-password", { email, origin }, services.clock.now());
  await insertMail(services.catalog, mail);
  announceMails(services, [mail]);
}
