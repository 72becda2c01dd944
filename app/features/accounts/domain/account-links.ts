const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a mailed link does, and for how long. Milliseconds. */
export const LINK_LIFETIMES = {
  "verify-email": 24 * HOUR,
  "confirm-new-email": 24 * HOUR,
  "reset-password": 30 * MINUTE,
} as const;
export type LinkPurpose = keyof typeof LINK_LIFETIMES;

/** A link's token as it stands in an address: 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text can be a link's token at all. */
export function isLinkToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

/** The address of the page that a link opens. */
export function linkUrl(origin: string, purpose: LinkPurpose, token: string): string {
  return `${origin}/${purpose === "reset-password" ? "reset-password" : "verify-email"}/${token}`;
}
