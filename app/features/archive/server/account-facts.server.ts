import type { SessionUser } from "~/server/ports/session";

/** What an archive tells of the account itself: what its owner has entered and chosen. */
export function accountFacts(user: SessionUser) {
  const { id: _, journalShard: __, hasAiConsent: ___, ...facts } = user;
  return facts;
}
