import { z } from "zod/mini";
import { phoneNumberSchema } from "~/features/accounts/contract";
import { NOTIFICATION_TYPES } from "~/features/accounts/domain/profile-options";
import {
  MISSING_REMINDER,
  REMINDER_CHANNELS,
  REMINDER_DAYS,
  REMINDER_LIMITS,
  REMINDER_PREFERENCES,
} from "../contract";

const TIME_FORM = "A time is written HH:mm, from 00:00 to 23:59.";

const reminder = z.object({
  id: z.optional(z.string("id is a text.").check(z.maxLength(64, "id has at most 64 characters."))),
  time: z
    .string(MISSING_REMINDER)
    .check(z.minLength(1, MISSING_REMINDER), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_FORM)),
  label: z
    .string(MISSING_REMINDER)
    .check(
      z.trim(),
      z.minLength(1, MISSING_REMINDER),
      z.maxLength(REMINDER_LIMITS.label, `A label has at most ${REMINDER_LIMITS.label} characters.`),
    ),
  enabled: z._default(z.boolean("enabled is true or false."), true),
});

const notificationPreference = z.enum(NOTIFICATION_TYPES, "This notification type is not known.");
const isOn = (name: string) => z.boolean(`${name} is true or false.`);

/**
 * Body of `POST /api/reminders/custom`; what is absent stays. A preset without reminders of its own gets the times of
 * the preset, and `none` removes all times.
 */
export const reminderSettingsSchema = z.object({
  customReminders: z.optional(
    z
      .array(reminder, "customReminders is a list.")
      .check(z.maxLength(REMINDER_LIMITS.reminders, `At most ${REMINDER_LIMITS.reminders} reminders.`)),
  ),
  reminderDays: z.optional(
    z
      .array(z.enum(REMINDER_DAYS, "This weekday is not known."), "reminderDays is a list.")
      .check(z.maxLength(REMINDER_DAYS.length, "Choose each weekday once.")),
  ),
  notificationPreference: z.optional(notificationPreference),
  reminderPreference: z.optional(z.enum(REMINDER_PREFERENCES, "This reminder schedule is not known.")),
  emailRemindersEnabled: z.optional(isOn("emailRemindersEnabled")),
  skipWhenJournaled: z.optional(isOn("skipWhenJournaled")),
});
export type ReminderSettingsInput = z.infer<typeof reminderSettingsSchema>;

/** Body of `PUT /api/reminders/notification-preferences`; what is absent stays, an empty number is taken away. */
export const notificationPreferencesSchema = z.object({
  notificationPreference: z.optional(notificationPreference),
  phoneNumber: z.nullish(phoneNumberSchema),
  pushNotificationEnabled: z.optional(isOn("pushNotificationEnabled")),
  emailRemindersEnabled: z.optional(isOn("emailRemindersEnabled")),
  skipWhenJournaled: z.optional(isOn("skipWhenJournaled")),
});
export type NotificationPreferencesInput = z.infer<typeof notificationPreferencesSchema>;

const endpoint = z
  .string("endpoint is the address that the browser gave.")
  .check(
    z.maxLength(2048, "endpoint has at most 2,048 characters."),
    z.url("endpoint is the address that the browser gave."),
  );
/** Bytes in base64url, with or without padding; `length` is that without it. */
const key = (name: string, length: number) =>
  z
    .string(`keys.${name} is missing.`)
    .check(
      z.regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), `keys.${name} is not a key of a push subscription.`),
    );

/** Body of `POST /api/reminders/push-subscriptions`: what `PushSubscription.toJSON()` gives. */
export const pushSubscriptionSchema = z.object({
  endpoint,
  /** A point of P-256 (65 bytes) and a secret (16 bytes): RFC 8291. */
  keys: z.object({ p256dh: key("p256dh", 87), auth: key("auth", 22) }, "keys are missing."),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

/** Body of `DELETE /api/reminders/push-subscriptions`. */
export const pushUnsubscriptionSchema = z.object({ endpoint });

/** Body of `POST /api/reminders/test`. */
export const testReminderSchema = z.object({
  channel: z.enum(REMINDER_CHANNELS, "This channel is not known."),
});
