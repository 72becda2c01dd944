import type { entries } from "../db/journal/entries";

/** A stored entry. */
export type EntryRow = Omit<typeof entries.$inferSelect, "textBytes">;

/** A new entry. Columns that may be empty or have a default are optional. */
export type NewEntry = Omit<
  typeof entries.$inferInsert,
  "userId" | "isBookmarked" | "version" | "updatedAt" | "deletedAt"
>;

/** The columns that an edit replaces; absent ones stay. */
export type EntryChanges = Pick<EntryRow, "content" | "preview" | "sanitizerVersion"> &
  Partial<Omit<EntryRow, "id" | "userId" | "entryDate" | "timezone" | "createdAt" | "deletedAt">>;

/** An entry that comes from an archive, with its own times and place. */
type ImportedEntry = Omit<EntryRow, "userId" | "version" | "idempotencyKey">;

/** One write to a user's entries, as it is sent to the lane. `now` is ISO 8601 UTC. */
export type EntryWrite =
  | { type: "create"; entry: NewEntry; imageIds: string[] }
  | {
      type: "update";
      id: string;
      changes: EntryChanges;
      imageIds: string[];
      /** The version the writer saw; null writes over whatever is there. */
      ifVersion: number | null;
      now: string;
    }
  /** Entries whose id is known are passed over. */
  | { type: "import"; entries: { entry: ImportedEntry; imageIds: string[] }[] }
  | { type: "toggle-bookmark"; id: string }
  | { type: "delete"; id: string; now: string }
  | { type: "restore"; ids: string[] }
  | { type: "purge"; ids: string[]; now: string }
  | { type: "empty-bin"; now: string };

/** The result of a write. A refusal is data and not an error, because errors lose their class between isolates. */
export type EntryWriteResult =
  | { ok: true; entry: EntryRow | null; count: number }
  /** No entry of the user has one of the ids. */
  | { ok: false; reason: "not_found" }
  /** The entry was edited since the version named. */
  | { ok: false; reason: "stale"; entry: EntryRow }
  /** The entry is in the recycle bin, where it can only be restored or deleted for good. */
  | { ok: false; reason: "in_bin" }
  /** One of the entries is not in the recycle bin; none of them was deleted. */
  | { ok: false; reason: "not_in_bin" }
  /** The write would pass the limit of the person's stored text; nothing was stored. */
  | { ok: false; reason: "text_full" };

/**
 * The serial write path of one user: writes are carried out one at a time, in the order of their arrival. A call throws
 * a `StoreError` when the database or the lane cannot be reached.
 */
export interface UserLane {
  write(write: EntryWrite): Promise<EntryWriteResult>;
  /** Moves all that the user has in the catalog from before the shards had it to their shard. */
  moveIn(): Promise<void>;
  /** Moves all that the user has to another shard, while they write. */
  moveTo(shard: number): Promise<"moved" | "busy" | "gone">;
  /** Deletes the account after its last day, after all earlier writes; false when there is nothing to delete. */
  deleteAccount(): Promise<boolean>;
}
