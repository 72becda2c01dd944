const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address names this very machine. */
export function isLoopback({ hostname }: Pick<URL, "hostname">): boolean {
  return LOOPBACK.includes(hostname);
}
