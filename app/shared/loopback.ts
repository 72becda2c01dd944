const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Returns whether an address names this machine. */
export function isLoopback({ hostname }: Pick<URL, "hostname">): boolean {
  return LOOPBACK.includes(hostname);
}

/** Returns whether an endpoint may receive secrets or private text: over https, or over http on this machine. */
export function isSafeEndpoint(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url));
}
