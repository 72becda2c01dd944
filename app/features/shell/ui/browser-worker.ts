import { CallError, callApi } from "~/shared/call-api";

/** The service worker: reminders, and a page for when there is no network. */
const WORKER = "/sw.js";
export const PUSH_SUBSCRIPTIONS = "/api/reminders/push-subscriptions";

/** Who may write on the offline page (public/offline.js). */
const OFFLINE_USER = "acolyte_user";
/** Whose notifications this browser receives. */
const PUSH_USER = "acolyte_push_user";

/** Whether this browser, at this address, has service workers. */
export function hasWorkers(): boolean {
  return typeof navigator !== "undefined" && "serviceWorker" in navigator;
}

/** The service worker's registration, made if need be. Rejected where the browser refuses one. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** This browser's own subscription; null without one, or where the browser has no pushes. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!hasWorkers()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends the pushes to this browser, here and at the server. Rejected when the server cannot be told. */
export async function endPushes(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await callApi(PUSH_SUBSCRIPTIONS, { method: "DELETE", body: { endpoint } }).catch((error) => {
    // One that the server does not know is over already.
    if (!(error instanceof CallError && error.status === 404)) throw error;
  });
  await subscription.unsubscribe();
  rememberPushUser("");
}

/** Remembers who may write while there is no network; an empty id forgets it. */
export function rememberUser(userId: string): void {
  note(OFFLINE_USER, userId);
}

/** Remembers that this browser receives the notifications of a user. */
export function rememberPushUser(userId: string): void {
  note(PUSH_USER, userId);
}

/** Ends the pushes of somebody else, whose session ran out before a user signed in. */
export async function endPushesOfOthers(userId: string): Promise<void> {
  const owner = localStorage.getItem(PUSH_USER);
  if (!owner || owner === userId) return;
  await (await currentSubscription())?.unsubscribe();
  rememberPushUser("");
}

function note(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // A browser that stores nothing has no offline drafts either.
  }
}

/** When somebody signs out: whoever uses this browser next gets no reminder of the person who leaves, and sees none. */
export async function leaveBrowser(): Promise<void> {
  rememberUser("");
  if (!hasWorkers()) return;
  // A server that cannot be told now is told by the push service: the address is no longer known there.
  await endPushes().catch(async () => (await currentSubscription().catch(() => null))?.unsubscribe());
  rememberPushUser("");
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}
