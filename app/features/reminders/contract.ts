import { z } from "zod/mini";
import { phoneNumberSchema } from "~/features/accounts/contract";
import {
  type CustomReminder,
  type DeliveryReason,
  type DeliveryState,
  NOTIFICATION_TYPES,
  type NotificationType,
  REMINDER_CHANNELS,
  REMINDER_DAYS,
  REMINDER_PREFERENCES,
  type ReminderChannel,
  type ReminderDay,
  type ReminderPreference,
  type ReminderTime,
} from "~/shared/vocabulary";

export {
  type CustomReminder,
  type DeliveryReason,
  type DeliveryState,
  REMINDER_CHANNELS,
  REMINDER_DAYS,
  REMINDER_PREFERENCES,
  type ReminderChannel,
  type ReminderDay,
  type ReminderPreference,
  type ReminderTime,
} from "~/shared/vocabulary";

export const REMINDER_PREFERENCE_LABELS: Record<ReminderPreference, string> = {
  once_daily: "Once a day",
  morning_evening: "Morning and evening",
  three_times_daily: "Three times a day",
  liturgical_hours: "Liturgical hours",
  contemplative: "Contemplative",
  custom: "Custom",
  none: "No reminders",
};

/** The reminders of each schedule; 'custom' starts with none. */
export const PRESET_REMINDERS: Record<ReminderPreference, readonly ReminderTime[]> = {
  once_daily: [{ time: "19:00", label: "Daily Journal" }],
  morning_evening: [
    { time: "07:00", label: "Morning Prayer" },
    { time: "19:00", label: "Evening Reflection" },
  ],
  three_times_daily: [
    { time: "07:00", label: "Morning Prayer" },
    { time: "12:00", label: "Midday Pause" },
    { time: "20:00", label: "Evening Reflection" },
  ],
  liturgical_hours: [
    { time: "06:00", label: "Lauds" },
    { time: "12:00", label: "Midday Prayer" },
    { time: "18:00", label: "Vespers" },
    { time: "21:00", label: "Compline" },
  ],
  contemplative: [
    { time: "05:30", label: "Vigil" },
    { time: "12:00", label: "Midday Prayer" },
    { time: "17:00", label: "Vespers" },
    { time: "20:30", label: "Examen" },
    { time: "22:00", label: "Compline" },
  ],
  custom: [],
  none: [],
};

export const MISSING_REMINDER = "Please provide both time and label for the reminder.";

export const REMINDER_LIMITS = {
  /** Reminders of a user. */
  reminders: 20,
  label: 80,
  /** Devices of a user that receive pushes; another one replaces the oldest. */
  devices: 10,
  /** Test reminders in one hour. */
  tests: 10,
  /** Deliveries in the list. */
  deliveries: 20,
} as const;

export const CHANNEL_LABELS: Record<ReminderChannel, string> = { push: "Push", sms: "SMS", email: "E-mail" };

/** The settings as stored, the response of both calls about settings. */
export interface ReminderSettings {
  customReminders: CustomReminder[];
  reminderDays: ReminderDay[];
  notificationPreference: NotificationType;
  reminderPreference: ReminderPreference;
  /** E.164, or empty. */
  phoneNumber: string;
  pushNotificationEnabled: boolean;
  emailRemindersEnabled: boolean;
  /** No reminder on a local day that has an entry. */
  skipWhenJournaled: boolean;
  /** The next reminder, ISO 8601 UTC; `null` when none is planned. */
  nextReminderAt: string | null;
  /** The obstacle to each channel, chosen or not; `null` without one. */
  obstacles: Record<ReminderChannel, DeliveryReason | null>;
}

/** The schedule of a user who has not saved one. */
export const NO_REMINDERS = {
  customReminders: [] as CustomReminder[],
  reminderDays: [...REMINDER_DAYS],
  reminderPreference: "none" as ReminderPreference,
  emailRemindersEnabled: false,
  skipWhenJournaled: false,
};

/** Response of `GET /api/reminders/push-subscriptions`. */
export interface PushDevices {
  /** The key to subscribe with (VAPID, base64url); `null` when the server has none. */
  publicKey: string | null;
  devices: PushDevice[];
}

/** A browser that receives pushes. */
export interface PushDevice {
  id: string;
  endpoint: string;
  createdAt: string;
}

/** Why a delivery was skipped, failed or waits, in words. */
export const DELIVERY_REASONS: Record<DeliveryReason, string> = {
  late: "It was more than 30 minutes late.",
  journaled: "You had already written that day.",
  "no-device": "None of your devices receives notifications.",
  "device-gone": "The device no longer receives notifications.",
  "switched-off": "You had turned this kind of reminder off.",
  "needs-configuration": "This server needs configuration for it.",
  "no-number": "You have not entered a phone number.",
  "address-not-confirmed": "Your e-mail address is not confirmed yet.",
  refused: "The service refused it.",
  unavailable: "The service could not be reached.",
};

/** A delivery. `GET /api/reminders/deliveries` returns a list of them, `POST /api/reminders/test` returns one. */
export interface Delivery {
  id: string;
  channel: ReminderChannel;
  isTest: boolean;
  label: string;
  /** The local day and time that it was planned for; for a test, when it was requested. */
  localDate: string;
  time: string;
  /** The same as an instant, ISO 8601 UTC. */
  dueAt: string;
  state: DeliveryState;
  /** `null` when it was sent, or not tried yet. */
  reason: DeliveryReason | null;
  /** When it was finished; `null` while it is pending. */
  finishedAt: string | null;
}

/** Everything about reminders on the settings screen. */
export interface RemindersView {
  settings: ReminderSettings;
  push: PushDevices;
  deliveries: Delivery[];
}

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
 * Body of `POST /api/reminders/custom`; absent fields stay unchanged. A preset without reminders gets its own times, and
 * `none` removes all times.
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

/** Body of `PUT /api/reminders/notification-preferences`; absent fields stay unchanged, an empty number is removed. */
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
/** Bytes in base64url of a length, with or without padding. */
const key = (name: string, length: number) =>
  z
    .string(`keys.${name} is missing.`)
    .check(
      z.regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), `keys.${name} is not a key of a push subscription.`),
    );

/** Body of `POST /api/reminders/push-subscriptions`: the result of `PushSubscription.toJSON()`. */
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

/** Returns a phone number without the marks between its digits; everything else stays. */
export function plainPhoneNumber(written: string): string {
  return written.replace(/[\s().\-/\u2010-\u2015]/g, "");
}
