import { currentPlan } from "~/features/plans/domain/current-plan";
import type { SessionUser } from "~/server/ports/session";
import type { User } from "../contract";
import type { UserRow } from "./accounts.repository.server";

/** A stored user in the types of the contract, with the shard that only the server may know. */
export function toSessionUser(row: UserRow): SessionUser {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    pendingEmail: row.pendingEmail,
    firstName: row.firstName,
    lastName: row.lastName,
    location: row.location,
    zipCode: row.zipCode,
    timezone: row.timezone,
    favoriteSaint: row.favoriteSaint,
    birthDate: row.birthDate,
    bio: row.bio,
    // The columns are text; every write to them goes through the contract's enums.
    greetingPreference: row.greetingPreference as User["greetingPreference"],
    prayerStyle: (row.prayerStyle || "traditional") as User["prayerStyle"],
    prayerLength: row.prayerLength,
    moodTrackingEnabled: row.moodTrackingEnabled,
    notificationPreference: row.notificationPreference as User["notificationPreference"],
    phoneNumber: row.phoneNumber,
    pushNotificationEnabled: row.pushNotificationEnabled,
    aiEnabled: row.aiEnabled,
    journalCareEnabled: row.journalCareEnabled,
    liturgicalOptions: {
      calendar: row.liturgicalCalendar,
      epiphany: row.epiphanyDay,
      ascension: row.ascensionDay,
      corpusChristi: row.corpusChristiDay,
    } as User["liturgicalOptions"],
    subscriptionTier: row.subscriptionTier as User["subscriptionTier"],
    subscriptionExpiresAt: row.subscriptionExpiresAt,
    planType: row.planType as SessionUser["planType"],
    trialStartedAt: row.trialStartedAt,
    planCancelledAt: row.planCancelledAt,
    journalShard: row.journalShard,
    hasAiConsent: row.aiConsentAt !== null,
  };
}

/**
 * The user as an answer may show it: without what only the server may know, and with the plan that the
 * row means at an instant.
 */
export function toUser(sessionUser: SessionUser, now: Date): User {
  const { journalShard, hasAiConsent, planType, trialStartedAt, planCancelledAt, ...user } = sessionUser;
  const plan = currentPlan(sessionUser, now);
  return {
    ...user,
    subscriptionTier: plan.tier,
    subscriptionExpiresAt: plan.tier === "free" ? null : plan.endsAt,
  };
}
