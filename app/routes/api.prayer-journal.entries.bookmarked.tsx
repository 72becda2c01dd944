import { listEntries } from "~/features/journal/server/read-entries.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";
import { pageQuery } from "~/shared/paging";

export const loader = api({
  GET: call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listEntries(services, { user, filter: "bookmarked", ...query })),
  ),
});
export const action = loader;
