import { createHmac } from "node:crypto";
import type { Services } from "~/server/ports/services";
import { sha256 } from "~/shared/ids";
import { LINK_LIFETIMES, type LinkPurpose, linkUrl } from "../domain/account-links";
import { storeLink } from "./account-links.repository.server";

/**
 * Makes the link of a mail that is about to be sent, and voids the older ones of its purpose. The token is derived
 * from the outbox row's id under the server's key, so that a mail that is sent twice has the same link both times;
 * only its hash is stored.
 */
export async function mailedLink(
  services: Services,
  mailId: string,
  link: { userId: string; email: string; purpose: LinkPurpose; origin: string },
): Promise<string> {
  const { userId, email, purpose, origin } = link;
  const now = services.clock.now();
  const token = createHmac("sha256", services.settings.addressHashKey)
    .update(`link\n${purpose}\n${mailId}`)
    .digest("base64url");
  await storeLink(services.catalog, {
    tokenHash: await sha256(token),
    userId,
    purpose,
    email,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LINK_LIFETIMES[purpose]).toISOString(),
  });
  return linkUrl(origin, purpose, token);
}
