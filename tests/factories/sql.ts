const bound = (database: D1Database, sql: string, values: unknown[]) =>
  values.length > 0 ? database.prepare(sql).bind(...values) : database.prepare(sql);

/** Runs a statement. */
export const runSql = (database: D1Database, sql: string, ...values: unknown[]) =>
  bound(database, sql, values).run();

/** Returns all rows that a statement finds. */
export const rowsOf = async <Row = Record<string, unknown>>(
  database: D1Database,
  sql: string,
  ...values: unknown[]
): Promise<Row[]> => (await bound(database, sql, values).all<Row>()).results;

/** Returns the one column of the first row, or `null` without a row. */
export const valueOf = async <Value = unknown>(
  database: D1Database,
  sql: string,
  ...values: unknown[]
): Promise<Value | null> => (await bound(database, sql, values).raw<[Value]>())[0]?.[0] ?? null;
