import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";

/**
 * Returns whether a user's address is proven as far as this server can ask for it: always `true` where no mail can
 * reach its reader, because no link could be requested there. Operator rights need more: see `isOperator` of the accounts.
 */
export function isAddressProven(
  user: Pick<SessionUser, "emailVerified">,
  { settings }: Pick<Services, "settings">,
): boolean {
  return user.emailVerified || !settings.mail.isReal;
}
