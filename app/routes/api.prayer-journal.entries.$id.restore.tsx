import { restoreEntries } from "~/features/journal/server/recycle-bin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await restoreEntries(services, { user, ids: [id] });
    return { message: "Entry restored", id };
  }),
});
