import { journalScreenQuery } from "~/features/journal/domain/screen-queries";
import { loadJournal } from "~/features/journal/server/load-journal.server";
import { api, call } from "~/http/kit.server";

/** Returns a page of summaries, as the journal's list shows them; the calls of entries return whole texts. */
export const loader = api({
  GET: call({ query: journalScreenQuery }, async ({ services, user, query }) => {
    const { entries, nextCursor } = await loadJournal(services, { user, ...query });
    return { entries, nextCursor };
  }),
});
export const action = loader;
