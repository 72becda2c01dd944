import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  CustomReminder,
  DeliveryReason,
  DeliveryState,
  NotificationType,
  ReminderChannel,
  ReminderDay,
  ReminderPreference,
} from "../../../shared/vocabulary";

const owner = () => text("user_id").notNull();

/** A user's reminder schedule, in local time. */
export const reminders = sqliteTable(
  "reminders",
  {
    userId: owner().primaryKey(),
    reminderPreference: text("preference").$type<ReminderPreference>().notNull().default("none"),
    customReminders: text("slots", { mode: "json" }).$type<CustomReminder[]>().notNull().default(sql`'[]'`),
    reminderDays: text("days", { mode: "json" }).$type<ReminderDay[]>().notNull(),
    emailRemindersEnabled: integer("email_enabled", { mode: "boolean" }).notNull().default(false),
    skipWhenJournaled: integer("skip_when_journaled", { mode: "boolean" }).notNull().default(false),
    /** The app's own origin when the settings were last saved: cron has no request to take it from. */
    origin: text().notNull(),
    /** Incremented by each change that a plan depends on: a plan made from an older state is not stored. */
    revision: integer().notNull().default(0),
    /**
     * Epoch milliseconds before which nothing is due: the instant of the next reminder, or of the last change, from
     * which cron plans again. Null when no reminder will come.
     */
    nextDueAt: integer("next_due_at"),
    /** Copies of what a plan needs of `users`, whose columns are the truth (../reminder-plans.ts). */
    timezone: text().notNull(),
    notificationPreference: text("notification_preference").$type<NotificationType>().notNull(),
    pushNotificationEnabled: integer("push_notification_enabled", { mode: "boolean" }).notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [index("reminders_due").on(table.nextDueAt).where(sql`next_due_at IS NOT NULL`)],
);

/** One reminder on one channel. The row is the truth; a message of the queue is only a hint. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    id: integer().primaryKey(),
    userId: owner(),
    /** The local day and time of the reminder: `HH:mm`, with a mark after it for a test. */
    localDate: text("local_date").notNull(),
    slot: text().notNull(),
    channel: text().$type<ReminderChannel>().notNull(),
    label: text().notNull(),
    /** Epoch milliseconds of the local day and time. */
    dueAt: integer("due_at").notNull(),
    state: text().$type<DeliveryState>().notNull().default("pending"),
    reason: text().$type<DeliveryReason>(),
    /** Attempts so far. Of two hints for one attempt the second does nothing. */
    attempts: integer().notNull().default(0),
    /** Epoch milliseconds from which a pending one is announced (again). */
    leaseUntil: integer("lease_until").notNull(),
    /** Devices that a push has reached: a retry skips them. */
    reached: text({ mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    /** Epoch milliseconds. */
    finishedAt: integer("finished_at"),
  },
  (table) => [
    uniqueIndex("deliveries_once").on(table.userId, table.localDate, table.slot, table.channel),
    index("deliveries_pending").on(table.leaseUntil).where(sql`state = 'pending'`),
  ],
);

/** Browsers that receive a user's pushes, as long as the browser is theirs (`push_endpoints` of the catalog). */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: text().primaryKey(),
    userId: owner(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [uniqueIndex("push_subscriptions_once").on(table.userId, table.endpoint)],
);
