import type { DeliveryHint, DeliveryQueue } from "../ports/delivery-queue";
import { sendAll } from "./send-all.server";

/** A message of the reminder queue: the key of a delivery and nothing else. */
interface DeliveryMessage extends DeliveryHint {
  v: 1;
  type: "delivery";
}

/** Hands deliveries to the worker's own queue consumer. */
export function queueDeliveries(queue: Queue): DeliveryQueue {
  return {
    announce: (hints) =>
      sendAll(
        queue,
        hints.map(({ id, attempts }): DeliveryMessage => ({ v: 1, type: "delivery", id, attempts })),
      ),
  };
}
