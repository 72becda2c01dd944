import { getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { CatalogDb, JournalDb, TextsDb } from "./client.server";

export type Statement = BatchItem<"sqlite">;

type Result<T> = T extends Statement ? T["_"]["result"] : T extends readonly unknown[] ? unknown[] : never;

/**
 * Runs statements in one transaction and one round trip, in the order of their names, and returns the result of each
 * under its name. A name may have a list of statements, also an empty one.
 *
 * @example const { entries, total } = await batch(db, { entries: db.select()…, total: db.select()… });
 */
export async function batch<T extends Record<string, Statement | readonly Statement[]>>(
  db: CatalogDb | JournalDb | TextsDb,
  statements: T,
): Promise<{ [Name in keyof T]: Result<T[Name]> }> {
  const [first, ...others] = Object.values(statements).flat() as Statement[];
  const results: unknown[] = first ? await db.batch([first, ...others]) : [];
  const named = Object.entries(statements).map(([name, one]) => [
    name,
    Array.isArray(one) ? results.splice(0, one.length) : results.shift(),
  ]);
  return Object.fromEntries(named);
}

/**
 * Returns the `INSERT` of raw rows into the named columns, as one parameter, which D1 limits to 2 MB.
 *
 * @param onConflict what happens to a row that is there already
 */
export function insertRaw(
  table: SQLWrapper,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
  onConflict: SQL,
): SQL {
  const names = columns.map((name) => sql.identifier(name));
  const values = columns.map((name) => sql`value ->> ${sql.raw(`'$.${name}'`)}`);
  return sql`INSERT INTO ${table} (${sql.join(names, sql`, `)})
    SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(rows)}) WHERE TRUE ON CONFLICT ${onConflict}`;
}

/** A row to insert, each column as a value or as an expression. */
type RowExpressions<T extends SQLiteTable> = {
  [Column in keyof T["$inferInsert"]]: T["$inferInsert"][Column] | SQLWrapper;
};

/**
 * Returns the `SELECT` of an `INSERT ... SELECT` with the columns by name; drizzle goes by their position. Absent
 * columns get their default.
 *
 * @param source what follows the columns: `FROM ... WHERE ...`, or `WHERE ...` alone for one conditional row
 */
export function selectRow<T extends SQLiteTable>(table: T, row: RowExpressions<T>, source: SQL): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
  const expressions = columns.map(([name, column]) => {
    const given = (row as Record<string, unknown>)[name];
    const value = given === undefined ? (column.default ?? null) : given;
    return sql`${isSQLWrapper(value) ? value : sql.param(value, column)}`;
  });
  return sql`SELECT ${sql.join(expressions, sql`, `)} ${source}`;
}
