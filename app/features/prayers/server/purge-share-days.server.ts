import type { Services } from "~/server/ports/services";
import { deleteShareDays } from "./prayers.repository.server";

const DAY = 24 * 3_600_000;

/** Deletes the counts of shares of more than two days ago, when the day is over in every zone. */
export async function purgeShareDays(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - 2 * DAY).toISOString().slice(0, 10);
  await deleteShareDays(services.catalog, before);
}
