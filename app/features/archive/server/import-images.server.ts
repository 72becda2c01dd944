import { uploadImage } from "~/features/journal/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { ImportResult } from "../contract";
import { archivedImage } from "../domain/archive-items";
import { findOwners } from "./archive-rows.repository.server";
import { type ImportArgs, readItems, storedIds } from "./import-rows.server";

/** Reports which images would be new. Throws `bad_request` unless it is a dry run: images come one by one. */
export async function announceImages(services: Services, args: ImportArgs): Promise<ImportResult> {
  const { user, items, dryRun } = args;
  if (!dryRun) throw new AppError("bad_request", "Images are sent one by one, as they are.");
  const journal = services.journal(user.journalShard);
  const { read, rejected, repeated } = readItems(archivedImage, items, ({ id }) => id);
  const ids = await storedIds(
    user.id,
    read.map(({ item }) => item.id),
    (some) => findOwners(journal, "images", some),
  );
  const duplicates = [...ids.values()].filter(({ isStored }) => isStored).length;
  return { added: ids.size - duplicates, duplicates: duplicates + repeated, rejected };
}

/**
 * Imports an image with its old id and time, checked like any upload. Does nothing when the user already has it. Throws
 * `too_large` and `unsupported_type` like an upload.
 */
export async function importImage(
  services: Services,
  { user, id, createdAt, bytes }: { user: SessionUser; id: string; createdAt: string; bytes: Uint8Array },
): Promise<ImportResult> {
  const journal = services.journal(user.journalShard);
  const ids = await storedIds(user.id, [id], (some) => findOwners(journal, "images", some));
  const stored = ids.get(id)!;
  if (stored.isStored) return KNOWN;
  try {
    await uploadImage(services, { user, bytes, id: stored.id, createdAt });
    return { added: 1, duplicates: 0, rejected: [] };
  } catch (error) {
    // Another call may have stored the same image meanwhile.
    const [row] = await findOwners(journal, "images", [stored.id]);
    if (row?.userId === user.id) return KNOWN;
    throw error;
  }
}

const KNOWN: ImportResult = { added: 0, duplicates: 1, rejected: [] };
