import { historyQuery } from "~/features/companion/contract";
import { clearHistory, listHistory } from "~/features/companion/server/history.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";

export const loader = api({
  GET: call({ query: historyQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listHistory(services, { user, query })),
  ),
  DELETE: call({}, async ({ services, user }) => ({
    message: "History cleared",
    count: await clearHistory(services, user),
  })),
});
export const action = loader;
