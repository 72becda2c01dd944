import { listPrayersQuery, savePrayerSchema } from "~/features/prayers/domain/call-schemas";
import { listPrayers } from "~/features/prayers/server/list-prayers.server";
import { savePrayer } from "~/features/prayers/server/save-prayer.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";

export const loader = api({
  GET: call({ query: listPrayersQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listPrayers(services, { user, query })),
  ),
  POST: call({ body: savePrayerSchema, status: 201 }, ({ services, user, body }) =>
    savePrayer(services, { user, input: body }),
  ),
});
export const action = loader;
