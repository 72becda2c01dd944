import { eq } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MOST_ATTEMPTS, waitAfterAttempt } from "../../shared/retry";
import type { CatalogDb, JournalDb } from "./client.server";
import { leasedRows, type RowHint } from "./leased-rows";

/**
 * Side effects of committed writes, stored in the same batch: mails in the catalog, images to delete in the journal
 * shards. Each is carried out at least once, in no order.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    /** JSON of the kind's own shape: ids and addresses, never a link's token, which is made when the mail is sent. */
    payload: text("payload").notNull(),
    createdAt: text("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Epoch milliseconds from which cron announces it (again). */
    dueAt: integer("due_at").notNull(),
  },
  (table) => [index("outbox_due").on(table.dueAt)],
);

export type OutboxRow = typeof outbox.$inferSelect;
/** A mail to store in the batch of the write that it reports. */
export type NewMailRow = typeof outbox.$inferInsert;

/** Cron and queue drain an outbox for everybody: none of these statements names a user. */
export const outboxRows = leasedRows(outbox, outbox.dueAt);

/** How an attempt ended, with facts for the log. */
export type OutboxOutcome =
  | { outcome: "done" | "taken" }
  | { outcome: "put-off" | "dead"; kind: string; attempts: number; fault: string }
  | { outcome: "unknown-kind"; kind: string };

/** How the rows of an outbox are carried out. */
export interface OutboxTasks {
  /** Returns the side effect of a row, which may be carried out more than once; `undefined` for an unknown kind. */
  taskFor: (row: OutboxRow) => (() => Promise<unknown>) | undefined;
  /** Names a failure for the log, without any content. */
  faultOf: (error: unknown) => string;
  /** Whether a failure is the last one, so that the row is given up. */
  isFinal: (error: unknown, row: OutboxRow) => boolean;
}

/**
 * Carries out the row that a hint names, once, and removes it. A failure puts it off, longer each time. A hint that
 * comes twice, or for a row that is gone, does nothing. A row of a kind that this version does not know stays, for the
 * version that does.
 */
export async function carryOut(
  db: CatalogDb | JournalDb,
  hint: RowHint<string>,
  now: () => number,
  { taskFor, faultOf, isFinal }: OutboxTasks,
): Promise<OutboxOutcome> {
  const [row] = await outboxRows.take(db, hint, now());
  if (!row) return { outcome: "taken" };
  const { kind, attempts } = row;
  const remove = () => db.delete(outbox).where(eq(outbox.id, row.id));
  const task = taskFor(row);
  if (!task) {
    // The longest wait: until then another version may run.
    await outboxRows.change(db, row, { dueAt: now() + waitAfterAttempt(MOST_ATTEMPTS) });
    return { outcome: "unknown-kind", kind };
  }
  try {
    await task();
    await remove();
    return { outcome: "done" };
  } catch (error) {
    const failure = { kind, attempts, fault: faultOf(error) };
    if (isFinal(error, row)) {
      await remove();
      return { outcome: "dead", ...failure };
    }
    await outboxRows.putOff(db, row, now());
    return { outcome: "put-off", ...failure };
  }
}
