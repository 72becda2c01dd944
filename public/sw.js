// The service worker. It shows reminders, and a page of its own where a page cannot be had without the network. It keeps
// the files of that page and nothing else: no page of the app and no answer of a call.

/** Follows what is in FILES (tests/unit/reminders/offline-files.test.ts): a new value has browsers fetch them again. */
const VERSION = "c45dfd85bfe8";
const CACHE = `acolyte-offline-${VERSION}`;
const OFFLINE = "/offline";
const FILES = [OFFLINE, "/offline.css", "/offline.js", "/favicon.svg"];

const NEW_ENTRY = "/journal?new=true";
const SUBSCRIPTIONS = "/api/reminders/push-subscriptions";

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles());
  // Takes over at once: pages do not depend on it, so that none has to be loaded again.
  self.skipWaiting();
  // Where the browser can, what is always fetched goes past the worker.
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

/** The page from the network; without one the offline page, at the address that was asked for. */
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

/** What a push says. One that cannot be read still shows something: browsers end subscriptions that stay silent. */
function readMessage(data) {
  try {
    const { title, body, tag, url } = data.json();
    return { title: String(title), body: String(body), tag: String(tag), url: String(url) };
  } catch {
    return { title: "Acolyte", body: "Your journal is open.", tag: "reminder", url: NEW_ENTRY };
  }
}

/** One reminder is shown at a time: a newer one takes the place of those before it, and the same one that of its double. */
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

/** A page that is there already is shown; any other one is left as it is, with what is written there. */
async function openAddress(address) {
  const { href, origin } = new URL(address, self.location.origin);
  const wanted = origin === self.location.origin ? href : new URL(NEW_ENTRY, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url === wanted);
  return open ? open.focus() : self.clients.openWindow(wanted);
}

/** The browser has replaced a subscription, or wants to have it replaced. Signed out, the server refuses the new one. */
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
