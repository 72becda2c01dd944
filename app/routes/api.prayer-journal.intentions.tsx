import { createIntentionSchema, listEntriesQuery } from "~/features/journal/domain/call-schemas";
import { createIntention } from "~/features/journal/server/create-intention.server";
import { listIntentions } from "~/features/journal/server/list-intentions.server";
import { api, call } from "~/http/kit.server";
import { pageResponse } from "~/http/responses.server";

export const loader = api({
  GET: call({ query: listEntriesQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listIntentions(services, { user, ...query })),
  ),
  POST: call({ body: createIntentionSchema, status: 201 }, ({ services, user, body }) =>
    createIntention(services, { user, input: body }),
  ),
});
export const action = loader;
