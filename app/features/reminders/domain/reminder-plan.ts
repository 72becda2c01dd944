import type { NotificationType } from "~/features/accounts/contract";
import type { CustomReminder, ReminderChannel, ReminderSettings } from "../contract";
import { nextOccurrence, type Occurrence, occurrencesFrom, type Schedule } from "./reminder-times";

const MINUTE = 60_000;
/** A later reminder is not sent any more. */
export const LATEST = 30 * MINUTE;

/** The settings of the channels. */
type ChannelChoices = Pick<
  ReminderSettings,
  "notificationPreference" | "pushNotificationEnabled" | "emailRemindersEnabled"
>;

/** The settings that a plan depends on. */
export interface ReminderChoices
  extends ChannelChoices,
    Pick<ReminderSettings, "reminderPreference" | "customReminders" | "reminderDays"> {
  timezone: string;
}

/** A reminder to send, on each of the user's channels. */
export interface PlannedReminder extends Occurrence {
  /** The labels of all reminders at that time. */
  label: string;
  /** Whether it is more than 30 minutes late: then it is stored and not sent. */
  isLate: boolean;
}

/** The due reminders, and when to plan again. */
export interface ReminderPlan {
  due: PlannedReminder[];
  /** Epoch milliseconds; `null` when no reminder will come. */
  next: number | null;
}

/** Returns whether a notification type includes a channel. */
export function includesChannel(type: NotificationType, channel: "push" | "sms"): boolean {
  return type === channel || type === "both";
}

/** Returns the chosen channels. A push also needs a device, which the caller checks. */
export function channelsOf(choices: ChannelChoices): ReminderChannel[] {
  const { notificationPreference: type } = choices;
  const channels: ReminderChannel[] = [];
  if (includesChannel(type, "push") && choices.pushNotificationEnabled) channels.push("push");
  if (includesChannel(type, "sms")) channels.push("sms");
  if (choices.emailRemindersEnabled) channels.push("email");
  return channels;
}

/** Returns the schedule of the enabled reminders; `null` without any, or without a channel. */
export function scheduleOf(choices: ReminderChoices): Schedule | null {
  const { reminderPreference, customReminders, reminderDays: days, timezone } = choices;
  const times = [...new Set(customReminders.flatMap(({ enabled, time }) => (enabled ? [time] : [])))];
  if (reminderPreference === "none" || times.length === 0 || days.length === 0) return null;
  return channelsOf(choices).length > 0 ? { times, days, timezone } : null;
}

/**
 * Returns the due reminders from `since` to `now`, and when to plan again; instants are epoch milliseconds. After a long
 * time without cron only the first late one is returned, so that catching up costs no more than a busy minute.
 */
export function planReminders(choices: ReminderChoices, since: number, now: number): ReminderPlan {
  const schedule = scheduleOf(choices);
  if (!schedule) return { due: [], next: null };
  const toReminder = (occurrence: Occurrence, isLate: boolean): PlannedReminder => ({
    ...occurrence,
    isLate,
    label: labelOf(choices.customReminders, occurrence.time),
  });
  const due: PlannedReminder[] = [];
  const first = since < now - LATEST ? nextOccurrence(schedule, since) : null;
  if (first && first.dueAt < now - LATEST) due.push(toReminder(first, true));
  for (const occurrence of occurrencesFrom(schedule, Math.max(since, now - LATEST))) {
    if (occurrence.dueAt > now) return { due, next: occurrence.dueAt };
    due.push(toReminder(occurrence, false));
  }
  return { due, next: null };
}

/** Joins the labels of all reminders at a time, which are sent as one. */
function labelOf(reminders: readonly CustomReminder[], time: string): string {
  const labels = reminders.flatMap((one) => (one.enabled && one.time === time ? [one.label] : []));
  return [...new Set(labels)].join(" · ");
}
