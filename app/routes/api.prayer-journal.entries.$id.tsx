import { idParams, updateEntrySchema } from "~/features/journal/domain/call-schemas";
import { etagOf, versionOf } from "~/features/journal/domain/entry-version";
import { deleteEntry } from "~/features/journal/server/delete-entry.server";
import { getEntry } from "~/features/journal/server/get-entry.server";
import { updateEntry } from "~/features/journal/server/update-entry.server";
import { api, call, jsonResponse } from "~/http/kit.server";

export const loader = api({
  GET: call({ params: idParams }, async ({ services, user, params }) => {
    const entry = await getEntry(services, { user, id: params.id });
    return jsonResponse(entry, 200, { ETag: etagOf(entry.version) });
  }),
  PUT: call(
    { params: idParams, body: updateEntrySchema },
    async ({ services, user, params, body, request }) => {
      const ifVersion = versionOf(request.headers.get("If-Match"));
      const entry = await updateEntry(services, { user, id: params.id, input: body, ifVersion });
      return jsonResponse(entry, 200, { ETag: etagOf(entry.version) });
    },
  ),
  DELETE: call({ params: idParams }, async ({ services, user, params }) => {
    const { id, deletedAt } = await deleteEntry(services, { user, id: params.id });
    return { message: "Entry moved to recycle bin", id, deletedAt };
  }),
});
export const action = loader;
