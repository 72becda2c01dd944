import { countOfEntries } from "~/features/journal/domain/entry-labels";
import { listEntries } from "~/features/journal/server/read-entries.server";
import { emptyBin } from "~/features/journal/server/recycle-bin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { pageResponse } from "~/server/http/page-response.server";
import { pageQuery } from "~/shared/paging";

export const loader = apiLoader(
  call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listEntries(services, { user, filter: "deleted", ...query })),
  ),
);

export const action = apiAction(
  {
    DELETE: call({}, async ({ services, user }) => {
      const count = await emptyBin(services, { user });
      return { message: `${countOfEntries(count)} permanently deleted`, count };
    }),
  },
  ["GET"],
);
