import type { ReminderChannel } from "../contract";

/** What each way of reminding is called. */
export const CHANNEL_LABELS: Record<ReminderChannel, string> = { push: "Push", sms: "SMS", email: "E-mail" };
