import type { Services } from "~/server/ports/services";
import { deleteVisits } from "./shared.repository.server";

/** Deletes the salts and visitors of all days before today (UTC). */
export async function purgeVisits(services: Services): Promise<void> {
  await deleteVisits(services.catalog, services.clock.now().toISOString().slice(0, 10));
}
