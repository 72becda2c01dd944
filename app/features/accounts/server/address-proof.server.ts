import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";

/**
 * Returns whether a user's address is proven as far as this server can ask for it: always `true` where no mail can
 * reach its reader, because no link could be asked for there. Operator rights need more: see `isOperator`.
 */
export function isAddressProven(
  user: Pick<SessionUser, "emailVerified">,
  { settings }: Pick<Services, "settings">,
): boolean {
  return user.emailVerified || !settings.mail.isReal;
}

/** Throws `forbidden` for a user whose address is not proven, in words that say how to get the link. */
export function requireProvenAddress(user: SessionUser, services: Services): void {
  if (isAddressProven(user, services)) return;
  throw new AppError(
    "forbidden",
    "Please confirm your own e-mail address first. Your settings can send you the link.",
  );
}
