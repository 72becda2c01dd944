import type { Services } from "~/server/ports/services";
import { sha256 } from "~/shared/ids";
import { isLinkToken, type LinkPurpose } from "../domain/account-links";
import { type FoundLink, findLink } from "./account-links.repository.server";

/** The purposes of the links that `/verify-email/:token` answers. */
export const EMAIL_PURPOSES: LinkPurpose[] = ["verify-email", "confirm-new-email"];
/** The purpose of the links that `/reset-password/:token` answers. */
export const PASSWORD_PURPOSES: LinkPurpose[] = ["reset-password"];

/** The link that a token opens, without using it up; null when it is unknown, over, used, or voided. */
export async function findMailedLink(
  services: Services,
  { token, purposes }: { token: string | undefined; purposes: LinkPurpose[] },
): Promise<FoundLink | null> {
  if (!isLinkToken(token)) return null;
  const now = services.clock.now().toISOString();
  return await findLink(services.catalog, { tokenHash: await sha256(token), purposes, now });
}
