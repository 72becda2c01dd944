import sanitizeHtml from "sanitize-html";
import { oneLine, printable } from "~/shared/hidden-characters";
import { HIGHLIGHT_COLOURS } from "~/shared/vocabulary";
import {
  AI_BLOCKS,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  imageIdOf,
  isPlainColour,
  NESTING_LIMIT,
  TAG_SYNONYMS,
} from "../domain/content-schema";
import { isLinkAddress, LINK_ATTRIBUTES, LINK_SCHEMES } from "../domain/link-address";
import { depthGuard } from "./read-content.server";

/** Stored with each entry; entries with an older version are sanitised again when they are read. */
export const SANITIZER_VERSION = 1;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "title", "width", "height"],
    mark: ["data-color", "style"],
    ol: ["start"],
    div: ["data-ai"],
    section: ["data-ai"],
  },
  allowedClasses: { code: ["language-*"], pre: ["language-*"] },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nonTextTags: [...DROPPED_WITH_CONTENT],
  nestingLimit: NESTING_LIMIT,
  // `toMark` writes the only style; none is taken from the input.
  parseStyleAttributes: false,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(TAG_SYNONYMS).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})]),
    ),
    a: toLink,
    img: toImage,
    mark: toMark,
    div: toDivision,
    section: toDivision,
    ol: toOrderedList,
  },
};

/** HTML that would be too long to store. */
export class LongerThanAllowed extends Error {
  override readonly name = "LongerThanAllowed";
}

/**
 * Removes everything from HTML that is not in the editor's schema, and makes its links safe. Throws `NestedTooDeeply`, and
 * `LongerThanAllowed` as soon as the result has more characters than `limit`.
 */
export function sanitizeContent(html: string, limit = Number.POSITIVE_INFINITY): string {
  const guard = depthGuard();
  let length = 0;
  const count = (characters: number) => {
    length += characters;
    if (length > limit) throw new LongerThanAllowed();
  };
  const sanitized = sanitizeHtml(html, {
    ...options,
    onOpenTag: guard.open,
    onCloseTag: guard.close,
    textFilter: (text) => {
      count(text.length);
      return text;
    },
    exclusiveFilter: (frame) => {
      count(lengthOfTag(frame));
      return isDropped(frame);
    },
  });
  return printable(sanitized).trim();
}

/** Returns the minimum number of characters of an element's tags. */
function lengthOfTag({ tag, attribs }: sanitizeHtml.IFrame): number {
  const attributes = Object.entries(attribs).map(([name, value]) => name.length + value.length + 4);
  return attributes.reduce((sum, size) => sum + size, tag.length + 2);
}

function isDropped({ tag, attribs }: sanitizeHtml.IFrame): boolean | "excludeTag" {
  if (tag === "img") return attribs.src === undefined;
  return tag === "a" && attribs.href === undefined && "excludeTag";
}

function toLink(_tag: string, { href = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = href.trim();
  return { tagName: "a", attribs: isLinkAddress(address) ? { href: address, ...LINK_ATTRIBUTES } : {} };
}

function toImage(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { src = "", alt, title, width, height } = attributes;
  if (imageIdOf(src) === null) return { tagName: "img", attribs: {} };
  const sides = { width: wholeNumber(width), height: wholeNumber(height) };
  const words = { alt: alt && oneLine(alt), title: title && oneLine(title) };
  return { tagName: "img", attribs: present({ src, ...words, ...sides }) };
}

function toMark(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const colour = attributes["data-color"]?.trim() ?? "";
  if (HIGHLIGHT_COLOURS.some((name) => name === colour)) {
    return { tagName: "mark", attribs: { "data-color": colour } };
  }
  if (!isPlainColour(colour)) return { tagName: "mark", attribs: {} };
  return {
    tagName: "mark",
    attribs: { "data-color": colour, style: `background-color: ${colour}; color: inherit` },
  };
}

function toOrderedList(_tag: string, { start }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName: "ol", attribs: present({ start: wholeNumber(start) }) };
}

function toDivision(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const block = AI_BLOCKS.find((name) => name === attributes["data-ai"]);
  return { tagName, attribs: present({ "data-ai": block }) };
}

function wholeNumber(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? text : undefined;
}

function present(attributes: Record<string, string | undefined>): sanitizeHtml.Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}
