/** What the worker's own handlers may call of the reminders. */
export { claimReminders } from "./claim-reminders.server";
export { deliverReminder } from "./deliver-reminder.server";
export { purgeDeliveries } from "./purge-deliveries.server";
