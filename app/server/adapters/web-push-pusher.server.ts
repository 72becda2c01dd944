import { encryptNotification, vapidHeaders } from "@block65/webcrypto-web-push";
import { sha256 } from "~/shared/ids";
import { isPushEndpoint } from "~/shared/push-endpoint";
import type { Pusher, PushMessage, PushOutcome, PushTarget } from "../ports/pusher";
import type { PushConfiguration, VapidKeys } from "../push-variables.server";

const TIMEOUT_MS = 10_000;
/** The tokens that the library signs expire after twelve hours; push services refuse more than 24. */
const TOKEN_MS = 6 * 3_600_000;
/** The longest topic (RFC 8030, section 5.4). */
const TOPIC_LENGTH = 32;

/**
 * Returns a sender of pushes with VAPID (RFC 8292), encrypted for the browser alone (RFC 8291). Endpoints and texts stay
 * out of every log: an endpoint is all that is needed to disturb a device.
 */
export function webPushPusher({ keys, allowsLoopback }: PushConfiguration, timeout = TIMEOUT_MS): Pusher {
  const isAllowed = (endpoint: string) => isPushEndpoint(endpoint, { allowsLoopback });
  return {
    publicKey: keys?.publicKey ?? null,
    isAllowed,
    async send(target, message, timeToLive) {
      if (!keys || !isAllowed(target.endpoint)) return { outcome: "refused" };
      const request = await prepare(keys, target, message, timeToLive).catch(() => null);
      if (!request) return { outcome: "refused" };
      try {
        const response = await fetch(target.endpoint, {
          ...request,
          // Only the endpoint itself has been checked.
          redirect: "manual",
          signal: AbortSignal.timeout(timeout),
        });
        await response.body?.cancel();
        return outcomeOf(response);
      } catch {
        return { outcome: "later", retryAfter: null };
      }
    },
  };
}

/** Returns the request of a push. Rejects when the browser's keys are malformed. */
async function prepare(keys: VapidKeys, target: PushTarget, message: PushMessage, timeToLive: number) {
  const { endpoint, p256dh, auth } = target;
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  // Padded to one length, so that the length reveals nothing on the way.
  const body = await encryptNotification(subscription, new TextEncoder().encode(JSON.stringify(message)));
  return {
    method: "POST",
    headers: {
      Authorization: await authorizationFor(endpoint, keys),
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(Math.max(0, Math.round(timeToLive))),
      // The user chose the time (RFC 8030, section 5.3).
      Urgency: "high",
      // While the device is offline, the service keeps only the last message of a topic.
      Topic: (await sha256(message.tag)).slice(0, TOPIC_LENGTH),
    },
    body,
  };
}

interface Signed {
  keys: VapidKeys;
  until: number;
  value: string;
}
/** By push service, for the isolate's life: a signature costs more than the rest of a push. */
const signed = new Map<string, Signed>();

async function authorizationFor(endpoint: string, keys: VapidKeys): Promise<string> {
  const { origin } = new URL(endpoint);
  const known = signed.get(origin);
  if (known && known.keys === keys && known.until > Date.now()) return known.value;
  const { headers } = await vapidHeaders(
    { endpoint, expirationTime: null, keys: { p256dh: "", auth: "" } },
    keys,
  );
  const value = headers.authorization;
  signed.set(origin, { keys, until: Date.now() + TOKEN_MS, value });
  return value;
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  if (status === 429 || status >= 500) {
    return { outcome: "later", retryAfter: readRetryAfter(headers.get("Retry-After")) };
  }
  return { outcome: "refused" };
}

/** Seconds; a longer time is of no use. */
const LONGEST_S = 86_400;

/**
 * Returns the seconds of a `Retry-After` field (RFC 9110, section 10.2.3), which holds them or a date; `null` when it is
 * missing or malformed.
 */
export function readRetryAfter(field: string | null, now = Date.now()): number | null {
  if (field === null) return null;
  const text = field.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), LONGEST_S);
}
