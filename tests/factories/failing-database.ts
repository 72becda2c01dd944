/** D1 fails with words of many kinds; none of them may reach a user. */
const FAILURE = "D1_ERROR: secret words of a statement";

/** A database without sessions whose statements fail, all of them or some. */
export function failingDatabase(
  database: D1Database,
  fails: (sql: string) => boolean = () => true,
): D1Database {
  const reject = () => Promise.reject(new Error(FAILURE));
  const broken = { all: reject, run: reject, raw: reject, first: reject };
  const failed = new WeakSet<object>();
  return new Proxy(database, {
    get(target, key) {
      if (key === "withSession") return undefined;
      if (key === "prepare") {
        return (sql: string) => {
          if (!fails(sql)) return target.prepare(sql);
          const statement = { ...broken, bind: () => statement };
          failed.add(statement);
          return statement;
        };
      }
      if (key === "batch") {
        return (statements: D1PreparedStatement[]) =>
          statements.some((one) => failed.has(one)) ? reject() : target.batch(statements);
      }
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
