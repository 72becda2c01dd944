import type { Services } from "~/server/ports/services";

/** Returns the origin of mailed links: `APP_ORIGIN`, or the origin of this request. */
export function appOrigin({ settings }: Services, request: Request): string {
  return settings.appOrigin ?? new URL(request.url).origin;
}

/** Returns the network address of a request as Cloudflare saw it; `local` without Cloudflare. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}

/** Returns the network address of a page visit; `null` for requests that are no visit: HEAD, prefetch and prerender. */
export function visitorOf(request: Request): string | null {
  const isAhead = /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  return request.method === "HEAD" || isAhead ? null : clientAddress(request);
}

/** Returns the sender of a form or a call: the network address and the `User-Agent`. */
export function senderOf(request: Request): { address: string; userAgent: string } {
  return { address: clientAddress(request), userAgent: request.headers.get("User-Agent") ?? "" };
}
