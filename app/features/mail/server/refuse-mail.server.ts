import type { Services } from "~/server/ports/services";
import { keyedHash, sameText } from "./keyed-hash.server";
import { findRefusal, insertRefusal } from "./mail-refusals.repository.server";

/*
 * The token of a "do not send to me again" link is the address's hash and a proof of it, both under the server's key:
 * no row for each mail, and the link works as long as the key does.
 */

/** The token that goes into a mail to an address. */
export function refusalToken(services: Services, address: string): string {
  const hash = keyedHash(services, "mail-address", address.toLowerCase());
  return `${hash}${keyedHash(services, "mail-refusal", hash)}`;
}

/** Whether a token is one of ours. */
export function isRefusalToken(services: Services, token: string): boolean {
  return addressHashOf(services, token) !== null;
}

/** Has no more mails of members sent to the token's address; false for a token that is not ours. */
export async function refuseMail(services: Services, token: string): Promise<boolean> {
  const addressHash = addressHashOf(services, token);
  if (addressHash === null) return false;
  await insertRefusal(services.catalog, { addressHash, createdAt: services.clock.now().toISOString() });
  return true;
}

/** Whether the owner of an address wants no mails of members. */
export function isRefused(services: Services, address: string): Promise<boolean> {
  return findRefusal(services.catalog, keyedHash(services, "mail-address", address.toLowerCase()));
}

function addressHashOf(services: Services, token: string): string | null {
  if (!/^[\w-]{86}$/.test(token)) return null;
  const hash = token.slice(0, 43);
  const proof = keyedHash(services, "mail-refusal", hash);
  return sameText(proof, token.slice(43)) ? hash : null;
}
