import {
  currentSubscription,
  hasWorkers,
  PUSH_SUBSCRIPTIONS,
  registerWorker,
} from "~/features/shell/ui/browser-worker";
import { CallError, callApi } from "~/shared/call-api";
import type { PushDevices } from "../contract";

/**
 * What this browser can do about notifications. `ask` may be asked for, `blocked` was refused by the person,
 * `install-first` is an iPhone or iPad on which the app is not installed, `not-configured` a server without keys.
 */
export type PushState = "on" | "off" | "ask" | "blocked" | "install-first" | "unsupported" | "not-configured";

export interface PushDevice {
  state: PushState;
  /** Needed to turn it on; null where the server has none. */
  publicKey: string | null;
  /** How many other browsers of the person receive notifications. */
  others: number;
}

/** How things stand, by this browser and the server. Rejected when the server cannot be asked. */
export async function readPushDevice(): Promise<PushDevice> {
  const { publicKey, devices } = await callApi<PushDevices>(PUSH_SUBSCRIPTIONS);
  const subscription = canPush() ? await currentSubscription() : null;
  const isKnown = devices.some(({ endpoint }) => endpoint === subscription?.endpoint);
  const others = devices.length - (isKnown ? 1 : 0);
  return { state: stateOf(publicKey, subscription !== null && isKnown), publicKey, others };
}

function stateOf(publicKey: string | null, isSubscribed: boolean): PushState {
  if (publicKey === null) return "not-configured";
  if (!canPush()) return isApplePhone() && !isInstalled() ? "install-first" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  if (Notification.permission === "default") return "ask";
  return isSubscribed ? "on" : "off";
}

/**
 * Asks for the permission, subscribes and tells the server; false when the person does not give it. To be called by a
 * click: browsers ask only then. Rejected when browser, push service or server refuse.
 */
export async function turnOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await registerWorker();
  try {
    await announce(await subscribe(pushManager, publicKey));
  } catch (error) {
    if (!(error instanceof CallError && error.status === 409)) throw error;
    // The server knows this subscription with other keys, of somebody who was here before: a new one is nobody's.
    await announce(await subscribe(pushManager, publicKey));
  }
  return true;
}

/** Tells the server; what it does not take is ended. */
async function announce(subscription: PushSubscription): Promise<void> {
  try {
    await callApi(PUSH_SUBSCRIPTIONS, { method: "POST", body: subscription.toJSON() });
  } catch (error) {
    await subscription.unsubscribe().catch(() => {});
    throw error;
  }
}

/** One that was made for other keys of the server would never be delivered to: it is replaced. */
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
