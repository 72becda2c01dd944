/** Takes one row of a person (null: nobody's) at a time in epoch milliseconds; false when the minute's rows are used up. */
export type TakeRow = (userId: string | null, now: number) => boolean;

const MINUTE = 60_000;

/**
 * How many rows one instance of the worker may write a minute, over all and for one person: a crowd of errors must not
 * become a crowd of writes, and one person's errors must not hide another's.
 */
export function rowBudget(limits: { all: number; each: number }): TakeRow {
  let minute = 0;
  let taken = 0;
  const byPerson = new Map<string, number>();
  return (userId, now) => {
    const current = Math.floor(now / MINUTE);
    if (current !== minute) {
      minute = current;
      taken = 0;
      byPerson.clear();
    }
    const key = userId ?? "";
    const own = byPerson.get(key) ?? 0;
    if (taken >= limits.all || own >= limits.each) return false;
    taken += 1;
    byPerson.set(key, own + 1);
    return true;
  };
}
