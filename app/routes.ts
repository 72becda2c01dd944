import { flatRoutes } from "@remix-run/fs-routes";
import { type RouteConfig, route } from "@remix-run/route-config";

export default (async () => [
  ...(await flatRoutes()),
  // The specification has a second address for the list of bookmarked entries.
  route("api/prayer-journal/bookmarked", "routes/api.prayer-journal.entries.bookmarked.tsx", {
    id: "bookmarked",
  }),
])() satisfies RouteConfig;
