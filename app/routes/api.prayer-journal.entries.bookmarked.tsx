import { listEntriesQuery } from "~/features/journal/domain/call-schemas";
import { listEntries } from "~/features/journal/server/list-entries.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { answerPage } from "~/server/http/page-answer.server";

export const loader = apiLoader(
  call({ query: listEntriesQuery }, async ({ services, user, query, request }) =>
    answerPage(request, await listEntries(services, { user, filter: "bookmarked", ...query })),
  ),
);

export const action = apiAction({}, ["GET"]);
