import { joinTerms, savedTerms } from "~/features/library/domain/saved-search";
import type { Services } from "~/server/ports/services";
import { archivedResponse } from "../domain/archive-items";
import { findOwners, insertResponses } from "./catalog-rows.repository.server";
import type { ImportArgs } from "./import-items.server";
import { importRows } from "./import-rows.server";
import { isProven } from "./text-proof.server";

/**
 * Brings saved responses back, private as they are in an archive. A text stays the companion's only with this
 * server's mark on it; else it is a member's own, without citations.
 */
export function importResponses(services: Services, args: ImportArgs) {
  const { catalog } = services;
  return importRows(args, {
    schema: archivedResponse,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(catalog, "savedResponses", ids),
    toRow: ({ proof, ...item }, id) => {
      const isCompanions = item.authorship === "companion" && isProven(services, { ...item, proof });
      return {
        ...item,
        ...(!isCompanions && { authorship: "member", engine: null, citations: null, checked: null }),
        id,
        userId: args.user.id,
        isPublic: false,
        shareToken: null,
        viewCount: 0,
        answerId: null,
        threadAnswerId: null,
        takenDownAt: null,
        textTerms: savedTerms([item.question, item.response]),
        noteTerms: joinTerms(savedTerms([item.title ?? ""]), savedTerms([item.notes ?? ""])),
      };
    },
    store: "catalog",
    insert: (rows) => insertResponses(catalog, args.user.id, rows),
  });
}
