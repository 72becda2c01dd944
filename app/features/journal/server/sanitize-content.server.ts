import sanitizeHtml from "sanitize-html";
import {
  AI_BLOCKS,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  imageIdOf,
  isPlainColour,
  NESTING_LIMIT,
  TAG_SYNONYMS,
} from "../domain/content-schema";
import { HIGHLIGHT_COLOURS } from "../domain/highlight-colours";
import { isLinkAddress, LINK_ATTRIBUTES, LINK_SCHEMES } from "../domain/link-address";

/** Stored with each entry; entries of an older version are sanitised again when they are read. */
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
  // The one style there is is written by `toMark`, never taken from the input.
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
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === "img") return attribs.src === undefined;
    return tag === "a" && attribs.href === undefined && "excludeTag";
  },
};

/** HTML as an entry may hold it: whatever the schema of the editor does not know is gone, links are made safe. */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(html, options).trim();
}

function toLink(_tag: string, { href = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = href.trim();
  return { tagName: "a", attribs: isLinkAddress(address) ? { href: address, ...LINK_ATTRIBUTES } : {} };
}

function toImage(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { src = "", alt, title, width, height } = attributes;
  if (imageIdOf(src) === null) return { tagName: "img", attribs: {} };
  const sides = { width: wholeNumber(width), height: wholeNumber(height) };
  return { tagName: "img", attribs: present({ src, alt, title, ...sides }) };
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
