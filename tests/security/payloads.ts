import { CLOSED, OPEN } from "./payload-texts";

/** The host that no page of the app may ask. */
const CANARY_HOST = "canary.test";

/** A text that would run a script, were it taken for markup, an address, a style or a script. */
export interface Payload {
  /** Given to the canary when it runs: `__xss(id)`. */
  id: number;
  text: string;
  /** Swallows what follows: it stands last wherever several stand together. */
  isOpen: boolean;
}

/** `npm test` takes one in so many payloads, `npm run fuzz` takes all. */
const ONE_IN = process.env.XSS_ALL ? 1 : 4;

const sampled = (texts: readonly string[]) => texts.filter((_, index) => index % ONE_IN === 0);

/** The payloads, each once, with ids of their own. */
export const PAYLOADS: readonly Payload[] = [
  ...sampled(CLOSED).map((text) => ({ text, isOpen: false })),
  ...sampled(OPEN).map((text) => ({ text, isOpen: true })),
].map(({ text, isOpen }, id) => ({
  id,
  isOpen,
  text: text.replaceAll("RUN", `__xss(${id})`).replaceAll("FOREIGN", `https://${CANARY_HOST}/${id}`),
}));

/**
 * The payloads joined to texts of at most `limit` characters, so that fewer pages have to be opened; those that swallow
 * what follows come last. One that is too long on its own is cut.
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
 * The shortest payloads that `fits` accepts, `count` of all of them, joined to texts of at most `limit` characters: for places
 * that take no more, and for those where each text takes a screen or a call of its own.
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

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
