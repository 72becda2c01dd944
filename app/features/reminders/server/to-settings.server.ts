import { isAddressProven } from "~/features/accounts/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { REMINDER_DAYS, type ReminderSettings } from "../contract";
import { scheduleOf } from "../domain/reminder-plan";
import { nextOccurrence } from "../domain/reminder-times";
import type { readSettings } from "./settings.repository.server";

/** The stored settings in the types of the contract. Throws `unauthorized` when the account is gone. */
export function toSettings(
  services: Services,
  user: SessionUser,
  row: Awaited<ReturnType<typeof readSettings>>,
): ReminderSettings {
  if (!row) throw new AppError("unauthorized", "Unauthorized");
  const { reminders, timezone, phoneNumber, pushNotificationEnabled } = row;
  const account = {
    // The column is text; every write to it goes through the contract's enums.
    notificationPreference: row.notificationPreference,
    pushNotificationEnabled,
  };
  const choices = {
    ...account,
    preference: reminders?.preference ?? "none",
    slots: reminders?.slots ?? [],
    days: reminders?.days ?? [...REMINDER_DAYS],
    emailEnabled: reminders?.emailEnabled ?? false,
  };
  const schedule = scheduleOf({ ...choices, timezone });
  const next = schedule && nextOccurrence(schedule, services.clock.now().getTime() + 1);
  return {
    ...account,
    customReminders: choices.slots,
    reminderDays: choices.days,
    reminderPreference: choices.preference,
    phoneNumber,
    emailRemindersEnabled: choices.emailEnabled,
    skipWhenJournaled: reminders?.skipWhenJournaled ?? false,
    nextReminderAt: next ? new Date(next.dueAt).toISOString() : null,
    obstacles: obstaclesOf(services, user, row.devices),
  };
}

function obstaclesOf(services: Services, user: SessionUser, devices: number): ReminderSettings["obstacles"] {
  const { pusher, smsSender, settings } = services;
  const isUnproven = !isAddressProven(user, services);
  return {
    push: pusher.publicKey === null ? "needs-configuration" : devices === 0 ? "no-device" : null,
    sms: smsSender.isConfigured ? null : "needs-configuration",
    email: settings.mail.isDelivered ? (isUnproven ? "address-not-confirmed" : null) : "needs-configuration",
  };
}
