import type { Env } from "../app/server/env.server";

/** What a request asked of D1. */
export interface DatabaseUse {
  /** Statements run. */
  queries: number;
  /** Rows read plus rows written, from D1's own meta. */
  rows: number;
  /** Those of them that were written, rows of indexes among them. */
  written: number;
  /** Calls that went to a database: a batch is one. */
  trips: number;
}

/** Returns the bindings with databases that add to `use` what their statements cost. */
export function meterDatabases(env: Env, use: DatabaseUse): Env {
  return {
    ...env,
    DB: meterDatabase(env.DB, use),
    JOURNAL_0: meterDatabase(env.JOURNAL_0, use),
    JOURNAL_1: meterDatabase(env.JOURNAL_1, use),
  };
}

const WRAPPED = Symbol("wrapped statement");
type Metered = D1PreparedStatement & { [WRAPPED]?: D1PreparedStatement };

/** A database that adds to `use` what its statements cost, and is otherwise the one given. */
export function meterDatabase(database: D1Database, use: DatabaseUse): D1Database {
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => meterStatement(target.prepare(sql), use);
      if (key === "batch") {
        return async (statements: Metered[]) => {
          const given = statements.map((statement) => statement[WRAPPED] ?? statement);
          const results = await marked(() => target.batch(given));
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

function meterStatement(statement: D1PreparedStatement, use: DatabaseUse): Metered {
  const all = async () => {
    const result = await marked(() => statement.all<Record<string, unknown>>());
    use.trips += 1;
    count(use, result);
    return result;
  };
  const metered = {
    [WRAPPED]: statement,
    bind: (...values: unknown[]) => meterStatement(statement.bind(...values), use),
    all,
    run: all,
    // `raw` and `first` give no meta, so both are read from `all`.
    raw: async () => (await all()).results.map((row) => Object.values(row)),
    first: async (column?: string) => {
      const row = (await all()).results[0] ?? null;
      return column && row ? row[column] : row;
    },
  };
  return metered as unknown as Metered;
}

/** Marks whatever a database throws as its own failure, by which `describeError` knows to answer 503 and not 500. */
async function marked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("D1_")) throw error;
    throw new Error("D1_ERROR: the database failed", { cause: error });
  }
}

function count(use: DatabaseUse, result: D1Result) {
  use.queries += 1;
  const written = result.meta.rows_written ?? 0;
  use.rows += (result.meta.rows_read ?? 0) + written;
  use.written += written;
}
