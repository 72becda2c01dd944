/** What the worker's own handlers and the composition root may call of the monitor. */
export { keptLevel } from "../domain/kept-level";
export { purgeLogs } from "./purge-logs.server";
export { countRequest, storeCounts, storeLog } from "./store-log.server";
