import { countOfEntries } from "~/features/journal/domain/entry-labels";
import { purgeEntries } from "~/features/journal/server/recycle-bin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = apiLoader({ allow: ["DELETE"] });

export const action = apiAction({
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    const count = await purgeEntries(services, { user, ids: [id] });
    return { message: `${countOfEntries(count)} permanently deleted`, id };
  }),
});
