import { restoreEntries } from "~/features/journal/server/recycle-bin.server";
import { api, call } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = api({
  POST: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await restoreEntries(services, { user, ids: [id] });
    return { message: "Entry restored", id };
  }),
});
export const action = loader;
