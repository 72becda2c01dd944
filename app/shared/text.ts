import { stemmer } from "stemmer";

/**
 * Returns the stem of an English word in lower case by Porter's algorithm: "pray" for "praying" and "prayed". Other words
 * stay unchanged. SQLite's `porter` tokenizer does the same, but what is marked in a text must be what was found in it.
 */
export function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/** Returns a copy of a value in which every `{name}` in a text, however deep, is replaced by the value of that name. */
export function fillIn<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? filled(part) : part));
}

/** Returns a text with the characters escaped that have a meaning in HTML, for the content of elements. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Returns a quotation as the HTML of an entry, with its source as the last paragraph. */
export function quotationHtml(paragraphs: readonly string[], source: string): string {
  const lines = [...paragraphs, source].map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<blockquote>${lines.join("")}</blockquote>`;
}

/** Returns typed text as HTML: blank lines separate paragraphs, other line breaks stay. */
export function textToHtml(text: string): string {
  return escapeHtml(text)
    .replace(/\r\n?/g, "\n")
    .trim()
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => `<p>${paragraph.trimEnd().replaceAll("\n", "<br>")}</p>`)
    .join("");
}
