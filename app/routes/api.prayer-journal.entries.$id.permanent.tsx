import { idParams } from "~/features/journal/domain/call-schemas";
import { countOfEntries } from "~/features/journal/domain/count-of-entries";
import { purgeEntries } from "~/features/journal/server/purge-entries.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";

export const loader = apiLoader({ allow: ["DELETE"] });

export const action = apiAction({
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    const count = await purgeEntries(services, { user, ids: [id] });
    return { message: `${countOfEntries(count)} permanently deleted`, id };
  }),
});
