import { readSessionToken } from "../app/http/cookies.server";
import type { Env } from "../app/server/env.server";
import type { Session } from "../app/server/ports/session";
import { type CloudflareContext, createServices, type SessionLookup } from "../app/services.server";
import { isSafe } from "./refusals";

/** Starts to look up the session of an unsafe request; `null` for a safe one and without a cookie. */
export function lookUpSession(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  counted: Pick<CloudflareContext, "use" | "bookmarks">,
): SessionLookup | null {
  const token = isSafe(request) ? null : readSessionToken(request);
  if (!token) return null;
  const find = async () => createServices(env, ctx, counted).findSession(token);
  return { token, session: find() };
}

/**
 * Returns the session, `null` when there is none and when the catalog cannot be reached: the route then meets the same
 * failure and responds to it.
 */
export async function knownSession(lookup: SessionLookup | null): Promise<Session | null> {
  return (await lookup?.session.catch(() => null)) ?? null;
}
