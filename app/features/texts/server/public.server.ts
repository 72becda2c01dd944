export { type InstalledPlace, readPlaces } from "./read-places.server";
