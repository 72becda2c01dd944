import { createIntentionSchema } from "~/features/journal/contract";
import { createIntention, listIntentions } from "~/features/journal/server/intentions.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";
import { pageQuery } from "~/shared/paging";

export const loader = api({
  GET: call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listIntentions(services, { user, ...query })),
  ),
  POST: call({ body: createIntentionSchema, status: 201 }, ({ services, user, body }) =>
    createIntention(services, { user, input: body }),
  ),
});
export const action = loader;
