import { listEntriesQuery } from "~/features/journal/domain/call-schemas";
import { listEntries } from "~/features/journal/server/list-entries.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";

export const loader = api({
  GET: call({ query: listEntriesQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listEntries(services, { user, filter: "bookmarked", ...query })),
  ),
});
export const action = loader;
