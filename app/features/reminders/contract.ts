import type { NotificationType } from "~/features/accounts/contract";

export const REMINDER_PREFERENCES = [
  "once_daily",
  "morning_evening",
  "three_times_daily",
  "liturgical_hours",
  "contemplative",
  "custom",
  "none",
] as const;
/** Id of a reminder schedule. */
export type ReminderPreference = (typeof REMINDER_PREFERENCES)[number];

export const REMINDER_PREFERENCE_LABELS: Record<ReminderPreference, string> = {
  once_daily: "Once a day",
  morning_evening: "Morning and evening",
  three_times_daily: "Three times a day",
  liturgical_hours: "Liturgical hours",
  contemplative: "Contemplative",
  custom: "Custom",
  none: "No reminders",
};

/** A reminder before it is stored: a local time `HH:mm` and what it is called. */
export interface ReminderTime {
  time: string;
  label: string;
}

/** What choosing a schedule fills the list with. 'custom' starts with none. */
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

/** The days of a week in the order of the screens. */
export const REMINDER_DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

/** What is said of a reminder that lacks a part. */
export const MISSING_REMINDER = "Please provide both time and label for the reminder.";

export const REMINDER_LIMITS = {
  /** Reminders of one person. */
  reminders: 20,
  label: 80,
  /** Devices of one person that receive pushes; with another one the oldest goes. */
  devices: 10,
  /** Test reminders in one hour. */
  tests: 10,
  /** Deliveries that are listed. */
  deliveries: 20,
} as const;

/** Where a reminder can go. */
export const REMINDER_CHANNELS = ["push", "sms", "email"] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** A reminder as it is stored; times are local to the person's zone. */
export interface CustomReminder extends ReminderTime {
  id: string;
  enabled: boolean;
}

/** What both calls about settings answer: the settings as stored. */
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
  /** The next reminder, ISO 8601 UTC; null when none will come. */
  nextReminderAt: string | null;
  /** What keeps a channel from delivering, whether it is chosen or not; null when nothing does. */
  obstacles: Record<ReminderChannel, DeliveryReason | null>;
}

/** What `GET /api/reminders/push-subscriptions` gives. */
export interface PushDevices {
  /** The key to subscribe with (VAPID, base64url); null where the server has none. */
  publicKey: string | null;
  devices: PushDevice[];
}

/** A browser that receives pushes, the newest first. */
export interface PushDevice {
  id: string;
  endpoint: string;
  createdAt: string;
}

/**
 * `pending` waits for its turn or for another attempt; `sent` was taken by the channel; `skipped` was left out on purpose;
 * `failed` is given up.
 */
export type DeliveryState = "pending" | "sent" | "skipped" | "failed";

/** Why a delivery was skipped, failed or waits. */
export const DELIVERY_REASONS = {
  late: "It was more than 30 minutes late.",
  journaled: "You had already written that day.",
  "no-device": "No device of yours receives notifications.",
  "device-gone": "The device no longer takes notifications.",
  "switched-off": "This way of reminding was switched off meanwhile.",
  "needs-configuration": "This server needs configuration for it.",
  "no-number": "There is no phone number to send it to.",
  "address-not-confirmed": "Your e-mail address is not confirmed yet.",
  refused: "The service refused it.",
  unavailable: "The service could not be reached.",
} as const;
export type DeliveryReason = keyof typeof DELIVERY_REASONS;

/** One of `GET /api/reminders/deliveries`, and the answer of `POST /api/reminders/test`. */
export interface Delivery {
  id: string;
  channel: ReminderChannel;
  isTest: boolean;
  label: string;
  /** The local day and time that it was meant for; a test has the time at which it was asked for. */
  localDate: string;
  time: string;
  /** The same as an instant, ISO 8601 UTC. */
  dueAt: string;
  state: DeliveryState;
  /** Null when it was sent, or has not been tried yet. */
  reason: DeliveryReason | null;
  /** When it came to an end; null while it is pending. */
  finishedAt: string | null;
}
