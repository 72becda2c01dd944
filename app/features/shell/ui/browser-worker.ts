import { CallError, callApi } from "~/shared/call-api";

/** The service worker: reminders, and a page for when there is no network. */
const WORKER = "/sw.js";
export const PUSH_SUBSCRIPTIONS = "/api/reminders/push-subscriptions";

/** Who may write on the offline page (public/offline.js). */
const OFFLINE_USER = "acolyte_user";

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
}

/** Remembers whose browser this is for the time without a network; an empty id forgets it. */
export function rememberUser(userId: string): void {
  try {
    if (userId) localStorage.setItem(OFFLINE_USER, userId);
    else localStorage.removeItem(OFFLINE_USER);
  } catch {
    // A browser that stores nothing has no offline drafts either.
  }
}

/** Before signing out: whoever uses this browser next gets no reminder of the person who leaves, and sees none. */
export async function leaveBrowser(): Promise<void> {
  rememberUser("");
  if (!hasWorkers()) return;
  // A server that cannot be told now is told by the push service: the address is no longer known there.
  await endPushes().catch(async () => (await currentSubscription().catch(() => null))?.unsubscribe());
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}
