import { savePrayerSchema } from "~/features/prayers/contract";
import { listPrayers, savePrayer } from "~/features/prayers/server/manage-prayers.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";
import { pageQuery } from "~/shared/paging";

export const loader = api({
  GET: call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listPrayers(services, { user, query })),
  ),
  POST: call({ body: savePrayerSchema, status: 201 }, ({ services, user, body }) =>
    savePrayer(services, { user, input: body }),
  ),
});
export const action = loader;
