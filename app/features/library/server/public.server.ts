/** Entry points of the library for other features and the worker. */
export { loadMarks } from "./load-marks.server";
export { purgeSharedViews } from "./purge-shared-views.server";
