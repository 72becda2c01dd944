import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { type Delivery, REMINDER_LIMITS } from "../contract";
import { readDeliveries } from "./deliveries.repository.server";
import { toDelivery } from "./to-delivery.server";

/** The user's last 20 deliveries, tests included, the newest first. */
export async function listDeliveries(
  services: Services,
  { user }: { user: SessionUser },
): Promise<Delivery[]> {
  const rows = await readDeliveries(services.catalog, user.id, REMINDER_LIMITS.deliveries);
  return rows.map(toDelivery);
}
