import type { Services } from "~/server/ports/services";
import { archivedIntention } from "../domain/archive-items";
import type { ImportArgs } from "./import-items.server";
import { importRows } from "./import-rows.server";
import { findOwners, insertIntentions } from "./journal-rows.repository.server";

/** Brings intentions back, open ones beyond the usual hundred too: they are the person's own. */
export function importIntentions(services: Services, args: ImportArgs) {
  const journal = services.journal(args.user.journalShard);
  return importRows(args, {
    schema: archivedIntention,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(journal, "intentions", ids),
    toRow: (item, id) => ({ ...item, id, userId: args.user.id }),
    store: "journal",
    insert: (rows) => insertIntentions(journal, rows),
  });
}
