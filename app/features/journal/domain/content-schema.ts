/**
 * What an entry's HTML may hold: the schema of the editor, as data. Whoever widens it raises `SANITIZER_VERSION`
 * in `server/sanitize-content.server.ts` only when older entries would be read differently.
 */

/** Marks of what the companion wrote into an entry. */
export const AI_BLOCKS = ["prayer", "reflection"] as const;

/** Elements that stand in a line of their own: in plain text a space parts them. */
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

/** Elements that mean the same as one of the schema. */
export const TAG_SYNONYMS: Readonly<Record<string, string>> = {
  b: "strong",
  i: "em",
  strike: "s",
  del: "s",
  h5: "h4",
  h6: "h4",
};

/** Elements that go with all that is in them: their text is no one's words. */
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

/** How deep elements may lie in one another; what lies deeper loses its tags and keeps its text. */
export const NESTING_LIMIT = 40;

const IMAGE_PATH = /^\/api\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const COLOR = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|var\(--[a-z0-9-]{1,40}\))$/i;
/** The id of an own image, from an address as it stands in content; null for any other address. */
export function imageIdOf(src: string): string | null {
  return IMAGE_PATH.exec(src)?.[1] ?? null;
}

/** Whether a text is a plain colour, as an editor elsewhere marks text with: hexadecimal, or a custom property. */
export function isPlainColour(text: string): boolean {
  return COLOR.test(text);
}
