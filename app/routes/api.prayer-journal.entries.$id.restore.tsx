import { idParams } from "~/features/journal/domain/call-schemas";
import { restoreEntries } from "~/features/journal/server/restore-entries.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await restoreEntries(services, { user, ids: [id] });
    return { message: "Entry restored", id };
  }),
});
export const action = loader;
