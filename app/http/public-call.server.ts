import type { Services } from "~/server/ports/services";
import { type CloudflareContext, getServices } from "~/services.server";
import type { Call } from "./kit.server";
import { parseInput, type Schema } from "./parse.server";

/** Browsers and data centres keep the response for five minutes; after that its `ETag` says whether it has changed. */
const PUBLIC_CACHE = "public, max-age=300";

/**
 * Returns a call of the API for everybody: no session is read, and the JSON response is the same for all, so that it may be
 * cached. 304 for a caller who has it already.
 */
export function publicCall<Query = unknown>(
  schemas: { query?: Schema<Query> },
  handle: (args: { services: Pick<Services, "catalog" | "texts">; query: Query }) => Promise<unknown>,
): Call {
  return async ({ request, context }) => {
    const services = getServices(context as unknown as CloudflareContext);
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    const query = (schemas.query ? parseInput(schemas.query, parameters) : parameters) as Query;
    const body = JSON.stringify(await handle({ services, query }));
    const etag = await etagOf(body);
    const headers = { "Cache-Control": PUBLIC_CACHE, "Content-Type": "application/json", ETag: etag };
    const known = request.headers.get("If-None-Match")?.split(/\s*,\s*/) ?? [];
    return known.includes(etag) || known.includes("*")
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  };
}

/** Returns the weak `ETag` of a body (RFC 9110, section 8.8.3): it may be sent compressed. */
async function etagOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const half = new Uint8Array(digest).slice(0, 16);
  return `W/"${Array.from(half, (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}
