import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { resetPassword as storeReset } from "./account-links.repository.server";
import { accountMail } from "./account-mail.server";
import { findMailedLink, PASSWORD_PURPOSES } from "./find-link.server";
import { newPasswordProblem } from "./new-password.server";
import { hashPassword } from "./password-hash.server";
import { forgivePasswordAttempts } from "./throttle.server";

export interface PasswordReset {
  token: string | undefined;
  password: string;
  /** The network address that the call comes from. */
  address: string;
  origin: string;
}

/**
 * Uses up a link and sets a new password: all sessions end, the account's other links are void, a mail tells of it.
 * Gives whether the link still worked. Throws `bad_request` for a password that will not do; the link stays then.
 */
export async function resetPassword(
  services: Services,
  { token, password, address, origin }: PasswordReset,
): Promise<boolean> {
  const link = await findMailedLink(services, { token, purposes: PASSWORD_PURPOSES });
  if (!link) return false;
  const problem = newPasswordProblem(password, link.email);
  if (problem) {
    throw new AppError("bad_request", problem, { issues: [{ path: "password", message: problem }] });
  }
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const mail = accountMail("password-changed", { email: link.email, origin }, now);
  const isReset = await storeReset(services.catalog, { link, passwordHash, mail, now: now.toISOString() });
  if (!isReset) return false;
  announceMails(services, [mail]);
  await forgivePasswordAttempts(services, { email: link.email, address });
  return true;
}
