export { lookUpQuotations } from "./look-up-quotations.server";
export { highlightsFullError, latestPlace } from "./marks.server";
export { readQuotation } from "./quotation.server";
export { hasPassage } from "./quotations.repository.server";
export { readPlaces } from "./read-places.server";
export { findQuotation } from "./search-texts.server";
