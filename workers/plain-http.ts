import { isSafe } from "../app/server/http/origin";
import { isLoopback } from "../app/shared/loopback";

/**
 * The answer to a request that came unencrypted, null for https and for this very machine. Whoever opens a page is led
 * to https; a call is refused, so that no program goes on sending people's words unencrypted unnoticed.
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
