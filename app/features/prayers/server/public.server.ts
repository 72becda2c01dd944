/** What the worker's own handlers may call of the prayers. */
export { purgeShareDays } from "./purge-share-days.server";
