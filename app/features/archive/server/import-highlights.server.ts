import { MARK_LIMITS } from "~/features/texts/contract";
import { highlightsFullError } from "~/features/texts/server/public.server";
import type { Services } from "~/server/ports/services";
import { newId } from "~/shared/ids";
import { archivedHighlight } from "../domain/archive-items";
import { findHighlighted, insertHighlights, type RunKey } from "./archive-rows.repository.server";
import { type ImportArgs, importRows } from "./import-rows.server";

/**
 * Imports highlights of the texts. One that touches a highlight of the user counts as there already, so that none overlap.
 * Throws 409 when the user would have more than there may be.
 */
export function importHighlights(services: Services, args: ImportArgs) {
  const journal = services.journal(args.user.journalShard);
  const userId = args.user.id;
  return importRows(args, {
    schema: archivedHighlight,
    idOf: ({ work, first, last }) => JSON.stringify([work, first, last] satisfies RunKey),
    findOwners: async (ids) => {
      // The others are ids that rows of other kinds get.
      const runs = ids.filter((id) => id.startsWith("[")).map((id): RunKey => JSON.parse(id));
      return (await findHighlighted(journal, userId, runs)).map((id) => ({ id, userId }));
    },
    toRow: (item) => ({ ...item, id: newId(), userId }),
    store: "others",
    insert: async (rows) => {
      const isStored = await insertHighlights(journal, userId, rows, MARK_LIMITS.highlights);
      if (!isStored) throw highlightsFullError();
    },
  });
}
