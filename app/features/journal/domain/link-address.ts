/** The allowed schemes of links in an entry. */
export const LINK_SCHEMES = [
  "http",
  "https",
  "ftp",
  "ftps",
  "mailto",
  "tel",
  "callto",
  "sms",
  "cid",
  "xmpp",
] as const;

/** The scheme of an address without one. */
export const DEFAULT_LINK_SCHEME = "http";

/** The attributes of every link in an entry, besides its address. */
export const LINK_ATTRIBUTES = { target: "_blank", rel: "noopener noreferrer nofollow" } as const;

// Without its slashes "https:path" is relative to the app: these four need their host.
const ALLOWED = new RegExp(
  `^(?:(?:https?|ftps?)://[^\\s/\\\\?#]|(?!https?:|ftps?:)(?:${LINK_SCHEMES.join("|")}):[^\\s])`,
  "i",
);

/** Whether a complete address has one of the allowed schemes. Addresses relative to the app are not allowed. */
export function isLinkAddress(address: string): boolean {
  return ALLOWED.test(address) && !hasControlCharacter(address);
}

/**
 * Completes a typed address: trimmed, with `http://` in front when it has no scheme and `mailto:` for an e-mail address.
 * Returns `null` when it is empty or its scheme is not allowed.
 */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text) || hasControlCharacter(text)) return null;
  if (/^[^@:/\s]+@[^@:/\s]+\.[^@:/\s]+$/.test(text)) return `mailto:${text}`;
  // "example.org:8080/path" names a port, "javascript:…" a scheme.
  const namesScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text);
  if (namesScheme) return isLinkAddress(text) ? text : null;
  const host = text.replace(/^\/\//, "");
  return /^[\p{L}\p{N}[]/u.test(host) ? `${DEFAULT_LINK_SCHEME}://${host}` : null;
}

function hasControlCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which could join a scheme again.
  return /[\u0000-\u001f\u007f]/.test(text);
}
