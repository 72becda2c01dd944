import { announceMails, insertMail } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { AppError, fieldError } from "~/shared/errors";
import { resetPassword as storeReset } from "./account-links.repository.server";
import { accountMail } from "./account-mails.server";
import { rememberDevice } from "./known-device.server";
import { findMailedLink, PASSWORD_PURPOSES } from "./mailed-links.server";
import { newPasswordProblem } from "./new-password.server";
import { hashPassword } from "./password-hash.server";
import type { Visitor } from "./sessions.server";
import { requireBuiltInAccounts } from "./sign-in-methods.server";
import { countLinkRequest, forgivePasswordAttempts } from "./throttle.server";

/**
 * Orders a mail with the link to a new password for a typed e-mail. Whether it has an account is only looked up when the
 * mail is sent, so that the answer, its work and its time are the same for all. Throws `too_many_requests`,
 * `unavailable` where no mail can be sent, `forbidden` where no account has a password.
 */
export async function requestPasswordReset(
  services: Services,
  { email, address, origin }: { email: string } & Pick<Visitor, "address" | "origin">,
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

export interface PasswordReset extends Omit<Visitor, "userAgent"> {
  token: string | undefined;
  password: string;
}

/**
 * Uses up a link and sets a new password: all sessions end, the account's other links are void, a mail reports it.
 * Returns the browser's new cookie of known accounts, so that nobody can lock the reader of the mail out; `null` for an
 * invalid link. Throws `bad_request` for a refused password; the link stays valid then.
 */
export async function resetPassword(
  services: Services,
  { token, password, address, device, origin }: PasswordReset,
): Promise<{ device: string } | null> {
  const link = await findMailedLink(services, { token, purposes: PASSWORD_PURPOSES });
  if (!link) return null;
  const { email } = link;
  const problem = newPasswordProblem(password, email);
  if (problem) throw fieldError("password", problem);
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const mail = accountMail("password-changed", { email, origin }, now);
  const isReset = await storeReset(services.catalog, { link, passwordHash, mail, now: now.toISOString() });
  if (!isReset) return null;
  announceMails(services, [mail]);
  await forgivePasswordAttempts(services, { email, address });
  return { device: rememberDevice(services, device, email) };
}
