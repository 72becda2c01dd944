import type {
  CustomReminder,
  DeliveryReason,
  DeliveryState,
  NotificationType,
  ReminderChannel,
  ReminderDay,
  ReminderPreference,
  ReminderTime,
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

/** Why a delivery was skipped, failed or waits, in words. */
export const DELIVERY_REASONS: Record<DeliveryReason, string> = {
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
};

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
