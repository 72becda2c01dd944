import { FIRST_ENTRY_DATE } from "~/features/journal/domain/limits";
import { type PreparedContent, prepareContent, runWrite } from "~/features/journal/server/public.server";
import type { Services } from "~/server/ports/services";
import { latestLocalDate } from "~/shared/dates";
import { isAppError } from "~/shared/errors";
import { type ArchivedEntry, archivedEntry } from "../domain/archive-items";
import { findOwners } from "./archive-rows.repository.server";
import { type ImportArgs, importRows, storedIds } from "./import-rows.server";

/**
 * Imports entries through the user's lane: sanitised like any other, into the recycle bin if they were there, with the
 * images that were imported before.
 */
export function importEntries(services: Services, args: ImportArgs) {
  const { user } = args;
  const journal = services.journal(user.journalShard);
  const now = services.clock.now();
  return importRows(args, {
    schema: archivedEntry,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(journal, "entries", ids),
    toRow: async (item, id) => {
      if (item.entryDate > latestLocalDate(now)) return "This date is in the future.";
      if (item.entryDate < FIRST_ENTRY_DATE) return "This date is too long ago.";
      const prepared = prepareOrRefuse(item);
      return typeof prepared === "string" ? prepared : { ...item, ...prepared, id };
    },
    store: "journal",
    insert: async (rows) => {
      const imageIds = [...new Set(rows.flatMap((row) => row.imageIds))];
      const images = await storedIds(user.id, imageIds, (ids) => findOwners(journal, "images", ids));
      const entries = rows.map(({ imageIds: shown, ...row }) => {
        const own = shown.map((imageId) => ({ imageId, own: images.get(imageId)! }));
        const content = own.reduce(
          (html, { imageId, own: { id } }) => html.replaceAll(`/api/images/${imageId}`, `/api/images/${id}`),
          row.content,
        );
        return { entry: { ...row, content }, imageIds: own.map(({ own: { id } }) => id) };
      });
      await runWrite(services, user, { type: "import", entries });
    },
  });
}

function prepareOrRefuse(item: ArchivedEntry): PreparedContent | string {
  try {
    return prepareContent(item.content);
  } catch (error) {
    if (isAppError(error)) return error.message;
    throw error;
  }
}
