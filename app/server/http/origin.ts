/** One click of a mail program (RFC 8058): it sends no origin, and the token in the path is its proof. */
const ONE_CLICK = /^\/unsubscribe\/[\w-]+$/;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request can change nothing (RFC 9110, section 9.2.1). */
export function isSafe(request: Request): boolean {
  return SAFE_METHODS.has(request.method);
}

/**
 * Whether an unsafe request comes from a page of the app itself: `Origin` equals the app's origin or, when the
 * browser sends none, `Sec-Fetch-Site` is `same-origin`. Exempt is exactly `POST /unsubscribe/:token`. The app's guard against cross-site request forgery.
 */
export function isSameOrigin(request: Request): boolean {
  if (isSafe(request)) return true;
  if (request.method === "POST" && ONE_CLICK.test(new URL(request.url).pathname)) return true;
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === new URL(request.url).origin;
  return request.headers.get("Sec-Fetch-Site") === "same-origin";
}
