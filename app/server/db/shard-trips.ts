/** A database, or a session of it. */
export type Queryable = Pick<D1Database, "prepare" | "batch">;

/** Runs one trip to a database, which `work` gets. */
export type RunTrip = <T>(work: (database: Queryable) => Promise<T>) => Promise<T>;

/** The newest states of the shards that a request knows of. D1 names a state by a bookmark; later ones sort after earlier ones. */
export class ShardBookmarks {
  readonly #newest = new Map<number, string>();
  #hasWritten = false;
  /** The shard of the request's user; `null` for visitors. */
  ownShard: number | null = null;

  /** @param canReadNear whether replicas may answer reads; otherwise every trip goes to the primary */
  constructor(readonly canReadNear = false) {}

  /** Whether something was written for the request outside its own trips. */
  get hasWritten(): boolean {
    return this.#hasWritten;
  }

  /** Whether the state of no shard is known. */
  get isEmpty(): boolean {
    return this.#newest.size === 0;
  }

  /** Returns the newest known bookmark of a shard. */
  of(shard: number): string | null {
    return this.#newest.get(shard) ?? null;
  }

  /** Keeps a bookmark unless a newer one of the shard is known. */
  note(shard: number, bookmark: string | null): void {
    if (bookmark !== null && bookmark > (this.of(shard) ?? "")) this.#newest.set(shard, bookmark);
  }

  /** Keeps the bookmark of a write that a Durable Object made. */
  noteWrite(shard: number, bookmark: string | null): void {
    this.#hasWritten = true;
    this.note(shard, bookmark);
  }

  /** Forgets a bookmark that the shard refuses. */
  forget(shard: number): void {
    this.#newest.delete(shard);
  }
}

/**
 * Returns trips to the primary of a shard, with notes of its state after each. Each trip is a session of its own: only the
 * first one of a session is sure to reach the primary.
 */
export function primaryTrips(database: D1Database, shard: number, bookmarks: ShardBookmarks): RunTrip {
  if (!hasSessions(database)) return (work) => work(database);
  return (work) => inSession(database, "first-primary", work, (bookmark) => bookmarks.note(shard, bookmark));
}

/**
 * Returns trips for reads to the nearest copy of a shard that has all that the bookmarks name. D1 need not know a bookmark
 * that comes from a cookie: a trip that fails with one is repeated at the primary.
 */
export function nearTrips(database: D1Database, shard: number, bookmarks: ShardBookmarks): RunTrip {
  const atPrimary = primaryTrips(database, shard, bookmarks);
  if (!bookmarks.canReadNear || !hasSessions(database)) return atPrimary;
  return async (work) => {
    const bookmark = bookmarks.of(shard);
    const note = (seen: string | null) => bookmarks.note(shard, seen);
    // A state of another shard: the person has moved since, or reads a page that somebody else shares.
    if (bookmark === null && !bookmarks.isEmpty) return atPrimary(work);
    if (bookmark === null) return inSession(database, "first-unconstrained", work, note);
    try {
      return await inSession(database, bookmark, work, note);
    } catch {
      bookmarks.forget(shard);
      return atPrimary(work);
    }
  };
}

/** Returns trips to the nearest copy of a database that is only read: a copy that is behind will do. */
export function nearestTrips(database: D1Database): RunTrip {
  return (work) => work(hasSessions(database) ? database.withSession("first-unconstrained") : database);
}

async function inSession<T>(
  database: D1Database,
  start: string,
  work: (session: Queryable) => Promise<T>,
  note: (bookmark: string | null) => void,
): Promise<T> {
  const session = database.withSession(start);
  const result = await work(session);
  note(session.getBookmark());
  return result;
}

/** Returns whether a binding has sessions; databases of older runtimes have none, nor replicas. */
function hasSessions(database: D1Database): boolean {
  return typeof database.withSession === "function";
}
