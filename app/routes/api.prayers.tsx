import { savePrayerSchema } from "~/features/prayers/contract";
import { listPrayers, savePrayer } from "~/features/prayers/server/manage-prayers.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { pageResponse } from "~/server/http/page-response.server";
import { pageQuery } from "~/shared/paging";

export const loader = apiLoader(
  call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listPrayers(services, { user, query })),
  ),
);

export const action = apiAction(
  {
    POST: call({ body: savePrayerSchema, status: 201 }, ({ services, user, body }) =>
      savePrayer(services, { user, input: body }),
    ),
  },
  ["GET"],
);
