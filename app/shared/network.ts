/**
 * Returns the network for counting uses of an address: an IPv4 address itself, the first 64 bits of an IPv6 address,
 * because one household or server owns all addresses below them.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = address.toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = Array(Math.max(0, 8 - first.length - last.length)).fill("0");
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

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
