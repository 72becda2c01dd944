import { clientAddress } from "../app/http/request.server";
import type { Env } from "../app/server/env.server";
import type { Session } from "../app/server/ports/session";
import { isLoopback, networkOf } from "../app/shared/network";
import type { FoundRoute } from "./find-route";

// Why a request is refused before Remix sees it. Each returns the response, `null` to let the request go on.

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Returns whether a request can change nothing (RFC 9110, section 9.2.1). */
export function isSafe(request: Request): boolean {
  return SAFE_METHODS.has(request.method);
}

/**
 * Refuses an unencrypted request, except on this very machine. A page redirects to https; a call fails, so that no
 * program keeps sending people's words unencrypted without anybody noticing.
 */
export function refusePlainHttp(request: Request): Response | null {
  const url = new URL(request.url);
  if (url.protocol === "https:" || isLoopback(url)) return null;
  if (!isSafe(request) || /^\/api\/(?!log(?:in|out)$)/.test(url.pathname)) {
    return Response.json({ message: "This address needs https." }, { status: 403 });
  }
  url.protocol = "https:";
  return new Response(null, { status: 308, headers: { Location: url.href } });
}

/** One click of a mail program (RFC 8058): it sends no origin, and the token in the path is its proof. */
const ONE_CLICK = /^\/unsubscribe\/[\w-]+$/;

/**
 * Refuses an unsafe request of another site: `Origin` must be the app's own or, when the browser sends none,
 * `Sec-Fetch-Site` must be `same-origin`. Exempt is exactly `POST /unsubscribe/:token`. The app's guard against
 * cross-site request forgery.
 */
export function refuseOtherSite(request: Request): Response | null {
  if (isSafe(request)) return null;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && ONE_CLICK.test(pathname)) return null;
  const source = request.headers.get("Origin");
  const isOwn = source === null ? request.headers.get("Sec-Fetch-Site") === "same-origin" : source === origin;
  return isOwn ? null : Response.json({ message: "This request came from another site." }, { status: 403 });
}

/** The route whose form costs a password hash, even for users who are signed in already. */
const SIGN_IN = "/api/login";

/** The routes that call an identity provider, though a browser reads them. */
const PROVIDER = /^\/api\/auth\/(?:start|callback)\//;

/**
 * Refuses a request beyond the burst that one member or one network may send; reads are free. Anybody can make up a
 * cookie: unless it opens a session, and at the sign-in, the network counts.
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
      : await env.VISITOR_BURST.limit({ key: networkOf(clientAddress(request)) });
  if (success) return null;
  return Response.json(
    { message: "That was a little too fast. Please try again in a moment." },
    { status: 429, headers: { "Retry-After": "10" } },
  );
}
