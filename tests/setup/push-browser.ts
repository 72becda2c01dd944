import type { Page } from "@playwright/test";

/** The answer to the browser's prompt; `default` before any prompt. */
export type Answer = "granted" | "denied" | "default";

/**
 * Makes the page's browser able to subscribe: the private windows of tests cannot. Mocked are the prompt and the
 * subscription itself; the service worker, the page and the server are real. The endpoint is one that nobody serves.
 */
export async function givePushes(page: Page, answer: Answer): Promise<void> {
  await page.addInitScript((answer: string) => {
    const stored = (name: string) => localStorage.getItem(name);
    Object.defineProperty(Notification, "permission", { get: () => stored("test-permission") ?? "default" });
    Notification.requestPermission = async () => {
      localStorage.setItem("test-permission", answer);
      return answer as NotificationPermission;
    };
    const read = () => {
      const known = JSON.parse(stored("test-subscription") ?? "null");
      return (
        known && {
          ...known,
          toJSON: () => known,
          unsubscribe: async () => {
            localStorage.removeItem("test-subscription");
            return true;
          },
        }
      );
    };
    const base64Url = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.getSubscription = async () => read();
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, [
        "deriveBits",
      ]);
      const p256dh = base64Url(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = base64Url(crypto.getRandomValues(new Uint8Array(16)));
      const endpoint = `https://localhost:9/push/${crypto.randomUUID()}`;
      localStorage.setItem("test-subscription", JSON.stringify({ endpoint, keys: { p256dh, auth } }));
      return read();
    };
  }, answer);
}
