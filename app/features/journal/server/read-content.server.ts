import { Parser } from "htmlparser2";
import { BLOCK_TAGS, imageIdOf } from "../domain/content-schema";

/** The maximum depth of elements: deeper ones take a parser ever more time. */
const MOST_NESTED = 1_000;

/** HTML whose elements are nested too deeply to read in good time. */
export class NestedTooDeeply extends Error {
  override readonly name = "NestedTooDeeply";
}

/** Returns callbacks for the start and the end of each element; the first throws `NestedTooDeeply`. */
export function depthGuard(): { open: () => void; close: () => void } {
  let depth = 0;
  return {
    open: () => {
      depth += 1;
      if (depth > MOST_NESTED) throw new NestedTooDeeply();
    },
    close: () => {
      depth -= 1;
    },
  };
}

const BREAKS: ReadonlySet<string> = new Set([...BLOCK_TAGS, "br"]);

/** The text and images of sanitised HTML. */
export interface ContentFacts {
  /** With entities decoded; blocks are separated by line breaks. */
  text: string;
  /** The text without the companion's blocks, which are marked. */
  ownText: string;
  /** Ids of the user's own images, each once. */
  imageIds: string[];
}

/** Returns the text and the images of sanitised HTML. Throws `NestedTooDeeply`, which sanitised HTML never is. */
export function readContent(html: string): ContentFacts {
  let text = "";
  let ownText = "";
  const add = (part: string) => {
    text += part;
    if (depthInCompanion === 0) ownText += part;
  };
  // The number of open elements from the companion's block on.
  let depthInCompanion = 0;
  const guard = depthGuard();
  const imageIds = new Set<string>();
  const parser = new Parser({
    ontext: add,
    onopentag: (name, attributes) => {
      guard.open();
      if (BREAKS.has(name)) add("\n");
      if (depthInCompanion > 0 || attributes["data-ai"] !== undefined) depthInCompanion += 1;
      const id = name === "img" ? imageIdOf(attributes.src ?? "") : null;
      if (id) imageIds.add(id);
    },
    onclosetag: (name) => {
      guard.close();
      if (depthInCompanion > 0) depthInCompanion -= 1;
      if (BREAKS.has(name)) add("\n");
    },
  });
  parser.end(html);
  return { text, ownText, imageIds: [...imageIds] };
}

// HTML elements, present and past, and the elements of SVG and MathML that carry scripts.
const ELEMENTS =
  "a abbr acronym address animate applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote " +
  "body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em " +
  "embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i " +
  "iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem " +
  "meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre " +
  "progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup " +
  "svg table tbody td template textarea tfoot th thead time title tr track tt u ul use var video wbr xmp";

const HTML_ELEMENTS: ReadonlySet<string> = new Set(ELEMENTS.split(" "));

/**
 * Whether a text is HTML and not plain words: it has an HTML element, any element with an attribute's value, or a
 * comment. "I <3 you", "a < b" and "write to <anna@example.com>" are words. Words are escaped, so that a wrong guess can
 * look odd but never run. Throws `NestedTooDeeply`.
 */
export function isHtml(text: string): boolean {
  let found = false;
  const guard = depthGuard();
  // The first sign is enough: the rest of a long text is not read.
  const find = () => {
    found = true;
    parser.pause();
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      guard.open();
      if (HTML_ELEMENTS.has(name.toLowerCase()) || Object.values(attributes).some((value) => value !== ""))
        find();
    },
    onclosetag: guard.close,
    oncomment: find,
  });
  parser.end(text);
  return found;
}

/** Returns plain words as HTML: escaped, with a paragraph for each blank line and a line break for each new line. */
export function wordsToHtml(words: string): string {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .replace(/\r\n?/g, "\n")
    .trim()
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** Returns the person's own plain text of an entry's content, which may be HTML or words already. */
export function plainTextOf(content: string): string {
  try {
    return isHtml(content) ? readContent(content).ownText.trim() : content.trim();
  } catch (error) {
    if (!(error instanceof NestedTooDeeply)) throw error;
    // No editor writes such HTML; its text is still read, because it may be a cry for help.
    return content.replace(/<[^<>]*>/g, " ").trim();
  }
}
