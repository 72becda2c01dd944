import type { BrowserContext } from "@playwright/test";
import type { JournalEntry } from "../../app/features/journal/contract";
import { callAs } from "../setup/call";
import { pngFile } from "../setup/journal-editor";
import { escapeAttribute, PAYLOADS, type Payload } from "./payloads";
import { expect, inTurn } from "./views";

export const ENTRIES = "/api/prayer-journal/entries";

/** A word in every entry, for the search. */
export const WORD = "canticle";

/** Writes an entry, and returns it as the server stored it. */
export function postEntry(context: BrowserContext, origin: string | undefined, data: object) {
  return callAs<JournalEntry>(context, origin, "POST", ENTRIES, data);
}

/** Writes one entry for each text, and returns the stored entries in the order of the texts. */
export async function writeEach(
  context: BrowserContext,
  origin: string | undefined,
  texts: readonly string[],
  toData: (text: string, index: number) => object,
): Promise<JournalEntry[]> {
  const stored: JournalEntry[] = [];
  await inTurn([...texts.entries()], async ([index, text]) => {
    stored[index] = await postEntry(context, origin, toData(text, index));
  });
  return stored;
}

/** Uploads a picture to the journal, and returns its address. */
export async function uploadPicture(context: BrowserContext, origin: string | undefined): Promise<string> {
  const response = await context.request.post("/api/upload/image", {
    multipart: { image: pngFile(PAYLOADS[0]?.text) },
    headers: { Origin: String(origin) },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { url: string }).url;
}

/** Returns a payload in every place of an entry's HTML: as markup, and as the value of each kept attribute. */
export function markupOf(payload: Payload, image: string): string {
  const value = escapeAttribute(payload.text);
  return [
    payload.isOpen ? "" : payload.text,
    `<p><a href="${value}" title="${value}">link</a> <a href="https://example.org/${value}">link</a></p>`,
    `<p><mark data-color="${value}" style="${value}">x</mark><code class="language-${value}">x</code></p>`,
    `<div data-ai="${value}"><p>x</p></div><ol start="${value}"><li>x</li></ol>`,
    image && `<img src="${image}" alt="${value}" title="${value}" width="${value}">`,
    image && `<img src="${image}${value}" alt="x">`,
    // Without escaping, so that the payload can close the quotes.
    `<a href="${payload.text}">x</a><img src="${image}" alt='${payload.text}'>`,
    payload.isOpen ? payload.text : "",
  ].join("");
}

/** Joins texts to as few as possible, of at most `limit` UTF-8 bytes each. */
export function joinUpTo(limit: number, texts: readonly string[]): string[] {
  const joined: string[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const size = new TextEncoder().encode(text).length;
    if (bytes + size > limit) {
      joined.push("");
      bytes = 0;
    }
    joined[joined.length - 1] += text;
    bytes += size;
  }
  return joined;
}
