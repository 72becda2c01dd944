import type { Services } from "~/server/ports/services";
import { leaseDueRows } from "./outbox.repository.server";

/** What the worker's own handlers and other features may call of the journal. */
export { carryOutOutbox } from "./carry-out-outbox.server";
export { hasEntryOn } from "./has-entry-on.server";
export { imageKey, imagesOf } from "./image-key.server";
export { readImageBytes } from "./images.repository.server";
export { loadGlance } from "./load-glance.server";
export { plainTextOf } from "./plain-text.server";
export { type PreparedContent, prepareContent } from "./prepare-content.server";
export { readRecent } from "./read-recent.server";
export { runWrite } from "./run-write.server";
export { uploadImage } from "./upload-image.server";
export { writeEntry } from "./write-entry.server";

/** Rows of a shard that one tick of the cron takes. */
const ROWS_A_TICK = 500;

/** Leases the due outbox rows of a shard, at most 500, and gives their ids. */
export async function claimOutbox(services: Services, shard: number): Promise<string[]> {
  return await leaseDueRows(services.journal(shard), services.clock.now().getTime(), ROWS_A_TICK);
}
