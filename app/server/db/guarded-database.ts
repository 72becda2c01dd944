import { StoreError } from "../../shared/errors";

/** The cost of a request in D1. */
export interface DatabaseUse {
  /** Statements run. */
  queries: number;
  /** Rows read plus rows written, from D1's own meta. */
  rows: number;
  /** Rows written, rows of indexes included. */
  written: number;
  /** Calls to a database: a batch is one. */
  trips: number;
}

/** Returns a count of zero. */
export function noDatabaseUse(): DatabaseUse {
  return { queries: 0, rows: 0, written: 0, trips: 0 };
}

const WRAPPED = Symbol("wrapped statement");
type Guarded = D1PreparedStatement & { [WRAPPED]?: D1PreparedStatement };

/** Returns the same database, which adds to `use` what its statements cost and throws a `StoreError` for every failure. */
export function guardDatabase(database: D1Database, use = noDatabaseUse()): D1Database {
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => guardStatement(prepare(target, sql), use);
      if (key === "batch") {
        return async (statements: Guarded[]) => {
          const given = statements.map((statement) => statement[WRAPPED] ?? statement);
          const results = await guarded(() => target.batch(given));
          use.trips += 1;
          for (const result of results) count(use, result);
          return results;
        };
      }
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function prepare(database: D1Database, sql: string): D1PreparedStatement {
  try {
    return database.prepare(sql);
  } catch (error) {
    throw toStoreError(error);
  }
}

function guardStatement(statement: D1PreparedStatement, use: DatabaseUse): Guarded {
  const all = async () => {
    const result = await guarded(() => statement.all<Record<string, unknown>>());
    use.trips += 1;
    count(use, result);
    return result;
  };
  const wrapped = {
    [WRAPPED]: statement,
    bind: (...values: unknown[]) => guardStatement(statement.bind(...values), use),
    all,
    run: all,
    // `raw` and `first` return no meta, so both are read from `all`.
    raw: async () => (await all()).results.map((row) => Object.values(row)),
    first: async (column?: string) => {
      const row = (await all()).results[0] ?? null;
      return column && row ? row[column] : row;
    },
  };
  return wrapped as unknown as Guarded;
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}

/**
 * Returns a failure of D1 as a `StoreError`. D1 says only in words which constraint refused a write, and nothing else
 * reads them: a unique index by its columns ("users.email"), a trigger by the name that it raises.
 */
function toStoreError(cause: unknown): StoreError {
  const message = cause instanceof Error ? cause.message : "";
  const [, constraint = null] = /([\w.]+(?:, [\w.]+)*): SQLITE_CONSTRAINT/.exec(message) ?? [];
  return new StoreError("The database failed", { constraint, cause });
}

function count(use: DatabaseUse, result: D1Result): void {
  use.queries += 1;
  const written = result.meta.rows_written ?? 0;
  use.rows += (result.meta.rows_read ?? 0) + written;
  use.written += written;
}
