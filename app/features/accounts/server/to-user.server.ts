import { currentPlan } from "~/features/plans/domain/current-plan";
import type { SessionUser } from "~/server/ports/session";
import type { User } from "../contract";
import type { UserRow } from "./accounts.repository.server";

/** Text columns of which every write goes through an enum of the contract. */
type EnumColumns = Pick<
  SessionUser,
  "greetingPreference" | "prayerStyle" | "notificationPreference" | "subscriptionTier" | "planType"
>;

/** Returns a stored user in the types of the contract. A new setting needs a column and a member there, and nothing here. */
export function toSessionUser(row: UserRow): SessionUser {
  const { emailVerifiedAt, aiConsentAt, trialNoticeAt, createdAt, updatedAt, ...rest } = row;
  const { liturgicalCalendar, epiphanyDay, ascensionDay, corpusChristiDay, ...columns } = rest;
  return {
    ...(columns as typeof columns & EnumColumns),
    prayerStyle: (row.prayerStyle || "traditional") as User["prayerStyle"],
    emailVerified: emailVerifiedAt !== null,
    hasAiConsent: aiConsentAt !== null,
    liturgicalOptions: {
      calendar: liturgicalCalendar,
      epiphany: epiphanyDay,
      ascension: ascensionDay,
      corpusChristi: corpusChristiDay,
    } as User["liturgicalOptions"],
  };
}

/** Returns the user as responses show it: without the server's own members, and with the plan at an instant. */
export function toUser(sessionUser: SessionUser, now: Date): User {
  const { journalShard, hasAiConsent, planType, trialStartedAt, planCancelledAt, ...user } = sessionUser;
  const plan = currentPlan(sessionUser, now);
  return {
    ...user,
    subscriptionTier: plan.tier,
    subscriptionExpiresAt: plan.tier === "free" ? null : plan.endsAt,
  };
}
