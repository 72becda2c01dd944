/** Returns a new random identifier (UUID v4, RFC 9562): its 122 random bits cannot be guessed. */
export function newId(): string {
  return crypto.randomUUID();
}

/** Returns `bytes` random bytes in base64url without padding (RFC 4648, section 5). */
export function randomToken(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Returns the SHA-256 of a text in base64url, for values that are stored only as a hash. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Returns an identifier in the form of a UUID (version 8, RFC 9562), always the same for an owner and an id, and
 * indistinguishable from a random one without both.
 */
export async function derivedId(owner: string, id: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${owner}:${id}`));
  const bytes = new Uint8Array(digest).slice(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
