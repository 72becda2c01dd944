import type { User } from "../../features/accounts/contract";
import type { PlanRow } from "../../features/plans/contract";

/** The user of a session, with what only the server may know. */
export interface SessionUser extends User, PlanRow {
  /** Number of the journal shard that holds this user's entries. */
  journalShard: number;
  /** Whether the user has agreed that words go to the configured model. */
  hasAiConsent: boolean;
}

/** A valid session of a signed-in user. */
export interface Session {
  tokenHash: string;
  lastUsedAt: string;
  /** When the account is deleted for good, ISO 8601 UTC; null unless its owner asked for it. */
  deletionDueAt: string | null;
  user: SessionUser;
}
