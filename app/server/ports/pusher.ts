/** A browser's push subscription (RFC 8030, RFC 8291). */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The secret shared with the browser, base64url. */
  auth: string;
}

/** The content of a push. The service worker reads it as JSON. */
export interface PushMessage {
  title: string;
  body: string;
  /** A second push with the same tag replaces the first one. */
  tag: string;
  /** The path within the app that a click opens. */
  url: string;
}

/** The result of a push. A refusal is data: the sender then decides about the subscription. */
export type PushOutcome =
  /** The push service accepted it. */
  | { outcome: "sent" }
  /** The subscription has ended (404, 410). */
  | { outcome: "gone" }
  /** The push service asked for a retry (429, 5xx), or was not reached. `retryAfter` is in seconds, `null` when unknown. */
  | { outcome: "later"; retryAfter: number | null }
  /** A retry would be refused too (another 4xx), or the endpoint belongs to no known push service. */
  | { outcome: "refused" };

/** Sends pushes. */
export interface Pusher {
  /** The key that browsers subscribe with (VAPID, RFC 8292; base64url); `null` when pushes are not configured. */
  publicKey: string | null;
  /** Returns whether an endpoint belongs to a known push service. Nothing else is ever fetched. */
  isAllowed(endpoint: string): boolean;
  /**
   * Sends one push; returns `later` after ten seconds. The service keeps it for `timeToLive` seconds while the device is
   * offline. Throws nothing that an endpoint can cause.
   */
  send(target: PushTarget, message: PushMessage, timeToLive: number): Promise<PushOutcome>;
}
