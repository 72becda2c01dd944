import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { entries, entryImages } from "~/server/db/journal/entries";
import { outbox } from "~/server/db/outbox";
import { batch, selectRow } from "~/server/db/statements";
import type { EntryChanges, EntryRow, NewEntry } from "~/server/ports/user-lane";
import { indexEdit, indexNewEntries } from "./search-index.repository.server";
import { recompute, recomputeStreak } from "./streaks.repository.server";

const DAY = 24 * 3_600_000;

/** The time for which a dropped image is kept: the edit may be undone. */
const DROPPED_IMAGE_LIFE = 7 * DAY;

/**
 * Stores an entry once: a second one with the same idempotency key changes nothing. Returns the entry that is stored
 * under the key, in the bin or not.
 */
export async function insertEntry(
  db: JournalDb,
  userId: string,
  entry: NewEntry,
  imageIds: string[],
): Promise<EntryRow | undefined> {
  const { idempotencyKey: key = null } = entry;
  const { stored } = await batch(db, {
    inserted: db
      .insert(entries)
      .values({ ...entry, userId, updatedAt: entry.createdAt })
      .onConflictDoNothing({ target: [entries.userId, entries.idempotencyKey] }),
    images: linkImages(db, userId, entry.id, imageIds, sql`id = ${entry.id}`),
    ...recompute(db, userId, list([entry.entryDate])),
    stored: db
      .select()
      .from(entries)
      .where(
        and(
          eq(entries.userId, userId),
          key === null ? eq(entries.id, entry.id) : eq(entries.idempotencyKey, key),
        ),
      ),
    index: indexNewEntries(db, userId, [entry]),
  });
  return stored[0];
}

/** Edits an active entry, if `ifVersion` is `null` or its version. Returns the changed and the current entry. */
export async function updateEntry(
  db: JournalDb,
  userId: string,
  id: string,
  edit: EntryChanges & Pick<EntryRow, "updatedAt">,
  imageIds: string[],
  ifVersion: number | null,
): Promise<{ changed: EntryRow | undefined; current: EntryRow | undefined }> {
  const editable = sql`id = ${id} AND deleted_at IS NULL AND (${ifVersion} IS NULL OR version = ${ifVersion})`;
  const dropped = sql`user_id = ${userId} AND entry_id = ${id} AND image_id NOT IN (${list(imageIds)})
    AND EXISTS (SELECT 1 FROM entries WHERE user_id = ${userId} AND ${editable})`;
  // The entry comes last: the statements before it check whether it can still be edited.
  const { changed, current } = await batch(db, {
    sweep: sweepLater(
      db,
      userId,
      sql`SELECT image_id FROM entry_images WHERE ${dropped}`,
      edit.updatedAt,
      DROPPED_IMAGE_LIFE,
    ),
    unlinked: db.delete(entryImages).where(dropped),
    images: linkImages(db, userId, id, imageIds, editable),
    index: indexEdit(db, userId, id, edit, editable),
    changed: db
      .update(entries)
      .set({ ...edit, version: sql`version + 1` })
      .where(sql`user_id = ${userId} AND ${editable}`)
      .returning(),
    current: selectEntry(db, userId, id),
  });
  return { changed: changed[0], current: current[0] };
}

/** Sets or removes an active entry's bookmark. Returns the changed and the current entry. */
export async function toggleBookmark(
  db: JournalDb,
  userId: string,
  id: string,
): Promise<{ changed: EntryRow | undefined; current: EntryRow | undefined }> {
  const { changed, current } = await batch(db, {
    changed: db
      .update(entries)
      .set({ isBookmarked: sql`1 - is_bookmarked` })
      .where(and(eq(entries.userId, userId), eq(entries.id, id), isNull(entries.deletedAt)))
      .returning(),
    current: selectEntry(db, userId, id),
  });
  return { changed: changed[0], current: current[0] };
}

/** Moves an entry to the bin. Returns the current entry; `undefined` when the user has none with this id. */
export async function binEntry(
  db: JournalDb,
  userId: string,
  id: string,
  now: string,
): Promise<EntryRow | undefined> {
  const { current } = await batch(db, {
    binned: db
      .update(entries)
      .set({ deletedAt: now })
      .where(and(eq(entries.userId, userId), eq(entries.id, id), isNull(entries.deletedAt))),
    ...recompute(db, userId, daysOf(userId, [id])),
    current: selectEntry(db, userId, id),
  });
  return current[0];
}

/** Restores entries from the bin. Returns their number, and the ids that the user has at all. */
export async function restoreEntries(
  db: JournalDb,
  userId: string,
  ids: string[],
): Promise<{ restored: number; found: string[] }> {
  const { restored, found } = await batch(db, {
    restored: db
      .update(entries)
      .set({ deletedAt: null })
      .where(and(eq(entries.userId, userId), sql`id IN (${list(ids)})`, isNotNull(entries.deletedAt)))
      .returning({ id: entries.id }),
    ...recompute(db, userId, daysOf(userId, ids)),
    found: selectIds(db, userId, ids),
  });
  return { restored: restored.length, found: found.map((row) => row.id) };
}

/**
 * Permanently deletes entries of the bin, or none if one of them is active. Returns the number of deleted entries, and
 * the ids that the user still has.
 */
