import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "~/server/ports/services";

/** HMAC-SHA-256 of a text under the server's key, in base64url (43 characters); one purpose's tell nothing of another's. */
export function keyedHash({ settings }: Services, purpose: string, text: string): string {
  return createHmac("sha256", settings.addressHashKey).update(`${purpose}\n${text}`).digest("base64url");
}

const bytes = new TextEncoder();

/** Whether two texts of the same length are the same, in a time that tells nothing of where they differ. */
export function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(bytes.encode(one), bytes.encode(other));
}
