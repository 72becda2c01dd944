import { journalScreenQuery } from "~/features/journal/domain/screen-queries";
import { loadJournal } from "~/features/journal/server/load-journal.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";

/** The next page of the journal's list as the screen shows it: summaries, where the entry calls give whole texts. */
export const loader = apiLoader(
  call({ query: journalScreenQuery }, async ({ services, user, query }) => {
    const { entries, nextCursor } = await loadJournal(services, { user, ...query });
    return { entries, nextCursor };
  }),
);

export const action = apiAction({}, ["GET"]);
