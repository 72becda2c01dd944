import { listResponsesQuery, saveResponseSchema } from "~/features/library/contract";
import { listSaved } from "~/features/library/server/list-saved.server";
import { saveResponse } from "~/features/library/server/manage-saved.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";

export const loader = api({
  GET: call({ query: listResponsesQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listSaved(services, { user, query })),
  ),
  POST: call({ body: saveResponseSchema, status: 201 }, ({ services, user, body }) =>
    saveResponse(services, { user, input: body }),
  ),
});
export const action = loader;
