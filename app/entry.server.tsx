import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { pageContentSecurityPolicy } from "./server/http/security-headers";
import { randomToken } from "./shared/ids";
import { NonceContext } from "./shared/nonce";

// The worker entry takes it from this build: importing Remix's CommonJS there breaks the tests in workerd.
export { createRequestHandler } from "@remix-run/cloudflare";

/** Renders a page as a stream, with a content security policy whose nonce its own scripts carry. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
) {
  const nonce = randomToken(16);
  let finalStatus = status;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      signal: request.signal,
      nonce,
      onError(error) {
        finalStatus = 500;
        if (request.signal.aborted) return;
        console.error(
          JSON.stringify({
            level: "ERROR",
            event: "render",
            error: error instanceof Error ? error.name : "unknown",
          }),
        );
      },
    },
  );
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", pageContentSecurityPolicy(nonce, import.meta.env.DEV));
  return new Response(body, { headers, status: finalStatus });
}

/** Logs what a loader or action threw, without its message: that may quote a statement's values. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  console.error(
    JSON.stringify({
      level: "ERROR",
      event: "route",
      error: error instanceof Error ? error.name : "unknown",
    }),
  );
}
