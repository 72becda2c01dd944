import type { EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { pageContentSecurityPolicy } from "./server/security-headers";
import { randomToken } from "./shared/ids";
import { NonceContext } from "./shared/nonce";

// The worker entry takes it from this build: importing Remix's CommonJS there breaks the tests in workerd.
export { createRequestHandler } from "@remix-run/cloudflare";

/** Renders a page with a content security policy that allows its own scripts by a nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
) {
  const nonce = randomToken(16);
  const document = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    { nonce, signal: request.signal, onError: (error) => handleError(error, { request }) },
  );
  // A page comes whole, so that it can be read without its scripts, and with its length.
  await document.allReady;
  const page = await new Response(document).arrayBuffer();
  const hasScripts = remixContext.renderMeta?.didRenderScripts === true;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  headers.set(
    "Content-Security-Policy",
    pageContentSecurityPolicy(nonce, { hasScripts, development: import.meta.env.DEV }),
  );
  return new Response(page, { headers, status });
}

/**
 * Logs an error of a loader, an action or a component without its message, which may quote a statement's values. Refusals of Remix itself,
 * such as an unknown method, are in the log line of the request.
 */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(
    JSON.stringify({
      level: "ERROR",
      event: "route",
      error: error instanceof Error ? error.name : "unknown",
    }),
  );
}
