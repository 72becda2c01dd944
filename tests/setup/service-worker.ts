import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Waits until the service worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** A push service of the browser's own tools: it delivers to the worker what a real one would have decrypted. */
export async function openPushService(page: Page, origin: string) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  return {
    /** Delivers until it is shown, as a push service does that hears nothing: the tools drop what comes while the worker starts. */
    deliver: (data: string, title: string) =>
      expect(async () => {
        await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
        await expect
          .poll(async () => (await shownOn(page)).map((one) => one.title), { timeout: 3000 })
          .toEqual([title]);
      }).toPass(),
  };
}

/** Waits until the notifications with these titles are shown. Returns them. */
export async function expectNotifications(page: Page, titles: string[]) {
  await expect.poll(async () => (await shownOn(page)).map(({ title }) => title)).toEqual(titles);
  return shownOn(page);
}

function shownOn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, icon, badge }) => ({ title, body, tag, icon, badge }));
  });
}

// Text, because the types of the browser's own workers are not among the project's.
const CLICK = `(async () => {
  const [notification] = await registration.getNotifications();
  const asked = new Promise((resolve) => {
    clients.openWindow = async (address) => resolve(address);
  });
  dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return asked;
})()`;

/**
 * Clicks the shown notification. Returns the address that the worker wants to open. Only a real click lets a
 * worker open a window: what it asks the browser for is caught instead.
 */
export async function clickNotification(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker");
  return worker.evaluate<string>(CLICK);
}

/** Tells the worker that the browser has another subscription now, and waits until it has done what it does then. */
export async function replaceSubscription(context: BrowserContext, endpoint: string): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker");
  await worker.evaluate<void>(`(async () => {
    const keys = { p256dh: "B" + "k".repeat(86), auth: "a".repeat(22) };
    const event = new ExtendableEvent("pushsubscriptionchange");
    const work = [];
    Object.defineProperties(event, {
      newSubscription: { value: ${JSON.stringify({ endpoint })} },
      waitUntil: { value: (promise) => work.push(promise) },
    });
    Object.assign(event.newSubscription, { keys });
    dispatchEvent(event);
    await Promise.all(work);
  })()`);
}
