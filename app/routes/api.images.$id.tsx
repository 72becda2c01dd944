import { readImage, type StoredImage } from "~/features/journal/server/read-image.server";
import { api, call } from "~/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = api({
  GET: call({ params: idParams }, async ({ services, user, params, request }) => {
    const isKnown = request.headers.get("If-None-Match") === etagOf(params.id);
    const withBody = request.method !== "HEAD" && !isKnown;
    const image = await readImage(services, { user, id: params.id, withBody });
    return new Response(image.body, { status: isKnown ? 304 : 200, headers: headersOf(image) });
  }),
});
export const action = loader;

// The bytes of an id never change, but whoever may see them does: a browser asks each time, and gets 304. Nothing in
// them may ever run or be taken for a page.
function headersOf(image: StoredImage): HeadersInit {
  return {
    "Content-Type": image.contentType,
    "Content-Length": String(image.size),
    "Content-Disposition": "inline",
    "Cache-Control": "private, no-cache",
    Vary: "Cookie",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    ETag: etagOf(image.id),
  };
}

function etagOf(id: string): string {
  return `"${id}"`;
}
