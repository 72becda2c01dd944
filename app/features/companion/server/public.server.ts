/** What the worker's own handlers and the composition root may call of the companion. */
export { type CompanionChunk, LAST_EVENT, toEvent } from "../domain/message-stream";
export { composeTask } from "./compose-task.server";
export { purgeFigures } from "./purge-figures.server";
export { breakOffAnswer, writeAnswer } from "./write-answer.server";
