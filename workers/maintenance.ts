import { configurationFaults } from "../app/server/configuration.server";
import type { Env } from "../app/server/env.server";
import { randomToken } from "../app/shared/ids";

/** Seconds after which a client may try again. */
export const MAINTENANCE_SECONDS = 300;

const MESSAGE = "Acolyte is being looked after and will be back shortly. What you have written is safe.";

/** Returns whether the operator has closed the product for maintenance. */
export function isUnderMaintenance({ MAINTENANCE }: Pick<Env, "MAINTENANCE">): boolean {
  return MAINTENANCE === "1";
}

/**
 * Returns the response while nothing can be served, during maintenance and with missing or malformed variables, whose
 * names it shows and logs: 503, as a page for browsers and as JSON for calls. `null` when all is well.
 */
export function refuseClosed(request: Request, env: Env): Response | null {
  if (isUnderMaintenance(env)) return closedResponse(request, MESSAGE);
  const faults = configurationFaults(env);
  if (faults.length === 0) return null;
  const variables = faults.flatMap((fault) => fault.variables);
  console.error(JSON.stringify({ level: "ERROR", event: "configuration", variables }));
  return closedResponse(request, faults.map(({ message }) => `${message}.`).join(" "));
}

function closedResponse(request: Request, message: string): Response {
  const headers = { "Retry-After": String(MAINTENANCE_SECONDS), "Cache-Control": "no-store" };
  if (!opensPage(request)) return Response.json({ message }, { status: 503, headers });
  const { html, policy } = maintenancePage(message);
  return new Response(html, {
    status: 503,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

/** Returns whether a browser opens a page; a call of the API gets JSON whatever it accepts, except the sign-in page. */
function opensPage(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith("/api/") && !/^\/api\/(login|logout)$/.test(pathname);
  return !isCall && (request.headers.get("Accept") ?? "").includes("text/html");
}

/**
 * Returns a page that needs no database, no script and no other file, with its content security policy. `message` is a
 * plain sentence of our own.
 */
function maintenancePage(message: string): { html: string; policy: string } {
  const nonce = randomToken(16);
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Back shortly · Acolyte</title>
<style nonce="${nonce}">
html { color-scheme: light dark; background: light-dark(#faf7f2, #171412); color: light-dark(#2b2622, #efe8dd);
  font-family: Georgia, "Times New Roman", serif; }
body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 1.5rem; text-align: center; }
h1 { font-size: 1.875rem; font-weight: 600; margin: 0; }
p { max-width: 30rem; margin: 1rem auto 0; font-size: 1.0625rem; line-height: 1.65; color: light-dark(#6f665c, #a79c8e); }
blockquote { margin: 2.5rem auto 0; font-style: italic; }
</style>
</head>
<body>
<main id="main">
<h1>Back shortly</h1>
<p>${message}</p>
<blockquote>Be still, and know that I am God.</blockquote>
</main>
</body>
</html>
`;
  return {
    html,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
