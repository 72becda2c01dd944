import { listEntries } from "~/features/journal/server/read-entries.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { pageResponse } from "~/server/http/page-response.server";
import { pageQuery } from "~/shared/paging";

export const loader = apiLoader(
  call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listEntries(services, { user, filter: "bookmarked", ...query })),
  ),
);

export const action = apiAction({}, ["GET"]);
