import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { fieldError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { accountMail } from "./account-mails.server";
import { findAccount, insertAccount } from "./accounts.repository.server";
import { isOperatorAddress } from "./address-proof.server";
import { chooseShard } from "./choose-shard.server";
import { rememberDevice } from "./known-device.server";
import { newPasswordProblem } from "./new-password.server";
import { hashPassword } from "./password-hash.server";
import { newSession, type Visitor } from "./sessions.server";
import { requireBuiltInAccounts } from "./sign-in-methods.server";
import { countKnownEmail, countSignUp } from "./throttle.server";

const RESERVED =
  "This address is reserved for the people who run this server. If it is yours, sign in, or sign up with another one and change it in your profile.";
const TAKEN = "There is already an account with this e-mail address. Please sign in instead.";

export interface SignUpOptions extends Visitor {
  email: string;
  password: string;
  /** The browser's zone, if it sent one. */
  timezone?: string;
}

/**
 * Makes an account with the usual defaults and orders the mail that proves its e-mail. Returns the token of its first
 * session and the browser's new cookie of known accounts. Throws `bad_request` for a refused password, `conflict` for a
 * known e-mail and for an operator's, `too_many_requests` while throttled, `forbidden` where no account has a password.
 */
export async function signUp(
  services: Services,
  { email, password, timezone = "UTC", address, userAgent, device, origin }: SignUpOptions,
): Promise<{ token: string; device: string }> {
  requireBuiltInAccounts(services);
  const problem = newPasswordProblem(password, email);
  if (problem) throw fieldError("password", problem);
  await countSignUp(services, address);
  // Nobody has proven the address yet, and its owner could be taken for the operator.
  if (isOperatorAddress(services, email)) throw fieldError("email", RESERVED, "conflict");
  if (await findAccount(services.catalog, { email })) {
    await countKnownEmail(services, { email, address });
    throw fieldError("email", TAKEN, "conflict");
  }

  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const user = {
    id: newId(),
    email,
    timezone,
    journalShard: await chooseShard(services),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  const { token, session } = await newSession(user.id, { userAgent, now });
  const mail = accountMail("verify-email", { userId: user.id, email, origin }, now);
  if (!(await insertAccount(services.catalog, { user, passwordHash, session, mail })))
    throw fieldError("email", TAKEN, "conflict");
  announceMails(services, [mail]);
  return { token, device: rememberDevice(services, device, email) };
}
