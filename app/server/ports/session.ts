import type { LiturgicalOptions } from "../../shared/vocabulary";
import type { users } from "../db/catalog/accounts";

type UserRow = typeof users.$inferSelect;
/** Columns that the user of a session has in another form, or that no use case asks for. */
type Reshaped =
  | "emailVerifiedAt"
  | "aiConsentAt"
  | "liturgicalCalendar"
  | "epiphanyDay"
  | "ascensionDay"
  | "corpusChristiDay"
  | "trialNoticeAt"
  | "createdAt"
  | "updatedAt";

/** The user of a session, with what only the server may know. */
export interface SessionUser extends Omit<UserRow, Reshaped> {
  /** Whether the address was proven, by a link sent there or by a provider. */
  emailVerified: boolean;
  /** Whether the user has agreed that words go to the configured model. */
  hasAiConsent: boolean;
  /** The calendar whose liturgical day is shown. */
  liturgicalOptions: LiturgicalOptions;
}

/** A valid session of a signed-in user. */
export interface Session {
  tokenHash: string;
  lastUsedAt: string;
  /** When the account is deleted for good, ISO 8601 UTC; `null` unless its owner asked for it. */
  deletionDueAt: string | null;
  user: SessionUser;
}
