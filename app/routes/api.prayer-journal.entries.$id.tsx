import { updateEntrySchema } from "~/features/journal/contract";
import { etagOf, versionOf } from "~/features/journal/domain/entry-version";
import { updateEntry } from "~/features/journal/server/edit-entry.server";
import { getEntry } from "~/features/journal/server/read-entries.server";
import { deleteEntry } from "~/features/journal/server/recycle-bin.server";
import { api, call, jsonResponse } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

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
