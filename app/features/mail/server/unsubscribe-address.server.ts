import type { Services } from "~/server/ports/services";
import { keyedHash, sameText } from "./keyed-hash.server";
import { hasUnsubscribed, insertUnsubscribed } from "./mail.repository.server";

/*
 * The token of a "do not send to me again" link is the address's hash and a proof of it, both under the server's key:
 * no row for each mail, and the link works as long as the key does.
 */

/** The token that goes into a mail to an address. */
export function unsubscribeToken(services: Services, address: string): string {
  const hash = keyedHash(services, "mail-address", address.toLowerCase());
  return `${hash}${keyedHash(services, "mail-refusal", hash)}`;
}

/** Returns whether this server made a token. */
export function isUnsubscribeToken(services: Services, token: string): boolean {
  return addressHashOf(services, token) !== null;
}

/** Has no more mails of members sent to the token's address; false for a token that is not ours. */
export async function unsubscribeAddress(services: Services, token: string): Promise<boolean> {
  const addressHash = addressHashOf(services, token);
  if (addressHash === null) return false;
  await insertUnsubscribed(services.catalog, { addressHash, createdAt: services.clock.now().toISOString() });
  return true;
}

/** Whether the owner of an address wants no mails of members. */
export function isUnsubscribed(services: Services, address: string): Promise<boolean> {
  return hasUnsubscribed(services.catalog, keyedHash(services, "mail-address", address.toLowerCase()));
}

function addressHashOf(services: Services, token: string): string | null {
  if (!/^[\w-]{86}$/.test(token)) return null;
  const hash = token.slice(0, 43);
  const proof = keyedHash(services, "mail-refusal", hash);
  return sameText(proof, token.slice(43)) ? hash : null;
}
