import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { resetPassword as storeReset } from "./account-links.repository.server";
import { accountMail } from "./account-mail.server";
import { findMailedLink, PASSWORD_PURPOSES } from "./find-link.server";
import { rememberDevice } from "./known-device.server";
import { newPasswordProblem } from "./new-password.server";
import { hashPassword } from "./password-hash.server";
import { forgivePasswordAttempts } from "./throttle.server";

export interface PasswordReset {
  token: string | undefined;
  password: string;
  /** The network address that the call comes from. */
  address: string;
  /** What the browser keeps of the accounts that it was signed in to. */
  device: string | null;
  origin: string;
}

/**
 * Uses up a link and sets a new password: all sessions end, the account's other links are void, a mail tells of it.
 * Gives what the browser is to keep as a known device, so that nobody can lock the reader of the mail out; `null` when
 * the link was over. Throws `bad_request` for a password that will not do; the link stays then.
 */
export async function resetPassword(
  services: Services,
  { token, password, address, device, origin }: PasswordReset,
): Promise<{ device: string } | null> {
  const link = await findMailedLink(services, { token, purposes: PASSWORD_PURPOSES });
  if (!link) return null;
  const problem = newPasswordProblem(password, link.email);
  if (problem) {
    throw new AppError("bad_request", problem, { issues: [{ path: "password", message: problem }] });
  }
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const mail = accountMail("password-changed", { email: link.email, origin }, now);
  const isReset = await storeReset(services.catalog, { link, passwordHash, mail, now: now.toISOString() });
  if (!isReset) return null;
  announceMails(services, [mail]);
  const { email } = link;
  const kept = rememberDevice(services, device, email);
  await forgivePasswordAttempts(services, { email, address });
  return { device: kept };
}
