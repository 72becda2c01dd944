import { createEntrySchema, idempotencyKeySchema } from "~/features/journal/contract";
import { etagOf } from "~/features/journal/domain/entry-version";
import { createEntry } from "~/features/journal/server/create-entry.server";
import { listEntries } from "~/features/journal/server/read-entries.server";
import { api, call, jsonResponse } from "~/http/kit.server";
import { parseInput } from "~/http/parse.server";
import { pageResponse } from "~/http/responses.server";
import { pageQuery } from "~/shared/paging";

export const loader = api({
  GET: call({ query: pageQuery }, async ({ services, user, query, request }) =>
    pageResponse(request, await listEntries(services, { user, filter: "all", ...query })),
  ),
  POST: call({ body: createEntrySchema }, async ({ services, user, body, request }) => {
    const idempotencyKey = parseInput(idempotencyKeySchema, request.headers.get("Idempotency-Key"));
    const { entry, isNew } = await createEntry(services, { user, input: body, idempotencyKey });
    return jsonResponse(entry, isNew ? 201 : 200, { ETag: etagOf(entry.version) });
  }),
});
export const action = loader;
