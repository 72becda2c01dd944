// Prints a new pair of keys for Web Push (docs/push.md). Whoever has subscribed with other keys has to do so again.
import { makeVapidKeys } from "./lib/local-variables.mjs";

const { publicKey, privateKey } = makeVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
