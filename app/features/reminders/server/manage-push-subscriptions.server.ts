import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { hashPushEndpoint } from "~/shared/push-endpoint";
import { type PushDevice, type PushDevices, type PushSubscriptionInput, REMINDER_LIMITS } from "../contract";
import {
  claimEndpoint,
  deleteSubscription,
  forgetSubscription,
  type PushEndpoint,
  releaseEndpoints,
  type SubscriptionRow,
  saveSubscription,
  selectSubscriptions,
} from "./push-subscriptions.repository.server";

/** Returns the browsers that receive a user's pushes, and the key to subscribe another one with. */
export async function listPushSubscriptions(
  services: Services,
  { user }: { user: SessionUser },
): Promise<PushDevices> {
  return toPushDevices(services, await selectSubscriptions(services.journal(user.journalShard), user.id));
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
  const row = { id: newId(), userId: user.id, endpoint, ...keys, createdAt };
  const { isStored, earlier } = await claimEndpoint(services.catalog, await endpointOf(row));
  if (!isStored) throw new AppError("conflict", "This browser is subscribed with other keys.");
  const journal = services.journal(user.journalShard);
  const { saved, dropped } = await saveSubscription(journal, row, REMINDER_LIMITS.devices);
  await releaseEndpoints(services.catalog, await Promise.all(dropped.map(endpointOf)));
  if (earlier) await takeFrom(services, earlier, endpoint);
  return toDevice(saved);
}

/** Deletes a browser's row of its earlier user, to whom nothing is sent there any more whether or not this succeeds. */
async function takeFrom(
  { journal, report }: Services,
  { userId, shard }: { userId: string; shard: number },
  endpoint: string,
): Promise<void> {
  try {
    await deleteSubscription(journal(shard), userId, endpoint);
  } catch {
    report("WARN", "push-subscription-kept", { shard });
  }
}

/** Unsubscribes a browser from the user's pushes. Throws `not_found` when it was not subscribed. */
export async function removePushSubscription(
  services: Services,
  { user, endpoint }: { user: SessionUser; endpoint: string },
): Promise<void> {
  const deleted = await deleteSubscription(services.journal(user.journalShard), user.id, endpoint);
  if (!deleted) throw new AppError("not_found", "This browser does not receive your notifications.");
  await releaseEndpoints(services.catalog, [await endpointOf(deleted)]);
}

/** Deletes a browser that its push service no longer knows. */
export async function forgetDevice(
  services: Services,
  shard: number,
  device: SubscriptionRow,
): Promise<void> {
  await forgetSubscription(services.journal(shard), device);
  await releaseEndpoints(services.catalog, [await endpointOf(device)]);
}

/** Returns the devices whose endpoint is among a user's own; deletes the others, which have gone to other users. */
export async function keepOwnDevices(
  services: Services,
  { shard, devices, endpoints }: { shard: number; devices: SubscriptionRow[]; endpoints: string[] },
): Promise<SubscriptionRow[]> {
  const own: SubscriptionRow[] = [];
  for (const device of devices) {
    if (endpoints.includes((await endpointOf(device)).endpointHash)) own.push(device);
    else await forgetSubscription(services.journal(shard), device);
  }
  return own;
}

async function endpointOf(subscription: SubscriptionRow): Promise<PushEndpoint> {
  return { userId: subscription.userId, ...(await hashPushEndpoint(subscription)) };
}

function toDevice({ id, endpoint, createdAt }: SubscriptionRow): PushDevice {
  return { id, endpoint, createdAt };
}
