import { encryptNotification, vapidHeaders } from "@block65/webcrypto-web-push";
import { sha256 } from "~/shared/ids";
import { isPushEndpoint } from "~/shared/push-endpoint";
import type { Pusher, PushMessage, PushOutcome, PushTarget } from "../ports/pusher";
import type { PushConfiguration, VapidKeys } from "../push-variables.server";
import { readRetryAfter } from "./retry-after";

const TIMEOUT_MS = 10_000;
/** The tokens that the library signs are good for twelve hours; push services refuse more than 24. */
const TOKEN_MS = 6 * 3_600_000;
/** The longest topic (RFC 8030, section 5.4). */
const TOPIC_LENGTH = 32;

/**
 * Sends pushes with VAPID (RFC 8292), encrypted for the browser alone (RFC 8291). Endpoint and words stay out of every
 * log: whoever knows an endpoint can trouble the device.
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
          // Another place would not have been looked at.
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

/** The request of a push. Rejected when the browser's keys are no keys. */
async function prepare(keys: VapidKeys, target: PushTarget, message: PushMessage, timeToLive: number) {
  const { endpoint, p256dh, auth } = target;
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  // Padded to one length, so that nobody on the way learns from it what was said.
  const body = await encryptNotification(subscription, new TextEncoder().encode(JSON.stringify(message)));
  return {
    method: "POST",
    headers: {
      Authorization: await authorizationFor(endpoint, keys),
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(Math.max(0, Math.round(timeToLive))),
      // For a message at a time that the person chose (RFC 8030, section 5.3).
      Urgency: "high",
      // While the device is away, the service keeps the last message of a topic alone.
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
/** By push service, for the isolate's life: a signature costs more than all the rest of a push. */
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
