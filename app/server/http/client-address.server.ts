/** The network address a request comes from, as Cloudflare saw it; `local` where no Cloudflare stands before the worker. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}
