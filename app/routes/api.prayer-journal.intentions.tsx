import { createIntentionSchema } from "~/features/journal/contract";
import { createIntention, listIntentions } from "~/features/journal/server/intentions.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { pageResponse } from "~/server/http/page-response.server";
import { pageQuery } from "~/shared/paging";

export const loader = apiLoader(
  call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listIntentions(services, { user, ...query })),
  ),
);

export const action = apiAction(
  {
    POST: call({ body: createIntentionSchema, status: 201 }, ({ services, user, body }) =>
      createIntention(services, { user, input: body }),
    ),
  },
  ["GET"],
);
