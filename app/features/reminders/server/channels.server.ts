import type { Services } from "~/server/ports/services";
import type { DeliveryReason, ReminderChannel } from "../contract";
import type { Channel, ReachableAccount } from "./deliveries.server";
import { emailChannel } from "./send-by-email.server";
import { pushChannel } from "./send-by-push.server";
import { smsChannel } from "./send-by-sms.server";

/** The ways in which reminders reach a user. */
export const CHANNELS: Record<ReminderChannel, Channel> = {
  push: pushChannel,
  sms: smsChannel,
  email: emailChannel,
};

/** Returns what keeps each channel from delivering to an account, chosen or not; `null` when nothing does. */
export function obstaclesFor(services: Services, account: ReachableAccount) {
  const obstacles = Object.entries(CHANNELS).map(([channel, { obstacleFor }]) => [
    channel,
    obstacleFor(services, account),
  ]);
  return Object.fromEntries(obstacles) as Record<ReminderChannel, DeliveryReason | null>;
}
