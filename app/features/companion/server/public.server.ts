/** What other features, the worker's own handlers and the composition root may call of the companion. */
export { type CompanionChunk, LAST_EVENT, toEvent } from "../domain/message-stream";
export { safetyAnswer, safetyStream } from "./answer-danger.server";
export { findStreams } from "./answers.repository.server";
export { composeTask } from "./compose-task.server";
export { findOwnText } from "./find-own-text.server";
export { loadStatus } from "./load-status.server";
export { purgeUsage } from "./purge-usage.server";
export { readModelUse } from "./read-model-use.server";
export { noteStreamDeleted, sweepStreams } from "./sweep-streams.server";
export { textHash } from "./text-hash.server";
export { NO_CITATIONS } from "./to-answer.server";
export { transcriptOf } from "./transcript.server";
export { breakOffAnswer, writeAnswer } from "./write-answer.server";
export { type PrayerWish, safetyPrayer, streamPrayer, writePrayer } from "./write-prayer.server";
export { safetyReflection } from "./write-reflection.server";
