import { idParams } from "~/features/journal/domain/call-schemas";
import { countOfEntries } from "~/features/journal/domain/count-of-entries";
import { purgeEntries } from "~/features/journal/server/purge-entries.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  DELETE: call({ params: idParams }, async ({ services, user, params: { id } }) => {
    const count = await purgeEntries(services, { user, ids: [id] });
    return { message: `${countOfEntries(count)} permanently deleted`, id };
  }),
});
export const action = loader;
