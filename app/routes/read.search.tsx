import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { searchTexts } from "~/features/texts/server/search-texts.server";
import { SearchScreen } from "~/features/texts/ui/search/search-screen";
import { pageLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const handle = { access: "public", isFullScreen: true, sameForEverybody: ["q"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: [data?.search, "Search", "Acolyte"].filter(Boolean).join(" · ") },
  { name: "robots", content: "noindex" },
];

export const loader = pageLoader(({ services, request }) =>
  searchTexts(services, new URL(request.url).searchParams.get("q") ?? ""),
);

export default function SearchRoute() {
  return <SearchScreen found={useLoaderData<typeof loader>()} />;
}
