import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { type PushDevice, type PushDevices, type PushSubscriptionInput, REMINDER_LIMITS } from "../contract";
import {
  deleteSubscription,
  type SubscriptionRow,
  saveSubscription,
  selectSubscriptions,
} from "./push-subscriptions.repository.server";

/** Returns the browsers that receive a user's pushes, and the key to subscribe another one with. */
export async function listPushSubscriptions(
  services: Services,
  { user }: { user: SessionUser },
): Promise<PushDevices> {
  return toPushDevices(services, await selectSubscriptions(services.catalog, user.id));
}

/** Converts rows to the contract's type. */
export function toPushDevices({ pusher }: Services, rows: SubscriptionRow[]): PushDevices {
  return { publicKey: pusher.publicKey, devices: rows.map(toDevice) };
}

/**
 * Subscribes a browser to the user's pushes; one that is subscribed gets its newest keys. Throws `bad_request` for an
 * endpoint of an unknown push service, `conflict` for another browser's.
 */
export async function addPushSubscription(
  services: Services,
  { user, input }: { user: SessionUser; input: PushSubscriptionInput },
): Promise<PushDevice> {
  const { endpoint, keys } = input;
  if (!services.pusher.isAllowed(endpoint)) {
    const message = "This browser's notification service is not known here.";
    throw new AppError("bad_request", message, { issues: [{ path: "endpoint", message }] });
  }
  const createdAt = services.clock.now().toISOString();
  const row = await saveSubscription(
    services.catalog,
    { id: newId(), userId: user.id, endpoint, ...keys, createdAt },
    REMINDER_LIMITS.devices,
  );
  if (!row) throw new AppError("conflict", "This browser is subscribed with other keys.");
  return toDevice(row);
}

/** Unsubscribes a browser from the user's pushes. Throws `not_found` when it was not subscribed. */
export async function removePushSubscription(
  services: Services,
  { user, endpoint }: { user: SessionUser; endpoint: string },
): Promise<void> {
  if (await deleteSubscription(services.catalog, user.id, endpoint)) return;
  throw new AppError("not_found", "This browser does not receive your notifications.");
}

function toDevice({ id, endpoint, createdAt }: SubscriptionRow): PushDevice {
  return { id, endpoint, createdAt };
}
