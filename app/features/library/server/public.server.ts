import type { Services } from "~/server/ports/services";
import { deleteSharedViews } from "./shared.repository.server";

export { loadMarks } from "./list-saved.server";

/** Deletes the salts and the visitors of all days before today (UTC). */
export async function purgeSharedViews(services: Services): Promise<void> {
  await deleteSharedViews(services.catalog, services.clock.now().toISOString().slice(0, 10));
}
