import { keyedHash, sameText } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import { switchOffEmail } from "./settings.repository.server";

/*
 * The token of a "no more reminders by e-mail" link is the person's id and a proof of it under the server's key: no row
 * for each mail, and the link works as long as the key does.
 */

/** The token that goes into a person's reminders. */
export function reminderUnsubscribeToken(services: Services, userId: string): string {
  return `${userId}${proofOf(services, userId)}`;
}

/** Whether a token is one of ours. */
export function isReminderUnsubscribeToken(services: Services, token: string): boolean {
  return userOf(services, token) !== null;
}

/** Ends the reminders by e-mail of the token's person; false for a token that is not ours. */
export async function unsubscribeFromReminders(services: Services, token: string): Promise<boolean> {
  const userId = userOf(services, token);
  if (userId === null) return false;
  await switchOffEmail(services.catalog, userId, services.clock.now());
  return true;
}

function userOf(services: Services, token: string): string | null {
  const [, userId = "", proof = ""] = /^([\w-]+)([\w-]{43})$/.exec(token) ?? [];
  return userId !== "" && sameText(proof, proofOf(services, userId)) ? userId : null;
}

function proofOf(services: Services, userId: string): string {
  return keyedHash(services, "reminder-refusal", userId);
}
