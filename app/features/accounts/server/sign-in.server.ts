import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { findAccount, openSession } from "./accounts.repository.server";
import { knownDevice, rememberDevice } from "./known-device.server";
import { checkPassword, DUMMY_HASH, hashPassword } from "./password-hash.server";
import { newSession, type Visitor } from "./sessions.server";
import { requireBuiltInAccounts } from "./sign-in-methods.server";
import { countPasswordAttempt } from "./throttle.server";

export interface SignInOptions extends Omit<Visitor, "origin"> {
  email: string;
  password: string;
}

/**
 * Signs in. Returns the new session's token and the browser's new cookie of known accounts. An unknown e-mail, an account
 * without a password and a wrong password get the same text, status and work. Throws `unauthorized`,
 * `too_many_requests` while throttled, `forbidden` where no account has a password.
 */
export async function signIn(
  services: Services,
  { email, password, address, userAgent, device }: SignInOptions,
): Promise<{ token: string; device: string }> {
  requireBuiltInAccounts(services);
  const attempts = await countPasswordAttempt(services, {
    email,
    address,
    device: knownDevice(services, device, email),
  });
  const account = await findAccount(services.catalog, { email });
  const provenHash = account?.passwordHash ?? DUMMY_HASH;
  const { isRight, isOutdated } = await checkPassword(password, provenHash);
  if (!account || !isRight) throw wrong();

  const passwordHash = isOutdated ? await hashPassword(password) : provenHash;
  const { token, session } = await newSession(account.userId, { userAgent, now: services.clock.now() });
  const isOpen = await openSession(services.catalog, { session, provenHash, passwordHash });
  if (!isOpen) throw wrong();
  await attempts.forgive();
  return { token, device: rememberDevice(services, device, email) };
}

function wrong(): AppError {
  return new AppError("unauthorized", "The e-mail address or the password is not right. Please try again.");
}
