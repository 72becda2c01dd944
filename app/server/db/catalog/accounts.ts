import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  CALENDARS,
  EPIPHANY_DAYS,
  INSPIRATION_SOURCES,
  NOTIFICATION_TYPES,
  PLAN_TYPES,
  PRAYER_STYLES,
  SOLEMNITY_DAYS,
  SUBSCRIPTION_TIERS,
} from "../../../shared/vocabulary";

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    /** When the address was confirmed, by a mailed link or a provider; null until then. */
    emailVerifiedAt: text("email_verified_at"),
    /** A new address that replaces `email` when it is confirmed. */
    pendingEmail: text("pending_email"),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    location: text("location").notNull().default(""),
    zipCode: text("zip_code").notNull().default(""),
    timezone: text("timezone").notNull().default("UTC"),
    favoriteSaint: text("favorite_saint"),
    birthDate: text("birth_date"),
    bio: text("bio").notNull().default(""),
    greetingPreference: text("greeting_preference", { enum: INSPIRATION_SOURCES })
      .notNull()
      .default("scripture"),
    prayerStyle: text("prayer_style", { enum: PRAYER_STYLES }).notNull().default("scripture"),
    prayerLength: integer("prayer_length").notNull().default(3),
    moodTrackingEnabled: integer("mood_tracking_enabled", { mode: "boolean" }).notNull().default(false),
    notificationPreference: text("notification_preference", { enum: NOTIFICATION_TYPES })
      .notNull()
      .default("push"),
    phoneNumber: text("phone_number").notNull().default(""),
    pushNotificationEnabled: integer("push_notification_enabled", { mode: "boolean" })
      .notNull()
      .default(true),
    aiEnabled: integer("ai_enabled", { mode: "boolean" }).notNull().default(true),
    journalCareEnabled: integer("journal_care_enabled", { mode: "boolean" }).notNull().default(true),
    /** When the user agreed that their words go to the configured model; null without consent. */
    aiConsentAt: text("ai_consent_at"),
    liturgicalCalendar: text("liturgical_calendar", { enum: CALENDARS }).notNull().default("us"),
    epiphanyDay: text("epiphany_day", { enum: EPIPHANY_DAYS }).notNull().default("sunday"),
    ascensionDay: text("ascension_day", { enum: SOLEMNITY_DAYS }).notNull().default("sunday"),
    corpusChristiDay: text("corpus_christi_day", { enum: SOLEMNITY_DAYS }).notNull().default("sunday"),
    subscriptionTier: text("subscription_tier", { enum: SUBSCRIPTION_TIERS }).notNull().default("free"),
    subscriptionExpiresAt: text("subscription_expires_at"),
    /** The plan after the trial; null for none. */
    planType: text("plan_type", { enum: PLAN_TYPES }),
    /** When the account's only trial started. */
    trialStartedAt: text("trial_started_at"),
    /** When the user cancelled the trial or the plan after it. */
    planCancelledAt: text("plan_cancelled_at"),
    /** When the mail about the trial's end was ordered. */
    trialNoticeAt: text("trial_notice_at"),
    journalShard: integer("journal_shard").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [
    // Trials whose users have not been notified yet: a tick reads only these.
    index("users_trial_notice")
      .on(table.subscriptionExpiresAt)
      .where(sql`subscription_tier = 'trial' AND trial_notice_at IS NULL AND plan_cancelled_at IS NULL`),
  ],
);

/** How many accounts a journal shard has, kept by triggers of `users`. */
export const shardPeople = sqliteTable("shard_people", {
  shard: integer().primaryKey(),
  people: integer().notNull(),
});

export const credentials = sqliteTable("credentials", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  /** PHC string of scrypt. */
  passwordHash: text("password_hash").notNull(),
  updatedAt: text("updated_at").notNull(),
});

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, which itself is not stored. */
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: text("created_at").notNull(),
    lastUsedAt: text("last_used_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    /** The browser's `User-Agent` at the sign-in; empty for sessions older than this column. */
    userAgent: text("user_agent").notNull().default(""),
  },
  (table) => [
    index("sessions_user").on(table.userId, table.lastUsedAt),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Exact counters, such as failed sign-ins and sign-ups. Keys hold hashes, never an address or e-mail. */
export const throttles = sqliteTable(
  "throttles",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    /** Epoch milliseconds at which the count restarts. */
    resetsAt: integer("resets_at").notNull(),
    /** Epoch milliseconds before which a further attempt is refused. */
    blockedUntil: integer("blocked_until").notNull().default(0),
  },
  (table) => [index("throttles_reset").on(table.resetsAt)],
);

/** Accounts at identity providers that open an account here. */
export const identities = sqliteTable(
  "identities",
  {
    provider: text("provider").notNull(),
    /** The provider's permanent id of the person (`sub`). */
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The address that the provider confirmed when the identity was linked; null for links older than this column. */
    providerEmail: text("provider_email"),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("identities_user").on(table.userId),
  ],
);

/** Mailed links: each works once and until it expires. */
export const accountTokens = sqliteTable(
  "account_tokens",
  {
    /** SHA-256 of the link's token, which itself is not stored. */
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    purpose: text("purpose").notNull(),
    /** The address that the link proves. */
    email: text("email").notNull(),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [
    index("account_tokens_user").on(table.userId, table.purpose),
    index("account_tokens_expiry").on(table.expiresAt),
  ],
);

/** Accounts whose users asked for their deletion. */
export const deletions = sqliteTable(
  "deletions",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id),
    /** When the account is deleted for good. */
    dueAt: text("due_at").notNull(),
    /** When the deletion started and became final; null before. */
    startedAt: text("started_at"),
    /** The last attempt, which moves the account behind all that have waited longer; null before the first. */
    triedAt: text("tried_at"),
  },
  (table) => [index("deletions_due").on(table.dueAt)],
);
