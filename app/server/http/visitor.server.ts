import { clientAddress } from "./client-address.server";

/** The network address that visits a page; null for what is no visit: a look at the headers, a fetch ahead. */
export function visitorOf(request: Request): string | null {
  const isAhead = /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  return request.method === "HEAD" || isAhead ? null : clientAddress(request);
}

/** Who sends a form or a call: the network address, and what the browser says of itself. */
export function senderOf(request: Request): { address: string; userAgent: string } {
  return { address: clientAddress(request), userAgent: request.headers.get("User-Agent") ?? "" };
}
