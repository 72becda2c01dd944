import type { Env } from "../app/server/env.server";
import { isSafe } from "../app/server/http/origin";
import type { Session } from "../app/server/ports/session";
import { networkOf } from "../app/shared/network";
import type { FoundRoute } from "./find-route";

/** The route whose form costs a password hash, whoever is signed in already. */
const SIGN_IN = "/api/login";

/** The routes that have us ask an identity provider, though a browser reads them. */
const PROVIDER = /^\/api\/auth\/(?:start|callback)\//;

/**
 * Returns the refusal of a request beyond the burst that one member or one network may send, `null` within it and for reads. Anybody can make up a cookie: unless it opens a session, and at the sign-in, the network counts.
 */
export async function refuseBurst(
  request: Request,
  env: Env,
  { route, session }: { route: FoundRoute | null; session: Session | null },
): Promise<Response | null> {
  if (isSafe(request) && !PROVIDER.test(route?.pattern ?? "")) return null;
  const { success } =
    session && route?.pattern !== SIGN_IN
      ? await env.MEMBER_BURST.limit({ key: session.user.id })
      : await env.VISITOR_BURST.limit({ key: networkOf(request.headers.get("CF-Connecting-IP") ?? "local") });
  if (success) return null;
  return Response.json(
    { message: "That was a little too fast. Please try again in a moment." },
    { status: 429, headers: { "Retry-After": "10" } },
  );
}
