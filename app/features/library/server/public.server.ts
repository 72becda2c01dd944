import type { Services } from "~/server/ports/services";
import { deleteViews } from "./shared.repository.server";
import { deleteSalts } from "./shared-pages.repository.server";

export { loadMarks } from "./list-saved.server";

/** Deletes the salts and the visitors of all days before today (UTC). */
export async function purgeSharedViews(services: Services): Promise<void> {
  const { catalog, shards, journal, clock } = services;
  const today = clock.now().toISOString().slice(0, 10);
  await Promise.all([
    deleteSalts(catalog, today),
    ...shards.map((shard) => deleteViews(journal(shard), today)),
  ]);
}
