/** The journal's functions for other features and the worker's handlers. */
export { announceDueSweeps, carryOutSweep } from "./carry-out-outbox.server";
export { insertEntryRows } from "./entry-writes.repository.server";
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
