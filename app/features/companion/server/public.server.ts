/** Entry points of the companion for other features, the worker's handlers and the composition root. */
export { composeTask } from "../domain/compose/compose-task";
export { type CompanionChunk, LAST_EVENT, toEvent } from "../domain/message-stream";
export { linksOf } from "../domain/reference-links";
export type { AnswerJob } from "../domain/tasks";
export { safetyAnswer, safetyStream } from "./answer-danger.server";
export { findStreams } from "./answers.repository.server";
export { noteStreamDeleted, sweepStreams } from "./attach-to-answer.server";
export { loadStatus } from "./companion-status.server";
export { findOwnText } from "./find-own-text.server";
export { findHistoryItem, listHistory } from "./history.server";
export { purgeUsage, readModelUse } from "./model-calls.server";
export { NO_CITATIONS } from "./to-answer.server";
export { breakOffAnswer, writeAnswer } from "./write-answer.server";
export { type PrayerWish, safetyPrayer, streamPrayer, writePrayer } from "./write-prayer.server";
export { safetyReflection } from "./write-reflection.server";
