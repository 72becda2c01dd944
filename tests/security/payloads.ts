import texts from "./payloads.json" with { type: "json" };

/** The host that no page of the app may call. */
const CANARY_HOST = "canary.test";

/** A text that would run a script if it were taken for markup, an address, a style or a script. */
export interface Payload {
  /** The canary receives it when it runs: `__xss(id)`. */
  id: number;
  text: string;
  /** Whether it swallows everything after it, and therefore comes last. */
  isOpen: boolean;
}

/** `npm test` takes one in so many payloads, `npm run fuzz` takes all. */
const ONE_IN = process.env.XSS_ALL ? 1 : 4;

const sampled = (texts: readonly string[]) => texts.filter((_, index) => index % ONE_IN === 0);
const closed = Object.values(texts.closed).flat();

/** The texts of all payloads, with RUN for a call of the canary and FOREIGN for an address on the canary's host. */
export const ALL_TEXTS: readonly string[] = [...closed, ...texts.open];

/** The payloads, each once, with ids of their own. */
export const PAYLOADS: readonly Payload[] = [
  ...sampled(closed).map((text) => ({ text, isOpen: false })),
  ...sampled(texts.open).map((text) => ({ text, isOpen: true })),
].map(({ text, isOpen }, id) => ({
  id,
  isOpen,
  text: text.replaceAll("RUN", `__xss(${id})`).replaceAll("FOREIGN", `https://${CANARY_HOST}/${id}`),
}));

/**
 * Joins the payloads to texts of at most `limit` characters, so that fewer pages have to be opened. A longer payload is
 * cut.
 */
export function packPayloads(limit: number): string[] {
  const packs: string[] = [];
  let pack = "";
  for (const { text } of PAYLOADS) {
    const part = text.slice(0, limit);
    if (pack && pack.length + 1 + part.length > limit) {
      packs.push(pack);
      pack = "";
    }
    pack += (pack && " ") + part;
  }
  return [...packs, pack];
}

/**
 * Joins the `count` shortest payloads that `fits` accepts to texts of at most `limit` characters: for short fields, and
 * for places where each text takes a screen or a call of its own.
 */
export function packShort(limit: number, count: number, fits: (text: string) => boolean): string[] {
  const short = PAYLOADS.map(({ text }) => text.trim())
    .filter((text) => text.length <= limit && fits(text))
    .sort((one, other) => one.length - other.length);
  const wanted = Math.floor(count / ONE_IN);
  if (short.length < wanted) throw new Error(`Only ${short.length} payloads are as short as ${limit}`);
  const packs: string[] = [];
  for (const text of short.slice(0, wanted)) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= limit)
      packs[packs.length - 1] = `${last} ${text}`;
    else packs.push(text);
  }
  return packs;
}

/** Returns a text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Returns a text as a part of an address or of a cookie; a lone surrogate becomes U+FFFD, as in a browser. */
export function encode(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1).replaceAll("+", "%20");
}
