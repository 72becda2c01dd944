import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError, fieldError } from "~/shared/errors";
import type { ChangePasswordInput } from "../contract";
import { accountMail } from "./account-mails.server";
import { findAccount, replacePassword } from "./accounts.repository.server";
import { newPasswordProblem } from "./new-password.server";
import { checkPassword, hashPassword } from "./password-hash.server";
import { newSession, type Visitor } from "./sessions.server";
import { countPasswordAttempt } from "./throttle.server";

/**
 * Changes the password, ends every session of the user, orders the mail about it and returns the token of a new session.
 * Wrong attempts at the current password count like failed sign-ins. Throws `bad_request` for a problem with one of the
 * three fields, `conflict` for an account without a password and for a change meanwhile, `too_many_requests`.
 */
export async function changePassword(
  services: Services,
  { user, input, ...visitor }: { user: SessionUser; input: ChangePasswordInput } & Omit<Visitor, "device">,
): Promise<{ token: string }> {
  const { address, userAgent, origin } = visitor;
  if (input.newPassword !== input.confirmPassword) {
    throw fieldError("confirmPassword", "New password and confirmation don't match.");
  }
  const problem = newPasswordProblem(input.newPassword, user.email);
  if (problem) throw fieldError("newPassword", problem);

  const field = "currentPassword";
  const proven = await provePassword(services, { user, password: input.currentPassword, field, address });
  if (!proven) {
    throw new AppError("conflict", "This account signs in through a provider and has no password here.");
  }

  const passwordHash = await hashPassword(input.newPassword);
  const now = services.clock.now();
  const { token, session } = await newSession(user.id, { userAgent, now });
  const mail = accountMail("password-changed", { email: user.email, origin }, now);
  const change = { session, provenHash: proven.hash, passwordHash, mail };
  if (!(await replacePassword(services.catalog, change))) {
    throw new AppError("conflict", "Your password was changed elsewhere meanwhile. Please try again.");
  }
  announceMails(services, [mail]);
  await proven.forgive();
  return { token };
}

/** A proven password: the hash behind it, and how to forgive its attempt once all is done. */
export interface ProvenPassword {
  hash: string;
  forgive(): Promise<void>;
}

/**
 * Checks the password of a signed-in user; returns `null` for an account without one. Wrong attempts count like failed
 * sign-ins. Throws `bad_request` on `field` for a wrong one, `too_many_requests` while throttled.
 */
export async function provePassword(
  services: Services,
  proof: { user: { id: string; email: string }; password: string; field: string; address: string },
): Promise<ProvenPassword | null> {
  const { user, password, field, address } = proof;
  const hash = (await findAccount(services.catalog, { userId: user.id }))?.passwordHash;
  if (!hash) return null;
  // A session proves that this is no stranger: attempts from elsewhere lock nobody out of their own account.
  const device = `session of ${user.id}`;
  const attempts = await countPasswordAttempt(services, { email: user.email, address, device });
  const { isRight } = await checkPassword(password, hash);
  if (!isRight) throw fieldError(field, "Your current password is not right.");
  return { hash, forgive: attempts.forgive };
}
