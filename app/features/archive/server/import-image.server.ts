import { uploadImage } from "~/features/journal/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { ImportResult } from "../contract";
import { archivedImage } from "../domain/archive-items";
import type { ImportArgs } from "./import-items.server";
import { findOwners } from "./journal-rows.repository.server";
import { readItems } from "./read-items.server";
import { storedIds } from "./stored-ids.server";

/** Tells which images would be new. Throws 400 unless it is a dry run: their bytes come one by one. */
export async function announceImages(services: Services, args: ImportArgs): Promise<ImportResult> {
  const { user, items, dryRun } = args;
  if (!dryRun) throw new AppError("bad_request", "Images are sent one by one, as they are.");
  const journal = services.journal(user.journalShard);
  const { read, rejected, repeated } = readItems(archivedImage, items, ({ id }) => id);
  const ids = await storedIds(
    user.id,
    read.map(({ item }) => item.id),
    (asked) => findOwners(journal, "images", asked),
  );
  const duplicates = [...ids.values()].filter(({ isStored }) => isStored).length;
  return { added: ids.size - duplicates, duplicates: duplicates + repeated, rejected };
}

/**
 * Brings one image back under the id and the time that it had, checked like any upload; nothing happens when the person has it.
 * Throws 413 and 415 as an upload does, 400 for an id that is none.
 */
export async function importImage(
  services: Services,
  { user, id, createdAt, bytes }: { user: SessionUser; id: string; createdAt: string; bytes: Uint8Array },
): Promise<ImportResult> {
  const journal = services.journal(user.journalShard);
  const ids = await storedIds(user.id, [id], (asked) => findOwners(journal, "images", asked));
  const stored = ids.get(id)!;
  if (stored.isStored) return KNOWN;
  try {
    await uploadImage(services, { user, bytes, id: stored.id, createdAt });
    return { added: 1, duplicates: 0, rejected: [] };
  } catch (error) {
    // The same image may have come by another call meanwhile.
    const [row] = await findOwners(journal, "images", [stored.id]);
    if (row?.userId === user.id) return KNOWN;
    throw error;
  }
}

const KNOWN: ImportResult = { added: 0, duplicates: 1, rejected: [] };
