import { announceMails } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { ChangePasswordInput } from "../contract";
import { accountMail } from "./account-mail.server";
import { replacePassword } from "./accounts.repository.server";
import { newPasswordProblem } from "./new-password.server";
import { newSession } from "./new-session.server";
import { hashPassword } from "./password-hash.server";
import { provePassword } from "./prove-password.server";

export interface ChangePasswordOptions {
  user: SessionUser;
  input: ChangePasswordInput;
  /** The network address that the call comes from. */
  address: string;
  /** What the browser says of itself, for the list of sessions. */
  userAgent: string;
  /** The app's origin, for the link in the mail. */
  origin: string;
}

/**
 * Changes the password, ends every session of the user, orders the mail that tells of it and gives the token of a new session. Wrong attempts of the current
 * password count like failed sign-ins. Throws `bad_request` for what is wrong with one of the three fields, `conflict`
 * for an account without a password and for a change that came in between, `too_many_requests` while throttled.
 */
export async function changePassword(
  services: Services,
  { user, input, address, userAgent, origin }: ChangePasswordOptions,
): Promise<{ token: string }> {
  if (input.newPassword !== input.confirmPassword) {
    throw wrong("confirmPassword", "New password and confirmation don't match.");
  }
  const problem = newPasswordProblem(input.newPassword, user.email);
  if (problem) throw wrong("newPassword", problem);

  const proven = await provePassword(services, {
    user,
    password: input.currentPassword,
    field: "currentPassword",
    address,
  });
  if (!proven) {
    throw new AppError("conflict", "This account signs in through a provider and has no password here.");
  }

  const passwordHash = await hashPassword(input.newPassword);
  const now = services.clock.now();
  const { token, session } = await newSession(user.id, { userAgent, now });
  const mail = accountMail("password-changed", { email: user.email, origin }, now);
  const isChanged = await replacePassword(services.catalog, {
    session,
    provenHash: proven.hash,
    passwordHash,
    mail,
  });
  if (!isChanged) {
    throw new AppError("conflict", "Your password was changed elsewhere meanwhile. Please try again.");
  }
  announceMails(services, [mail]);
  await proven.forgive();
  return { token };
}

function wrong(path: keyof ChangePasswordInput, message: string): AppError {
  return new AppError("bad_request", message, { issues: [{ path, message }] });
}
