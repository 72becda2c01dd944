import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { findPasswordHash } from "./accounts.repository.server";
import { checkPassword } from "./password-hash.server";
import { countPasswordAttempt } from "./throttle.server";

/** A password that was proven: the hash behind it, and how its attempt is forgiven once all is done. */
export interface ProvenPassword {
  hash: string;
  forgive(): Promise<void>;
}

/**
 * Checks the password of whoever is signed in; null for an account that has none. Wrong attempts count like failed
 * sign-ins. Throws `bad_request` on `field` for a wrong one, `too_many_requests` while throttled.
 */
export async function provePassword(
  services: Services,
  proof: { user: { id: string; email: string }; password: string; field: string; address: string },
): Promise<ProvenPassword | null> {
  const { user, password, field, address } = proof;
  const hash = await findPasswordHash(services.catalog, user.id);
  if (!hash) return null;
  // Whoever has a session is no stranger: attempts from elsewhere lock nobody out of their own account.
  const device = `session of ${user.id}`;
  const attempts = await countPasswordAttempt(services, { email: user.email, address, device });
  const { isRight } = await checkPassword(password, hash);
  if (!isRight) {
    const message = "Your current password is not right.";
    throw new AppError("bad_request", message, { issues: [{ path: field, message }] });
  }
  return { hash, forgive: attempts.forgive };
}
