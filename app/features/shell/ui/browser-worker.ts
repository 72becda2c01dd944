import { CallError, callApi } from "~/shared/call-api";

/** The service worker: reminders, and a page for times without a network. */
const WORKER = "/sw.js";
export const PUSH_SUBSCRIPTIONS = "/api/reminders/push-subscriptions";

/** Stores the user who may write on the offline page (public/offline.js). */
const OFFLINE_USER = "acolyte_user";
/** Stores the user whose notifications this browser receives. */
const PUSH_USER = "acolyte_push_user";

/** Returns whether this browser has service workers at this address. */
export function hasWorkers(): boolean {
  return typeof navigator !== "undefined" && "serviceWorker" in navigator;
}

/** Returns the service worker's registration, new if there is none. Rejects when the browser refuses it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Returns this browser's push subscription; `null` without one, or in a browser without pushes. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!hasWorkers()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends the pushes to this browser, here and on the server. Rejects when the server cannot be reached. */
export async function endPushes(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await callApi(PUSH_SUBSCRIPTIONS, { method: "DELETE", body: { endpoint } }).catch((error) => {
    // A subscription that the server does not know has ended already.
    if (!(error instanceof CallError && error.status === 404)) throw error;
  });
  await subscription.unsubscribe();
  rememberPushUser("");
}

/** Remembers the user who may write without a network; an empty id forgets them. */
export function rememberUser(userId: string): void {
  note(OFFLINE_USER, userId);
}

/** Returns the user whom this browser remembers; empty for none, and where it stores nothing. */
export function rememberedUser(): string {
  try {
    return localStorage.getItem(OFFLINE_USER) ?? "";
  } catch {
    return "";
  }
}

/** Remembers that this browser receives the notifications of a user. */
export function rememberPushUser(userId: string): void {
  note(PUSH_USER, userId);
}

/** Ends the pushes of another user, whose session expired before this one signed in. */
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

/** Cleans up at sign-out: the next user of this browser gets and sees no reminders of the previous one. */
export async function leaveBrowser(): Promise<void> {
  rememberUser("");
  if (!hasWorkers()) return;
  // A server that cannot be reached now learns it from the push service, which no longer knows the address.
  await endPushes().catch(async () => (await currentSubscription().catch(() => null))?.unsubscribe());
  rememberPushUser("");
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}
