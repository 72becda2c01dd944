import { isLoopback } from "./loopback";

/** Longer than any push service makes them. */
const LONGEST = 2048;

/** The push services of the browsers: Chrome, Edge and their kin; Firefox; Windows; Safari. */
const SERVICES = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
];

export interface PushEndpointOptions {
  /** Whether https on this machine, with any port, counts as a push service: for tests that bring their own. */
  allowsLoopback?: boolean;
}

/**
 * Whether an address belongs to a push service. A subscription comes from the browser, and the server then fetches
 * what it names: anything but the services that browsers really use is refused, and so are ports, user names and
 * addresses in numbers.
 */
export function isPushEndpoint(text: string, { allowsLoopback = false }: PushEndpointOptions = {}): boolean {
  const url = text.length <= LONGEST ? URL.parse(text) : null;
  if (url?.protocol !== "https:" || url.username || url.password || url.hash) return false;
  if (isLoopback(url)) return allowsLoopback;
  return url.port === "" && SERVICES.some((service) => isOf(url.hostname, service));
}

/** A service that begins with a dot is a domain: any host below it. */
function isOf(hostname: string, service: string): boolean {
  return service.startsWith(".") ? hostname.endsWith(service) : hostname === service;
}
