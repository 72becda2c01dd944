import type { Services } from "~/server/ports/services";
import type { ImportResult } from "../contract";
import { archivedDay } from "../domain/archive-items";
import { findDays, insertDays } from "./catalog-rows.repository.server";
import type { ImportArgs } from "./import-items.server";
import { readItems } from "./read-items.server";

/** Brings days of activity back. A day that the person has already stays as it is. */
export async function importDays({ catalog }: Services, args: ImportArgs): Promise<ImportResult> {
  const { user, items, dryRun } = args;
  const { read, rejected, repeated } = readItems(archivedDay, items, ({ localDate }) => localDate);
  const known = new Set(
    await findDays(
      catalog,
      user.id,
      read.map(({ item }) => item.localDate),
    ),
  );
  const days = read.map(({ item }) => item).filter(({ localDate }) => !known.has(localDate));
  if (!dryRun)
    await insertDays(
      catalog,
      days.map((day) => ({ ...day, userId: user.id })),
    );
  return { added: days.length, duplicates: read.length - days.length + repeated, rejected };
}
