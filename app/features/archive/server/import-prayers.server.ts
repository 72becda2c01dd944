import type { Services } from "~/server/ports/services";
import { archivedPrayer } from "../domain/archive-items";
import { findOwners, insertPrayers } from "./catalog-rows.repository.server";
import type { ImportArgs } from "./import-items.server";
import { importRows } from "./import-rows.server";

/** Brings saved prayers back. */
export function importPrayers({ catalog }: Services, args: ImportArgs) {
  return importRows(args, {
    schema: archivedPrayer,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(catalog, "prayers", ids),
    toRow: (item, id) => ({ ...item, id, userId: args.user.id }),
    store: "catalog",
    insert: (rows) => insertPrayers(catalog, rows),
  });
}
