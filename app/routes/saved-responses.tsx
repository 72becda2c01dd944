import type { MetaFunction } from "@remix-run/cloudflare";
import type { ShouldRevalidateFunction } from "@remix-run/react";
import { criteriaOf, differsInOpenOnly, savedQuery } from "~/features/library/domain/saved-path";
import { loadSaved } from "~/features/library/server/list-saved.server";
import { SavedScreen } from "~/features/library/ui/saved/saved-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const handle = {
  showsItsLoading: true,
  failed: ["Failed to fetch responses", "Failed to fetch stats"],
};

export const meta: MetaFunction = () => [{ title: "Saved Responses · Acolyte" }];

export const loader = screenLoader({ query: savedQuery }, ({ services, user, query }) =>
  loadSaved(services, { user, criteria: criteriaOf(query), openId: query.response ?? null }),
);

/** A response that is opened from the list is there already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && !differsInOpenOnly(currentUrl, nextUrl);

export default function SavedResponsesRoute() {
  return <SavedScreen view={useScreenData<typeof loader>()} />;
}
