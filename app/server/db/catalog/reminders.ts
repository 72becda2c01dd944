import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  CustomReminder,
  DeliveryReason,
  DeliveryState,
  ReminderChannel,
  ReminderDay,
  ReminderPreference,
} from "../../../shared/vocabulary";
import { users } from "./accounts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

/**
 * When a person wants to be reminded, in local time; zone and notification type stand in `users`, where a trigger
 * (beside the tables in the migration) sees them change.
 */
export const reminders = sqliteTable(
  "reminders",
  {
    userId: owner().primaryKey(),
    preference: text().$type<ReminderPreference>().notNull().default("none"),
    slots: text({ mode: "json" }).$type<CustomReminder[]>().notNull().default(sql`'[]'`),
    days: text({ mode: "json" }).$type<ReminderDay[]>().notNull(),
    emailEnabled: integer("email_enabled", { mode: "boolean" }).notNull().default(false),
    skipWhenJournaled: integer("skip_when_journaled", { mode: "boolean" }).notNull().default(false),
    /** The app's own origin when the settings were last saved: cron answers no request that would tell it. */
    origin: text().notNull(),
    /** One more with each change that a plan depends on, by whoever makes it: a plan made from an older state is not stored. */
    revision: integer().notNull().default(0),
    /**
     * Epoch milliseconds before which nothing is to be done: the instant of the next reminder, or that of the last
     * change, from which cron plans anew. Null when no reminder will come.
     */
    nextDueAt: integer("next_due_at"),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [index("reminders_due").on(table.nextDueAt).where(sql`next_due_at IS NOT NULL`)],
);

/** One reminder on one channel. The row is the truth; a message of the queue only hints at it. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    id: integer().primaryKey(),
    userId: owner(),
    /** The local day and time that it is meant for: `HH:mm`, for a test followed by a mark of its own. */
    localDate: text("local_date").notNull(),
    slot: text().notNull(),
    channel: text().$type<ReminderChannel>().notNull(),
    label: text().notNull(),
    /** Epoch milliseconds of the local day and time. */
    dueAt: integer("due_at").notNull(),
    state: text().$type<DeliveryState>().notNull().default("pending"),
    reason: text().$type<DeliveryReason>(),
    /** Attempts begun. Of two hints for one attempt the second does nothing. */
    attempts: integer().notNull().default(0),
    /** Epoch milliseconds from which a pending one is handed to the queue (again). */
    leaseUntil: integer("lease_until").notNull(),
    /** Devices that a push has reached: they are not asked again. */
    reached: text({ mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    /** Epoch milliseconds. */
    finishedAt: integer("finished_at"),
  },
  (table) => [
    uniqueIndex("deliveries_once").on(table.userId, table.localDate, table.slot, table.channel),
    index("deliveries_pending").on(table.leaseUntil).where(sql`state = 'pending'`),
  ],
);

/** Browsers that receive a person's pushes. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: text().primaryKey(),
    userId: owner(),
    /** A browser has one endpoint, whoever is signed in: it belongs to who subscribed last. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("push_subscriptions_user").on(table.userId)],
);
