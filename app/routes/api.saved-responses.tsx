import { listResponsesQuery, saveResponseSchema } from "~/features/library/contract";
import { listSaved } from "~/features/library/server/list-saved.server";
import { saveResponse } from "~/features/library/server/manage-saved.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { pageResponse } from "~/server/http/page-response.server";

export const loader = apiLoader(
  call({ query: listResponsesQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listSaved(services, { user, query })),
  ),
);

export const action = apiAction(
  {
    POST: call({ body: saveResponseSchema, status: 201 }, ({ services, user, body }) =>
      saveResponse(services, { user, input: body }),
    ),
  },
  ["GET"],
);
