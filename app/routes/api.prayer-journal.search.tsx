import { searchQuery } from "~/features/journal/contract";
import { searchEntries } from "~/features/journal/server/search-entries.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";

export const loader = api({
  GET: call({ query: searchQuery }, async ({ services, user, query, request }) => {
    const { q, mood = null, from = null, to = null, bookmarked, limit, before = null } = query;
    const criteria = { words: q, mood, from, to, isBookmarked: bookmarked === "true" };
    return pageResponse(request, await searchEntries(services, { user, criteria, limit, before }));
  }),
});
export const action = loader;
