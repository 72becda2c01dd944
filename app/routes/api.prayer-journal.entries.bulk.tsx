import { bulkEntriesSchema } from "~/features/journal/contract";
import { purgeEntries, restoreEntries } from "~/features/journal/server/recycle-bin.server";
import { api, call } from "~/http/kit.server";
import { countOfEntries } from "~/shared/entry-labels";

export const loader = api({
  POST: call({ body: bulkEntriesSchema }, async ({ services, user, body: { action, ids } }) => {
    const isRestore = action === "restore";
    const count = await (isRestore ? restoreEntries : purgeEntries)(services, { user, ids });
    const message = `${countOfEntries(count)} ${isRestore ? "restored" : "permanently deleted"}`;
    return { message, count };
  }),
});
export const action = loader;
