import { HIGHLIGHT_COLOURS, type HighlightColour } from "~/shared/vocabulary";

/*
 * The allowed HTML of an entry: the schema of the editor, as data. A wider schema needs a higher `SANITIZER_VERSION`
 * (`server/sanitize-content.server.ts`) only if it changes the reading of older entries.
 */

/** Marks of the companion's blocks in an entry. */
export const AI_BLOCKS = ["prayer", "reflection"] as const;

/** Block elements; in plain text a space separates them. */
export const BLOCK_TAGS = [
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "pre",
  "div",
  "section",
  "hr",
] as const;

const INLINE_TAGS = ["strong", "em", "u", "s", "mark", "a", "code", "br", "img"] as const;

export const ALLOWED_TAGS: readonly string[] = [...BLOCK_TAGS, ...INLINE_TAGS];

/** Elements outside the schema, with the elements of the same meaning in it. */
export const TAG_SYNONYMS: Readonly<Record<string, string>> = {
  b: "strong",
  i: "em",
  strike: "s",
  del: "s",
  h5: "h4",
  h6: "h4",
};

/** Elements that are removed together with their content, which is nobody's words. */
export const DROPPED_WITH_CONTENT: readonly string[] = [
  "script",
  "style",
  "title",
  "template",
  "noscript",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "canvas",
  "audio",
  "video",
  "textarea",
  "select",
  "option",
  "button",
  "noembed",
  "noframes",
  "xmp",
];

/** The maximum depth of elements; deeper ones lose their tags and keep their text. */
export const NESTING_LIMIT = 40;

const IMAGE_PATH = /^\/api\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const COLOR = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|var\(--[a-z0-9-]{1,40}\))$/i;

/** Returns the id of an image of this app from its address in an entry; `null` for any other address. */
export function imageIdOf(src: string): string | null {
  return IMAGE_PATH.exec(src)?.[1] ?? null;
}

/** Whether a text is a plain colour, as other editors highlight with: hexadecimal, or a custom property. */
export function isPlainColour(text: string): boolean {
  return COLOR.test(text);
}

/** Returns the colour of a highlight, `<mark data-color="green">`: a stored or pasted one if it is one of the six, else yellow. */
export function toHighlightColour(name: string | null): HighlightColour {
  return HIGHLIGHT_COLOURS.find((colour) => colour === name) ?? "yellow";
}

/** Removes the empty paragraphs at the end of an entry's HTML, which the editor keeps for the cursor. */
export function trimEntryHtml(html: string): string {
  return html.replace(/(?:<p>(?:\s|<br\s*\/?>)*<\/p>)+$/, "");
}

/**
 * Returns an entry's HTML with a paragraph at its end to write in. The editor would add one by itself, as a change that
 * could be undone.
 */
export function withLastParagraph(html: string): string {
  return /<\/p>\s*$/.test(html) ? html : `${html}<p></p>`;
}
