import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { accountMail } from "./account-mail.server";
import { findCredentialByEmail, insertAccount } from "./accounts.repository.server";
import { isOperatorAddress } from "./is-operator.server";
import { rememberDevice } from "./known-device.server";
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
  /** What the browser keeps of the accounts that it was signed in to. */
  device: string | null;
  /** The app's origin, for the link in the mail. */
  origin: string;
}

/**
 * Makes an account with the usual defaults, orders the mail that proves its e-mail, and gives the token of its
 * first session, with what the browser is to keep as a known device. Throws `bad_request` for a password that will not
 * do, `conflict` for a known e-mail and for an operator's, `too_many_requests` while throttled, `forbidden` where no
 * account has a password.
 */
export async function signUp(
  services: Services,
  { email, password, timezone = "UTC", address, userAgent, device, origin }: SignUpOptions,
): Promise<{ token: string; device: string }> {
  requireBuiltInAccounts(services);
  const problem = newPasswordProblem(password, email);
  if (problem) {
    throw new AppError("bad_request", problem, { issues: [{ path: "password", message: problem }] });
  }
  await countSignUp(services, address);
  if (isOperatorAddress(services, email)) throw reserved();
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
  return { token, device: rememberDevice(services, device, email) };
}

/** Nobody has proven the address yet, and whoever has it as their own could be taken for the operator. */
function reserved(): AppError {
  const message =
    "This address is kept for the people who run this server. If it is yours, sign in, or sign up with another one and change it in your profile.";
  return new AppError("conflict", message, { issues: [{ path: "email", message }] });
}

function taken(): AppError {
  const message = "There is already an account with this e-mail address. Please sign in instead.";
  return new AppError("conflict", message, { issues: [{ path: "email", message }] });
}
