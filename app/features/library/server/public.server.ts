/** What the worker's own handlers may call of the library. */
export { purgeVisits } from "./purge-visits.server";
