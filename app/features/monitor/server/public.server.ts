export { keptLevel } from "../domain/log-limits";
export { countRequest, purgeLogs, storeCounts, storeLog } from "./store-log.server";
