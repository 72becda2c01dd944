export { highlightsFullError } from "./marks.server";
export { type InstalledPlace, readPlaces } from "./read-places.server";