export async function purgeEntries(
  db: JournalDb,
  userId: string,
  ids: string[],
  now: string,
): Promise<{ purged: number; kept: string[] }> {
  const doomed = sql`user_id = ${userId} AND deleted_at IS NOT NULL AND id IN (${list(ids)}) AND NOT EXISTS (
    SELECT 1 FROM entries WHERE user_id = ${userId} AND deleted_at IS NULL AND id IN (${list(ids)}))`;
  const { purged, kept } = await batch(db, {
    ...purge(db, userId, doomed, now),
    streak: recomputeStreak(db, userId),
    kept: selectIds(db, userId, ids),
  });
  return { purged: purged.length, kept: kept.map((row) => row.id) };
}

/** Permanently deletes the whole bin. Returns the number of deleted entries. */
export async function emptyBin(db: JournalDb, userId: string, now: string): Promise<number> {
  const { purged } = await batch(db, {
    ...purge(db, userId, sql`user_id = ${userId} AND deleted_at IS NOT NULL`, now),
    streak: recomputeStreak(db, userId),
  });
  return purged.length;
}

/**
 * Stores complete entries with links to the user's images in them, in one batch; known ids are skipped. Returns the
 * number of new entries. They are one parameter as JSON, which D1 limits to 2 MB.
 */
export async function insertEntryRows(
  db: JournalDb,
  userId: string,
  rows: Omit<EntryRow, "userId">[],
  links: { entryId: string; imageId: string }[] = [],
): Promise<number> {
  const values = Object.fromEntries(
    Object.keys(getTableColumns(entries)).map((name) => [name, sql`row.value ->> ${name}`]),
  ) as Record<keyof EntryRow, SQL>;
  const { inserted } = await batch(db, {
    inserted: db
      .insert(entries)
      .select(
        selectRow(
          entries,
          { ...values, userId },
          sql`FROM json_each(${JSON.stringify(rows)}) AS row WHERE true`,
        ),
      )
      .onConflictDoNothing()
      .returning({ id: entries.id }),
    images: db
      .insert(entryImages)
      .select(
        selectRow(
          entryImages,
          { userId, imageId: sql`images.id`, entryId: sql`entries.id` },
          sql`FROM json_each(${JSON.stringify(links)}) AS link
            CROSS JOIN images ON images.id = link.value ->> 'imageId'
            CROSS JOIN entries ON entries.id = link.value ->> 'entryId'
          WHERE images.user_id = ${userId} AND entries.user_id = ${userId}`,
        ),
      )
      .onConflictDoNothing(),
    ...recompute(db, userId, list(rows.map((row) => row.entryDate))),
    index: indexNewEntries(db, userId, rows),
  });
  return inserted.length;
}

function purge(db: JournalDb, userId: string, doomed: SQL, now: string) {
  const doomedIds = sql`SELECT id FROM entries WHERE ${doomed}`;
  const orphans = sql`SELECT DISTINCT image_id FROM entry_images
    WHERE user_id = ${userId} AND entry_id IN (${doomedIds}) AND NOT EXISTS (
      SELECT 1 FROM entry_images AS other
      WHERE other.user_id = ${userId} AND other.image_id = entry_images.image_id
        AND other.entry_id NOT IN (${doomedIds}))`;
  return {
    sweep: sweepLater(db, userId, orphans, now, 0),
    unlinked: db.delete(entryImages).where(sql`user_id = ${userId} AND entry_id IN (${doomedIds})`),
    purged: db.delete(entries).where(doomed).returning({ id: entries.id }),
  };
}

/** Schedules the sweep of images in `life` milliseconds, which keeps images that an entry shows then. */
function sweepLater(db: JournalDb, userId: string, imageIds: SQL, now: string, life: number) {
  const row = {
    id: sql`lower(hex(randomblob(16)))`,
    kind: "sweep-image",
    payload: sql`json_object('userId', ${userId}, 'imageId', image_id)`,
    createdAt: now,
    dueAt: Date.parse(now) + life,
  };
  return db.insert(outbox).select(selectRow(outbox, row, sql`FROM (${imageIds})`));
}

/** Links the user's images to an entry that shows them, if the entry exists and meets `condition`. */
function linkImages(db: JournalDb, userId: string, entryId: string, imageIds: string[], condition: SQL) {
  return db
    .insert(entryImages)
    .select(
      selectRow(
        entryImages,
        { userId, imageId: sql`id`, entryId },
        sql`FROM images WHERE user_id = ${userId} AND id IN (${list(imageIds)})
          AND EXISTS (SELECT 1 FROM entries WHERE user_id = ${userId} AND ${condition})`,
      ),
    )
    .onConflictDoNothing();
}

function selectEntry(db: JournalDb, userId: string, id: string) {
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), eq(entries.id, id)));
}

function selectIds(db: JournalDb, userId: string, ids: string[]) {
  return db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.userId, userId), sql`id IN (${list(ids)})`));
}

function daysOf(userId: string, ids: string[]): SQL {
  return sql`SELECT entry_date FROM entries WHERE user_id = ${userId} AND id IN (${list(ids)})`;
}

/** Returns a list as one parameter: D1 takes at most 100 of them. */
function list(values: string[]): SQL {
  return sql`SELECT value FROM json_each(${JSON.stringify(values)})`;
}
