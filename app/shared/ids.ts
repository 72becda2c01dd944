/** A new random identifier (UUID v4, RFC 9562): 122 random bits, so that it cannot be guessed. */
export function newId(): string {
  return crypto.randomUUID();
}

/** `bytes` random bytes in base64url without padding (RFC 4648, section 5). */
export function randomToken(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The SHA-256 of a text in base64url, for what is stored only as a hash. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
