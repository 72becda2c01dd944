import { bulkEntriesSchema } from "~/features/journal/domain/call-schemas";
import { countOfEntries } from "~/features/journal/domain/count-of-entries";
import { purgeEntries } from "~/features/journal/server/purge-entries.server";
import { restoreEntries } from "~/features/journal/server/restore-entries.server";
import { api, call } from "~/http/kit.server";

export const loader = api({
  POST: call({ body: bulkEntriesSchema }, async ({ services, user, body: { action, ids } }) => {
    const isRestore = action === "restore";
    const count = await (isRestore ? restoreEntries : purgeEntries)(services, { user, ids });
    const message = `${countOfEntries(count)} ${isRestore ? "restored" : "permanently deleted"}`;
    return { message, count };
  }),
});
export const action = loader;
