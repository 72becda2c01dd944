import type { MetaFunction } from "@remix-run/cloudflare";
import { loadCollection } from "~/features/prayers/server/manage-prayers.server";
import { CollectionScreen } from "~/features/prayers/ui/collection/collection-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const handle = { failed: ["Failed to fetch prayers"] };

export const meta: MetaFunction = () => [{ title: "Prayer Collection · Acolyte" }];

export const loader = screenLoader({}, ({ services, user }) => loadCollection(services, user));

export default function PrayerRoute() {
  return <CollectionScreen view={useScreenData<typeof loader>()} />;
}
