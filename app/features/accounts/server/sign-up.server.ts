import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { accountMail } from "./account-mail.server";
import { findCredentialByEmail, insertAccount } from "./accounts.repository.server";
import { newPasswordProblem } from "./new-password.server";
import { newSession } from "./new-session.server";
import { hashPassword } from "./password-hash.server";
import { requireBuiltInAccounts } from "./require-built-in-accounts.server";
import { countKnownEmail, countSignUp } from "./throttle.server";

export interface SignUpOptions {
  email: string;
  password: string;
  /** The browser's zone, where it told. */
  timezone?: string;
  /** The network address that the sign-up comes from. */
  address: string;
  /** What the browser says of itself, for the list of sessions. */
  userAgent: string;
  /** The app's origin, for the link in the mail. */
  origin: string;
}

/**
 * Makes an account with the usual defaults, orders the mail that proves its e-mail, and gives the token of its
 * first session. Throws `bad_request` for a
 * password that will not do, `conflict` for a known e-mail, `too_many_requests` while throttled, `forbidden`
 * where no account has a password.
 */
export async function signUp(
  services: Services,
  { email, password, timezone = "UTC", address, userAgent, origin }: SignUpOptions,
): Promise<{ token: string }> {
  requireBuiltInAccounts(services);
  const problem = newPasswordProblem(password, email);
  if (problem) {
    throw new AppError("bad_request", problem, { issues: [{ path: "password", message: problem }] });
  }
  await countSignUp(services, address);
  if (await findCredentialByEmail(services.catalog, email)) {
    await countKnownEmail(services, { email, address });
    throw taken();
  }

  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const user = {
    id: newId(),
    email,
    timezone,
    journalShard: services.settings.newUserShard,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  const { token, session } = await newSession(user.id, { userAgent, now });
  const mail = accountMail("verify-email", { userId: user.id, email, origin }, now);
  if (!(await insertAccount(services.catalog, { user, passwordHash, session, mail }))) throw taken();
  announceMails(services, [mail]);
  return { token };
}

function taken(): AppError {
  const message = "There is already an account with this e-mail address. Please sign in instead.";
  return new AppError("conflict", message, { issues: [{ path: "email", message }] });
}
