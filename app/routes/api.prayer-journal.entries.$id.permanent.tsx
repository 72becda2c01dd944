import { purgeEntries } from "~/features/journal/server/recycle-bin.server";
import { api, call } from "~/http/kit.server";
import { countOfEntries } from "~/shared/entry-labels";
import { idParams } from "~/shared/paging";

export const loader = api({
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    const count = await purgeEntries(services, { user, ids: [id] });
    return { message: `${countOfEntries(count)} permanently deleted`, id };
  }),
});
export const action = loader;
