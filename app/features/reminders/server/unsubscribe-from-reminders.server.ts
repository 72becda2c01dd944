import { keyedHash, sameText } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { findShard } from "./deliveries.repository.server";
import { switchOffEmail } from "./settings.repository.server";

/*
 * The token of a link that stops e-mail reminders is the user's id with a proof under the server's key. It needs no row in
 * the database, and is valid as long as the key.
 */

/** Returns the token for a user's reminders. */
export function reminderUnsubscribeToken(services: Services, userId: string): string {
  return `${userId}${proofOf(services, userId)}`;
}

/** Returns whether a token is valid. */
export function isReminderUnsubscribeToken(services: Services, token: string): boolean {
  return userOf(services, token) !== null;
}

/** Stops the e-mail reminders of the token's user. Returns `false` for an invalid token. */
export async function unsubscribeFromReminders(services: Services, token: string): Promise<boolean> {
  const userId = userOf(services, token);
  if (userId === null) return false;
  const shard = await findShard(services.catalog, userId);
  if (shard !== undefined) await switchOffEmail(services.journal(shard), userId, services.clock.now());
  return true;
}

function userOf(services: Services, token: string): string | null {
  const [, userId = "", proof = ""] = /^([\w-]+)([\w-]{43})$/.exec(token) ?? [];
  return userId !== "" && sameText(proof, proofOf(services, userId)) ? userId : null;
}

function proofOf(services: Services, userId: string): string {
  return keyedHash(services, "reminder-refusal", userId);
}
