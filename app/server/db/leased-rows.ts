import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { waitAfterAttempt } from "../../shared/retry";
import type { CatalogDb, JournalDb } from "./client.server";

/** Names an attempt at a row: of two hints for one attempt the second does nothing. */
export interface RowHint<Id extends string | number = string | number> {
  id: Id;
  /** Attempts before the hint. */
  attempts: number;
}

/** Rows that one claim takes by default, at most. */
const ROWS_A_CLAIM = 500;
/** Milliseconds, as below: the time to announce a new row, before cron does. */
export const HEAD_START = 60_000;
/** The time for the queue to take an announced row, before cron announces it again. */
export const HANDOVER = 120_000;
/** Longer than any attempt takes, so that nothing else takes the row meanwhile. */
const ATTEMPT = 180_000;

type LeasedTable = SQLiteTable & { id: SQLiteColumn; attempts: SQLiteColumn };
type Row<Table extends LeasedTable> = Table["$inferSelect"];

/**
 * Returns the statements for a table whose rows are work to do. A row is the truth and a message of the queue only a
 * hint: cron claims due rows and announces them, the queue's consumer takes one for one attempt, and what is not
 * finished when its lease ends comes again. Instants are epoch milliseconds.
 *
 * @param lease the column with the instant from which cron announces a row (again)
 * @param isOpen the condition for rows that still have to be carried out, in a table that keeps finished ones
 */
export function leasedRows<Table extends LeasedTable, Id extends string | number = string>(
  table: Table,
  lease: SQLiteColumn,
  isOpen?: SQL,
) {
  type Changes = Partial<Record<keyof Row<Table>, unknown>>;
  const isAttempt = ({ id, attempts }: RowHint<Id>) =>
    and(eq(table.id, id), eq(table.attempts, attempts), isOpen);
  const leaseUntil = (instant: number) => ({ [leaseName]: instant }) as Changes;
  const leaseName = Object.entries(table).find(([, column]) => column === lease)![0];
  const update = (db: CatalogDb | JournalDb, changes: Changes) => db.update(table).set(changes as never);

  return {
    /** Leases the oldest due rows and returns their hints. */
    async claim(db: CatalogDb | JournalDb, now: number, limit = ROWS_A_CLAIM): Promise<RowHint<Id>[]> {
      const due = sql`SELECT ${table.id} FROM ${table} WHERE ${and(isOpen, sql`${lease} <= ${now}`)}
        ORDER BY ${lease} LIMIT ${limit}`;
      const rows = await update(db, leaseUntil(now + HANDOVER))
        .where(sql`${table.id} IN (${due})`)
        .returning({ id: table.id, attempts: table.attempts });
      return rows as RowHint<Id>[];
    },

    /** The statement that takes a row for one attempt; no row when it is gone or this attempt has been taken. */
    take(db: CatalogDb | JournalDb, hint: RowHint<Id>, now: number) {
      const changes = { ...leaseUntil(now + ATTEMPT), attempts: hint.attempts + 1 };
      return update(db, changes).where(isAttempt(hint)).returning();
    },

    /** Changes a taken row, unless another attempt has taken it. */
    async change(db: CatalogDb | JournalDb, taken: RowHint<Id>, changes: Partial<Row<Table>>): Promise<void> {
      await update(db, changes).where(isAttempt(taken));
    },

    /** Puts a taken row off after a failure, longer after each attempt. */
    async putOff(db: CatalogDb | JournalDb, taken: RowHint<Id>, now: number): Promise<void> {
      await update(db, leaseUntil(now + waitAfterAttempt(taken.attempts))).where(isAttempt(taken));
    },
  };
}
