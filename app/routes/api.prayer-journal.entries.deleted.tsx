import { listEntriesQuery } from "~/features/journal/domain/call-schemas";
import { countOfEntries } from "~/features/journal/domain/count-of-entries";
import { emptyBin } from "~/features/journal/server/empty-bin.server";
import { listEntries } from "~/features/journal/server/list-entries.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";

export const loader = api({
  GET: call({ query: listEntriesQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listEntries(services, { user, filter: "deleted", ...query })),
  ),
  DELETE: call({}, async ({ services, user }) => {
    const count = await emptyBin(services, { user });
    return { message: `${countOfEntries(count)} permanently deleted`, count };
  }),
});
export const action = loader;
