import { StoreError } from "../../shared/errors";
import type { Queryable, RunTrip } from "./shard-trips";

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

type Row = Record<string, unknown>;

const STATEMENT = Symbol("statement");
interface Statement {
  sql: string;
  values: unknown[];
}
type Guarded = D1PreparedStatement & { [STATEMENT]: Statement };

/**
 * Returns the same database, which adds to `use` what its statements cost and throws a `StoreError` for every failure. `run`
 * chooses what answers a trip: the database itself, or a session of it.
 */
export function guardDatabase(
  database: D1Database,
  use = noDatabaseUse(),
  run: RunTrip = (work) => work(database),
): D1Database {
  const trip = async (statements: Statement[]) => {
    const results = await guarded(() => run((target) => send(target, statements)));
    use.trips += 1;
    for (const result of results) count(use, result);
    return results;
  };
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => guardStatement({ sql, values: [] }, trip);
      if (key === "batch")
        return (statements: Guarded[]) => trip(statements.map((statement) => statement[STATEMENT]));
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Sends statements: several as a batch. */
async function send(target: Queryable, statements: Statement[]): Promise<D1Result<Row>[]> {
  const prepared = statements.map(({ sql, values }) => target.prepare(sql).bind(...values));
  const [first] = prepared;
  return prepared.length === 1 && first ? [await first.all<Row>()] : target.batch<Row>(prepared);
}

function guardStatement(statement: Statement, trip: (all: Statement[]) => Promise<D1Result<Row>[]>): Guarded {
  const all = async () => (await trip([statement]))[0]!;
  const guardedStatement = {
    [STATEMENT]: statement,
    bind: (...values: unknown[]) => guardStatement({ ...statement, values }, trip),
    all,
    run: all,
    // `raw` and `first` return no meta, so both are read from `all`.
    raw: async () => (await all()).results.map((row) => Object.values(row)),
    first: async (column?: string) => {
      const row = (await all()).results[0] ?? null;
      return column && row ? row[column] : row;
    },
  };
  return guardedStatement as unknown as Guarded;
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
