import { keepShardState, readShardState, type ShardState } from "../app/http/cookies.server";
import { ShardBookmarks } from "../app/server/db/shard-trips";
import { isSafe } from "./refusals";

/**
 * Returns how a request reads the shards (docs/decisions/0046): safe requests from the nearest copy with all that this
 * browser wrote, all others from the primary.
 */
export function openBookmarks(request: Request): ShardBookmarks {
  const state = readShardState(request);
  if (!isSafe(request) || state === "primary") return new ShardBookmarks();
  const bookmarks = new ShardBookmarks(true);
  if (state) bookmarks.note(state.shard, state.bookmark);
  return bookmarks;
}

/** Has the browser carry the state of its user's shard after a request that may have written. */
export function carryState(request: Request, response: Response, bookmarks: ShardBookmarks): void {
  if (isSafe(request) && !bookmarks.hasWritten) return;
  const state = stateAfter(request, response, bookmarks);
  if (state) response.headers.append("Set-Cookie", keepShardState(request, state));
}

function stateAfter(request: Request, response: Response, bookmarks: ShardBookmarks): ShardState | null {
  const { ownShard: shard } = bookmarks;
  const bookmark = shard === null ? null : bookmarks.of(shard);
  if (shard === null || bookmark === null) return null;
  // A streamed answer is stored after this response, maybe even after the next.
  const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
  return isStream || readShardState(request) === "primary" ? "primary" : { shard, bookmark };
}
