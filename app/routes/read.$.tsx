import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import type { ReadingMissing } from "~/features/texts/contract";
import { readingDescription, readingTitle } from "~/features/texts/domain/reading-meta";
import { READING_PARAMETERS, readChoice, readingPath } from "~/features/texts/domain/reading-paths";
import { loadReading } from "~/features/texts/server/reading.server";
import { ContentsScreen } from "~/features/texts/ui/reader/contents-screen";
import { MissingScreen } from "~/features/texts/ui/reader/missing-screen";
import { ReadingScreen } from "~/features/texts/ui/reader/reading-screen";
import { pageLoader } from "~/http/kit.server";

export const handle = {
  access: "public",
  isFullScreen: true,
  sameForEverybody: Object.values(READING_PARAMETERS),
  back: { to: "/read", label: "Library" },
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: "Not found · Acolyte" }, { name: "robots", content: "noindex" }];
  const text = data.level === "page" && data.columns[0]!.edition.id;
  const choice = { text: data.level === "page" && text !== data.editions[0]!.id ? String(text) : null };
  return siteMeta({
    title: readingTitle(data),
    description: readingDescription(data),
    path: readingPath(data.address, choice),
  })({ matches });
};

/** Loads a page of the texts or a table of contents; other forms of its address are redirected. */
export const loader = pageLoader(async ({ services, request, params }) => {
  const choice = readChoice(new URL(request.url).searchParams);
  const found = await loadReading(services, { path: params["*"] ?? "", choice });
  if (found.level !== "moved") return found;
  throw redirect(readingPath(found.address, found.choice), found.isPermanent ? 301 : 302);
});

export default function ReadingRoute() {
  const found = useLoaderData<typeof loader>();
  return found.level === "page" ? <ReadingScreen page={found} /> : <ContentsScreen contents={found} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { missing } = (isRouteErrorResponse(error) ? error.data : {}) as { missing?: ReadingMissing };
  return missing ? <MissingScreen missing={missing} /> : <ErrorScreen />;
}
