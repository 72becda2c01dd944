import type { Env } from "../app/server/env.server";
import { maintenancePage } from "../app/server/http/maintenance-page";

/** Seconds after which somebody may come back. */
export const MAINTENANCE_SECONDS = 300;

const MESSAGE = "Acolyte is being looked after and will be back shortly. What you have written is safe.";

/** Whether the operator has closed the house for a while. */
export function isUnderMaintenance({ MAINTENANCE }: Pick<Env, "MAINTENANCE">): boolean {
  return MAINTENANCE === "1";
}

/** The one response while the house is closed: 503, as a page to whoever opens an address and as JSON to calls. */
export function maintenanceResponse(request: Request, message = MESSAGE): Response {
  const headers = { "Retry-After": String(MAINTENANCE_SECONDS), "Cache-Control": "no-store" };
  if (!opensPage(request)) return Response.json({ message }, { status: 503, headers });
  const { html, policy } = maintenancePage(message);
  return new Response(html, {
    status: 503,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

/** A browser says that it takes a page; a call of the API gets JSON whatever it says, the sign-in page apart. */
function opensPage(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith("/api/") && !/^\/api\/(login|logout)$/.test(pathname);
  return !isCall && (request.headers.get("Accept") ?? "").includes("text/html");
}
