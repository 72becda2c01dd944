// The service worker shows reminders, and an offline page when a page cannot be loaded. It caches only the files of that
// page: no page of the app and no response of a call.

/** A hash of FILES (tests/unit/reminders/offline-files.test.ts prints it): a new value makes browsers fetch them again. */
const VERSION = "90e5f47ce251";
const CACHE = `acolyte-offline-${VERSION}`;
const OFFLINE = "/offline";
const FILES = [OFFLINE, "/offline.css", "/offline.js", "/favicon.svg"];

const NEW_ENTRY = "/journal?new=true";
const SUBSCRIPTIONS = "/api/reminders/push-subscriptions";

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles());
  // Takes over at once: pages do not depend on it, so none needs a reload.
  self.skipWaiting();
  // Requests that always go to the network bypass the worker where browsers support it.
  event.addRoutes?.(
    ["/assets/*", "/api/*"].map((urlPattern) => ({ condition: { urlPattern }, source: "network" })),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldFiles(), self.registration.navigationPreload?.enable()]));
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (FILES.includes(url.pathname)) event.respondWith(openFile(request));
});

self.addEventListener("push", (event) => {
  event.waitUntil(showReminder(readMessage(event.data)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAddress(event.notification.data?.url ?? NEW_ENTRY));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event));
});

async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

async function dropOldFiles() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Returns the page from the network, or the offline page at the requested address. */
async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function openFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Reads a push. An unreadable one still shows something: browsers end subscriptions that stay silent. */
function readMessage(data) {
  try {
    const { title, body, tag, url } = data.json();
    return { title: String(title), body: String(body), tag: String(tag), url: String(url) };
  } catch {
    return { title: "Acolyte", body: "Your journal is open.", tag: "reminder", url: NEW_ENTRY };
  }
}

/** Shows a reminder. It replaces older ones, and a repeated one replaces itself. */
async function showReminder({ title, body, tag, url }) {
  for (const shown of await self.registration.getNotifications()) if (shown.tag !== tag) shown.close();
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
  });
}

/** Focuses the page if it is open, else opens it. Other pages stay as they are, with their unsaved words. */
async function openAddress(address) {
  const { href, origin } = new URL(address, self.location.origin);
  const wanted = origin === self.location.origin ? href : new URL(NEW_ENTRY, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url === wanted);
  return open ? open.focus() : self.clients.openWindow(wanted);
}

/** Stores a subscription that the browser replaced, or replaces an ended one. The server refuses it when signed out. */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && !key) return;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await fetch(SUBSCRIPTIONS, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
}
