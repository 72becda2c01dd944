/** What the worker's own handlers and other features may call of the journal. */
export { announceDueSweeps, carryOutSweep } from "./carry-out-outbox.server";
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
