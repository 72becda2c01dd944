import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { ImportInput, ImportResult } from "../contract";
import { archivedDay, archivedIntention, archivedPlace, archivedPrayer } from "../domain/archive-items";
import { findKeys, findOwners, insertRows } from "./archive-rows.repository.server";
import { importEntries } from "./import-entries.server";
import { importHighlights } from "./import-highlights.server";
import { announceImages } from "./import-images.server";
import { type ImportArgs, importRows } from "./import-rows.server";
import { importResponses, importThreads } from "./import-texts.server";

const IMPORTERS = {
  images: announceImages,
  entries: importEntries,
  intentions: importIntentions,
  prayers: importPrayers,
  "saved-responses": importResponses,
  conversations: importThreads,
  "reading-places": importPlaces,
  highlights: importHighlights,
  activity: importDays,
} satisfies Record<ImportInput["kind"], (services: Services, args: ImportArgs) => Promise<ImportResult>>;

/**
 * Imports items of an archive, at most 100. It skips what the user already has, and rejects a bad item with its reason
 * without stopping the others. The same call again adds nothing. Images come one by one in their own calls; here a dry
 * run counts them. Throws `bad_request` for images otherwise.
 */
export function importItems(
  services: Services,
  { user, input }: { user: SessionUser; input: ImportInput },
): Promise<ImportResult> {
  const { kind, items, dryRun } = input;
  return IMPORTERS[kind](services, { user, items, dryRun });
}

/** Imports intentions, even more open ones than the usual hundred: they are the user's own. */
function importIntentions(services: Services, args: ImportArgs) {
  const journal = services.journal(args.user.journalShard);
  return importRows(args, {
    schema: archivedIntention,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(journal, "intentions", ids),
    toRow: (item, id) => ({ ...item, id, userId: args.user.id }),
    store: "journal",
    insert: (rows) => insertRows(journal, "intentions", rows),
  });
}

function importPrayers(services: Services, args: ImportArgs) {
  const journal = services.journal(args.user.journalShard);
  return importRows(args, {
    schema: archivedPrayer,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(journal, "prayers", ids),
    toRow: (item, id) => ({ ...item, id, userId: args.user.id }),
    store: "others",
    insert: (rows) => insertRows(journal, "prayers", rows),
  });
}

/** Imports places in books. A book in which the user already keeps a place stays unchanged. */
function importPlaces(services: Services, args: ImportArgs) {
  const journal = services.journal(args.user.journalShard);
  const userId = args.user.id;
  return importRows(args, {
    schema: archivedPlace,
    idOf: ({ work }) => work,
    findOwners: async (works) =>
      (await findKeys(journal, "places", userId, works)).map((id) => ({ id, userId })),
    toRow: (item) => ({ ...item, userId }),
    store: "others",
    insert: (rows) => insertRows(journal, "places", rows),
  });
}

/** Imports days of activity. A day that the user already has stays unchanged. */
function importDays(services: Services, args: ImportArgs) {
  const journal = services.journal(args.user.journalShard);
  const userId = args.user.id;
  return importRows(args, {
    schema: archivedDay,
    idOf: ({ localDate }) => localDate,
    findOwners: async (days) => (await findKeys(journal, "days", userId, days)).map((id) => ({ id, userId })),
    toRow: (item) => ({ ...item, userId }),
    store: "others",
    insert: (rows) => insertRows(journal, "days", rows),
  });
}
