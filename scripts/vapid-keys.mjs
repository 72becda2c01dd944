// Prints a new pair of keys for Web Push (docs/push.md). People with subscriptions for other keys must subscribe again.
import { makeVapidKeys } from "./lib/local-variables.ts";

const { publicKey, privateKey } = makeVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
