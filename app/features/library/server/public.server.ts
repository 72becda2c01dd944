/** What the worker's own handlers may call of the library. */
export { purgeSharedViews } from "./purge-shared-views.server";
