import * as build from "virtual:remix/server-build";
import { type DatabaseUse, noDatabaseUse } from "../app/server/db/guarded-database";
import type { ShardBookmarks } from "../app/server/db/shard-trips";
import type { Env } from "../app/server/env.server";
import { withSecurityHeaders } from "../app/server/security-headers";
import { createServices, type RequestNotes } from "../app/services.server";
import { handleScheduled, runScheduled, SCHEDULED_PATH } from "./cron";
import { drainBody } from "./drain-body";
import { type FoundRoute, findRoute, isBeyondRoutes } from "./find-route";
import { refuseClosed } from "./maintenance";
import { answerPublicPage, publicPageOf } from "./public-pages";
import { handleQueue } from "./queue";
import { refuseBurst, refuseOtherSite, refusePlainHttp } from "./refusals";
import { createHandlers } from "./remix-handlers";
import { logRequest } from "./request-log";
import { knownSession, lookUpSession } from "./session-lookup";
import { carryState, openBookmarks } from "./shard-state";

export { AnswerStream } from "./durable-objects/answer-stream";
export { UserLane } from "./durable-objects/user-lane";

const handlerOf = createHandlers(build);

export default {
  async fetch(request, env, ctx) {
    const closed = refuseClosed(request, env);
    const response = closed
      ? withSecurityHeaders(closed, new URL(request.url))
      : await answer(request, env, ctx);
    await drainBody(request.body);
    return response;
  },
  scheduled: (controller, env, ctx) => handleScheduled(controller, env, ctx),
  queue: handleQueue,
} satisfies ExportedHandler<Env>;

/** Returns the response of a request with the headers that every response has, and logs it. */
async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const startedAt = Date.now();
  const use = noDatabaseUse();
  const url = new URL(request.url);
  const notes: RequestNotes = { requestId: crypto.randomUUID(), userId: null, error: null };
  const route = findRoute(build, url.pathname);
  const bookmarks = openBookmarks(request);
  const responded = await respond(request, env, ctx, { url, route, use, notes, bookmarks });
  const response = withSecurityHeaders(responded, url);
  carryState(request, response, bookmarks);
  response.headers.set("X-Request-Id", notes.requestId);
  if (env.SERVER_TIMING === "1") {
    response.headers.set(
      "Server-Timing",
      `db;desc="queries=${use.queries} rows=${use.rows}", trips;desc="${use.trips}", written;desc="${use.written}"`,
    );
  }
  logRequest(() => createServices(env, ctx), {
    method: request.method,
    route: route?.pattern ?? "*",
    status: response.status,
    durationMs: Date.now() - startedAt,
    ...use,
    ...notes,
  });
  return response;
}

interface RequestParts {
  url: URL;
  route: FoundRoute | null;
  use: DatabaseUse;
  notes: RequestNotes;
  bookmarks: ShardBookmarks;
}

async function respond(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  { url, route, ...facts }: RequestParts,
): Promise<Response> {
  const refusal = refusePlainHttp(request) ?? refuseOtherSite(request);
  if (refusal) return refusal;
  const { pathname } = url;
  if (!route && isBeyondRoutes(pathname)) return Response.json({ message: "Not found" }, { status: 404 });
  const lookup = lookUpSession(request, env, ctx, facts);
  const tooFast = await refuseBurst(request, env, { route, session: await knownSession(lookup) });
  if (tooFast) return tooFast;
  if (env.LOCAL_HANDLERS === "1" && pathname === SCHEDULED_PATH)
    return runScheduled(request, env, ctx, { use: facts.use });
  const handleRemix = handlerOf(pathname, route);
  const render = (asked: Request) =>
    handleRemix(asked, { cloudflare: { env, ctx, cf: request.cf }, ...facts, lookup });
  const page = publicPageOf(build, route, request);
  if (!page) return render(request);
  return answerPublicPage(request, page, { ctx, requestId: facts.notes.requestId, render });
}
