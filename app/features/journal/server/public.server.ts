import type { Services } from "~/server/ports/services";
import { leaseDueRows } from "./outbox.repository.server";

/** The journal's functions for other features and the worker's handlers. */
export { carryOutOutbox } from "./carry-out-outbox.server";
export { hasEntryOn } from "./get-streak.server";
export { readImageBytes } from "./images.repository.server";
export { loadGlance } from "./load-glance.server";
export { readRecent } from "./load-mood-history.server";
export { type PreparedContent, prepareContent } from "./prepare-content.server";
export { plainTextOf } from "./read-content.server";
export { imageKey, imagesOf } from "./read-image.server";
export { runWrite } from "./run-write.server";
export { uploadImage } from "./upload-image.server";
export { writeEntry } from "./write-entry.server";

/** Rows of a shard that one tick of the cron takes. */
const ROWS_A_TICK = 500;

/** Leases the due outbox rows of a shard, at most 500, and returns their ids. */
export async function claimOutbox(services: Services, shard: number): Promise<string[]> {
  return await leaseDueRows(services.journal(shard), services.clock.now().getTime(), ROWS_A_TICK);
}
