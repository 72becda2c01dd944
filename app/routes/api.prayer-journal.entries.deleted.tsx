import { listEntries } from "~/features/journal/server/read-entries.server";
import { emptyBin } from "~/features/journal/server/recycle-bin.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";
import { countOfEntries } from "~/shared/entry-labels";
import { pageQuery } from "~/shared/paging";

export const loader = api({
  GET: call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listEntries(services, { user, filter: "deleted", ...query })),
  ),
  DELETE: call({}, async ({ services, user }) => {
    const count = await emptyBin(services, { user });
    return { message: `${countOfEntries(count)} permanently deleted`, count };
  }),
});
export const action = loader;
