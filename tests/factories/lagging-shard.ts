/** Bookmarks as D1's: later states sort after earlier ones. */
const bookmarkOf = (state: number) => state.toString(16).padStart(8, "0");
const NO_BOOKMARK = "D1_ERROR: The bookmark is invalid.";

/**
 * Returns a shard whose replica never catches up, and answers every session that does not begin at the primary or with a
 * bookmark. As D1 it counts its states, and it refuses bookmarks that name none of them.
 */
export function laggingShard(primary: D1Database, replica: D1Database): D1Database {
  let state = 0;
  const withSession = (start: string) => {
    const isNear = start === "first-unconstrained";
    const isKnown = /^[0-9a-f]{8}$/.test(start) && start <= bookmarkOf(state);
    const database = isNear ? replica : primary;
    const trip = async <T>(send: () => Promise<T>): Promise<T> => {
      if (!isNear && !isKnown && start !== "first-primary") throw new Error(NO_BOOKMARK);
      const result = await send();
      if (!isNear) state += 1;
      return result;
    };
    return {
      prepare: (sql: string) => ({
        bind: (...values: unknown[]) => {
          const statement = database.prepare(sql).bind(...values);
          const all = statement.all.bind(statement);
          statement.all = (() => trip(all)) as typeof statement.all;
          return statement;
        },
      }),
      batch: (statements: D1PreparedStatement[]) => trip(() => database.batch(statements)),
      getBookmark: () => bookmarkOf(isNear ? 0 : state),
    };
  };
  return new Proxy(primary, {
    get(target, key) {
      if (key === "withSession") return withSession;
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
