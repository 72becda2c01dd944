import { idParams } from "~/features/journal/domain/call-schemas";
import { restoreEntries } from "~/features/journal/server/restore-entries.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    await restoreEntries(services, { user, ids: [id] });
    return { message: "Entry restored", id };
  }),
});
