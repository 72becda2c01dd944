import { keyedHash } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { sha256 } from "~/shared/ids";
import { type FoundLink, findLink, type LinkPurpose, storeLink } from "./account-links.repository.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a mailed link works, in milliseconds. */
const LIFETIMES: Record<LinkPurpose, number> = {
  "verify-email": 24 * HOUR,
  "confirm-new-email": 24 * HOUR,
  "reset-password": 30 * MINUTE,
};

/** The purposes of the links to `/verify-email/:token`. */
export const EMAIL_PURPOSES: LinkPurpose[] = ["verify-email", "confirm-new-email"];
/** The purpose of the links to `/reset-password/:token`. */
export const PASSWORD_PURPOSES: LinkPurpose[] = ["reset-password"];

/** A link's token: 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Makes the link of a mail that is about to be sent, and voids the older ones of its purpose. The token is derived from
 * the outbox row's id under the server's key, so that a mail that is sent twice has the same link both times; only its
 * hash is stored.
 */
export async function mailedLink(
  services: Services,
  mailId: string,
  link: { userId: string; email: string; purpose: LinkPurpose; origin: string },
): Promise<string> {
  const { userId, email, purpose, origin } = link;
  const now = services.clock.now();
  const token = keyedHash(services, "link", `${purpose}\n${mailId}`);
  await storeLink(services.catalog, {
    tokenHash: await sha256(token),
    userId,
    purpose,
    email,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LIFETIMES[purpose]).toISOString(),
  });
  return `${origin}/${purpose === "reset-password" ? "reset-password" : "verify-email"}/${token}`;
}

/** Returns the link that a token opens, without using it up; `null` when it is unknown, expired, used or void. */
export async function findMailedLink(
  services: Services,
  { token, purposes }: { token: string | undefined; purposes: LinkPurpose[] },
): Promise<FoundLink | null> {
  if (!token || !TOKEN.test(token)) return null;
  const now = services.clock.now().toISOString();
  return await findLink(services.catalog, { tokenHash: await sha256(token), purposes, now });
}
