import type { NotificationType } from "~/features/accounts/contract";
import type { CustomReminder, ReminderChannel, ReminderDay, ReminderPreference } from "../contract";
import { nextOccurrence, type Occurrence, occurrencesFrom, type Schedule } from "./reminder-times";

const MINUTE = 60_000;
/** Older than this a reminder is not sent any more. */
export const LATEST = 30 * MINUTE;

/** All that a plan depends on. */
export interface ReminderChoices {
  preference: ReminderPreference;
  slots: readonly CustomReminder[];
  days: readonly ReminderDay[];
  timezone: string;
  notificationPreference: NotificationType;
  pushNotificationEnabled: boolean;
  emailEnabled: boolean;
}

/** A reminder to be sent, on each of the person's channels. */
export interface PlannedReminder extends Occurrence {
  /** What all reminders of that time are called. */
  label: string;
  /** Whether its time is over by more than 30 minutes: then it is noted and not sent. */
  isLate: boolean;
}

/** What is due, and when to look again. */
export interface ReminderPlan {
  due: PlannedReminder[];
  /** Epoch milliseconds; null when no reminder will come. */
  next: number | null;
}

/** The channels that somebody has chosen. A push also wants a device: who plans knows whether there is one. */
export function channelsOf(
  choices: Pick<ReminderChoices, "notificationPreference" | "pushNotificationEnabled" | "emailEnabled">,
): ReminderChannel[] {
  const { notificationPreference: type } = choices;
  const channels: ReminderChannel[] = [];
  if ((type === "push" || type === "both") && choices.pushNotificationEnabled) channels.push("push");
  if (type === "sms" || type === "both") channels.push("sms");
  if (choices.emailEnabled) channels.push("email");
  return channels;
}

/** The schedule of what is switched on; null when nothing is, or no channel is chosen. */
export function scheduleOf(choices: ReminderChoices): Schedule | null {
  const { preference, slots, days, timezone } = choices;
  const times = [...new Set(slots.flatMap(({ enabled, time }) => (enabled ? [time] : [])))];
  if (preference === "none" || times.length === 0 || days.length === 0) return null;
  return channelsOf(choices).length > 0 ? { times, days, timezone } : null;
}

/**
 * What is due from `since` to `now`, and when to look again; instants are epoch milliseconds. After a long time
 * without cron the first of the late ones stands for all of them, so that coming back costs no more than a busy minute.
 */
export function planReminders(choices: ReminderChoices, since: number, now: number): ReminderPlan {
  const schedule = scheduleOf(choices);
  if (!schedule) return { due: [], next: null };
  const toReminder = (occurrence: Occurrence, isLate: boolean): PlannedReminder => ({
    ...occurrence,
    isLate,
    label: labelOf(choices.slots, occurrence.time),
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

/** Two reminders of one time are one. */
function labelOf(slots: readonly CustomReminder[], time: string): string {
  const labels = slots.flatMap((slot) => (slot.enabled && slot.time === time ? [slot.label] : []));
  return [...new Set(labels)].join(" · ");
}
