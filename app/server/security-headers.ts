const EVERYWHERE: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // `no-referrer` would make form posts send `Origin: null`.
  "Referrer-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/**
 * Returns the policy of a page whose scripts have `nonce`; a page without scripts may run none. Style attributes are
 * allowed: React and Radix set them.
 */
export function pageContentSecurityPolicy(
  nonce: string,
  { hasScripts, development }: { hasScripts: boolean; development: boolean },
): string {
  // Vite's development client adds style elements without a nonce and keeps a web socket open.
  const style = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const connect = development ? "'self' ws:" : "'self'";
  return [
    "default-src 'none'",
    hasScripts ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : "script-src 'none'",
    `style-src ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Returns a response with the headers that every response has; without a policy of its own it may load nothing. */
export function withSecurityHeaders(response: Response, url: URL): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(EVERYWHERE)) secured.headers.set(name, value);
  if (url.protocol === "https:") {
    secured.headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  }
  if (!secured.headers.has("Cache-Control")) secured.headers.set("Cache-Control", "no-store");
  if (!secured.headers.has("Content-Security-Policy")) {
    secured.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  }
  return secured;
}
