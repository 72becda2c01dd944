/** A browser that receives pushes, as it gave itself (RFC 8030, RFC 8291). */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The secret shared with the browser, base64url. */
  auth: string;
}

/** What a push shows. The service worker reads it as JSON. */
export interface PushMessage {
  title: string;
  body: string;
  /** A second push with the same tag takes the place of the first one. */
  tag: string;
  /** Path that a click opens, within the app. */
  url: string;
}

/** How a push ended. A refusal is data: who sends decides by it what becomes of the subscription. */
export type PushOutcome =
  /** The push service has taken it. */
  | { outcome: "sent" }
  /** The subscription is over (404, 410). */
  | { outcome: "gone" }
  /** The push service wants another attempt (429, 5xx), or was not reached. `retryAfter` is in seconds, null when it named none. */
  | { outcome: "later"; retryAfter: number | null }
  /** It would be refused again (another 4xx), or the endpoint is not on the list of push services. */
  | { outcome: "refused" };

/** Sends pushes. */
export interface Pusher {
  /** The key that browsers subscribe with (VAPID, RFC 8292; base64url); null where pushes are not configured. */
  publicKey: string | null;
  /** Whether an endpoint belongs to a push service that we call. Nothing else is ever fetched. */
  isAllowed(endpoint: string): boolean;
  /**
   * Sends one push; gives up after ten seconds with `later`. The service keeps it for `timeToLive` seconds for a
   * device that is away. Throws nothing that an endpoint can cause.
   */
  send(target: PushTarget, message: PushMessage, timeToLive: number): Promise<PushOutcome>;
}
