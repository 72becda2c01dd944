import { sha256 } from "./ids";
import { isLoopback } from "./network";

/** Longer than any real endpoint. */
const LONGEST = 2048;

/** The push services of Chrome and its relatives, Firefox, Windows and Safari. */
const SERVICES = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
];

export interface PushEndpointOptions {
  /** Whether https on this machine, with any port, counts as a push service: for tests with their own. */
  allowsLoopback?: boolean;
}

/**
 * Returns whether a URL belongs to a push service. Subscriptions come from browsers and the server fetches their URLs:
 * only services of real browsers are accepted, without ports, user names or numeric addresses.
 */
export function isPushEndpoint(text: string, { allowsLoopback = false }: PushEndpointOptions = {}): boolean {
  const url = text.length <= LONGEST ? URL.parse(text) : null;
  if (url?.protocol !== "https:" || url.username || url.password || url.hash) return false;
  if (isLoopback(url)) return allowsLoopback;
  return url.port === "" && SERVICES.some((service) => isOf(url.hostname, service));
}

/** A service with a dot in front is a domain: any host below it. */
function isOf(hostname: string, service: string): boolean {
  return service.startsWith(".") ? hostname.endsWith(service) : hostname === service;
}

/** Returns the hashes of a subscription's endpoint and of its keys, by which the owner of a browser is found. */
export async function hashPushEndpoint(subscription: { endpoint: string; p256dh: string; auth: string }) {
  const { endpoint, p256dh, auth } = subscription;
  return { endpointHash: await sha256(endpoint), keysHash: await sha256(`${p256dh}\n${auth}`) };
}
