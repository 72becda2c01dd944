import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt (RFC 7914) with 16 MB and 5 passes, as OWASP's password storage cheat sheet recommends for this memory. */
const COST = { ln: 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const MAX_MEMORY = 64 * 1024 * 1024;
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Used for an account that does not exist, so that its check takes the same time. No password matches it. */
export const DUMMY_HASH = `$scrypt$ln=14,r=8,p=5$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Returns the hash of a password as a PHC string: `$scrypt$ln=14,r=8,p=5$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST, KEY_BYTES);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${encode(salt)}$${encode(key)}`;
}

/** Returns whether a password matches a PHC string, and whether that was made with outdated parameters. */
export async function checkPassword(
  password: string,
  phc: string,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const [, ln, r, p, salt, key] = PHC.exec(phc) ?? [];
  if (!salt || !key) throw new Error("A stored password hash is malformed");
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const expected = decode(key);
  const actual = await derive(password, decode(salt), cost, expected.byteLength);
  const isOutdated = cost.ln !== COST.ln || cost.r !== COST.r || cost.p !== COST.p;
  return { isRight: timingSafeEqual(actual, expected), isOutdated };
}

function derive(
  password: string,
  salt: Uint8Array,
  { ln, r, p }: typeof COST,
  bytes: number,
): Promise<Uint8Array> {
  // NFKC (NIST SP 800-63B): the same letters typed on another keyboard may be other code points.
  const text = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(text, salt, bytes, { N: 2 ** ln, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("=", "");
}

function decode(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
