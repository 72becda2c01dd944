import {
  currentSubscription,
  hasWorkers,
  PUSH_SUBSCRIPTIONS,
  registerWorker,
} from "~/features/shell/ui/browser-worker";
import { CallError, callApi } from "~/shared/call-api";
import type { PushDevices } from "../contract";

/**
 * The state of notifications on this device. `ask`: the browser will ask for permission; `blocked`: the user refused it;
 * `install-first`: an iPhone or iPad without the installed app; `not-configured`: the server has no keys.
 */
export type PushState = "on" | "off" | "ask" | "blocked" | "install-first" | "unsupported" | "not-configured";

/** The permission of this browser, and the endpoint of its subscription; `null` without one. */
export interface BrowserPush {
  permission: NotificationPermission | null;
  endpoint: string | null;
}

/** Reads the permission and the subscription of this browser. */
export async function readBrowser(): Promise<BrowserPush> {
  if (!canPush()) return { permission: null, endpoint: null };
  const subscription = await currentSubscription();
  return { permission: Notification.permission, endpoint: subscription?.endpoint ?? null };
}

/** Returns the state of notifications in this browser, and how many other devices of the user receive them. */
export function stateOf(
  { publicKey, devices }: PushDevices,
  browser: BrowserPush,
): { state: PushState; others: number } {
  const isKnown = devices.some(({ endpoint }) => endpoint === browser.endpoint);
  const others = devices.length - (isKnown ? 1 : 0);
  if (publicKey === null) return { state: "not-configured", others };
  switch (browser.permission) {
    case null:
      return { state: isApplePhone() && !isInstalled() ? "install-first" : "unsupported", others };
    case "denied":
      return { state: "blocked", others };
    case "default":
      return { state: "ask", others };
    case "granted":
      return { state: isKnown ? "on" : "off", others };
  }
}

/**
 * Asks for permission, subscribes and tells the server. Returns `false` without permission. Browsers ask only after a
 * click. Throws when the browser, the push service or the server refuses.
 */
export async function turnOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await registerWorker();
  try {
    await announce(await subscribe(pushManager, publicKey));
  } catch (error) {
    if (!(error instanceof CallError && error.status === 409)) throw error;
    // The subscription belongs to an earlier user of this browser: make a new one.
    await announce(await subscribe(pushManager, publicKey));
  }
  return true;
}

/** Tells the server about a subscription, and ends one that it refuses. */
async function announce(subscription: PushSubscription): Promise<void> {
  try {
    await callApi(PUSH_SUBSCRIPTIONS, { method: "POST", body: subscription.toJSON() });
  } catch (error) {
    await subscription.unsubscribe().catch(() => {});
    throw error;
  }
}

/** Subscribes, and replaces a subscription for other keys of the server, which would never receive anything. */
async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function canPush(): boolean {
  return hasWorkers() && "PushManager" in window && "Notification" in window;
}

/** iPads call themselves Macs, which have no touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}
