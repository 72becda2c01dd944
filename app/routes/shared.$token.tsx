import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useParams, useRouteError } from "@remix-run/react";
import { openShared } from "~/features/library/server/open-shared.server";
import { SharedMissing } from "~/features/library/ui/shared/shared-frame";
import { SharedScreen } from "~/features/library/ui/shared/shared-screen";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import { pageLoader } from "~/http/kit.server";
import { visitorOf } from "~/http/request.server";

export const handle = { access: "public", isFullScreen: true, isStatic: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Not shared · Acolyte" }, { name: "robots", content: "noindex" }];
  const title = data.title ?? data.question;
  const isGenerated = data.authorship === "companion";
  const description = isGenerated
    ? "An AI-generated answer, with checked references."
    : "Written by a member.";
  return [
    { title: `${title} · Acolyte` },
    { name: "robots", content: "noindex" },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: "Acolyte" },
  ];
};

export const loader = pageLoader(({ services, request, params: { token = "" } }) =>
  openShared(services, { token, visitor: visitorOf(request) }),
);

export default function SharedRoute() {
  const { token = "" } = useParams();
  return <SharedScreen response={useLoaderData<typeof loader>()} token={token} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <SharedMissing /> : <ErrorScreen />;
}
