import { Parser } from "htmlparser2";
import { BLOCK_TAGS, imageIdOf } from "../domain/content-schema";
import { isHtmlElement } from "../domain/html-elements";

/** Elements inside one another that are read: beyond them a parser needs more time for each one. */
const MOST_NESTED = 1_000;

/** HTML whose elements are nested too deeply to be read in good time. */
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

/** What sanitised HTML says and shows. */
export interface ContentFacts {
  /** Its text with entities decoded; blocks are parted by white space. */
  text: string;
  /** Ids of the own images in it, each once. */
  imageIds: string[];
}

/** The text and the images of sanitised HTML. Throws `NestedTooDeeply`, which no sanitised HTML is. */
export function readContent(html: string): ContentFacts {
  let text = "";
  const guard = depthGuard();
  const imageIds = new Set<string>();
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onopentag: (name, attributes) => {
      guard.open();
      if (BREAKS.has(name)) text += " ";
      const id = name === "img" ? imageIdOf(attributes.src ?? "") : null;
      if (id) imageIds.add(id);
    },
    onclosetag: (name) => {
      guard.close();
      if (BREAKS.has(name)) text += " ";
    },
  });
  parser.end(html);
  return { text, imageIds: [...imageIds] };
}

/**
 * Whether a text is HTML and not plain words: it has an element of HTML, any element with an attribute's value, or a
 * comment. "I <3 you", "a < b" and "write to <anna@example.com>" are words; taken as words they are escaped, so that
 * a wrong guess can look odd but never run. Throws `NestedTooDeeply`.
 */
export function isHtml(text: string): boolean {
  let found = false;
  const guard = depthGuard();
  // The first sign is enough: the rest of a long text need not be read.
  const find = () => {
    found = true;
    parser.pause();
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      guard.open();
      if (isHtmlElement(name) || Object.values(attributes).some((value) => value !== "")) find();
    },
    onclosetag: guard.close,
    oncomment: find,
  });
  parser.end(text);
  return found;
}

/** Plain words as HTML: escaped, blank lines part paragraphs, a single new line breaks the line. */
export function wordsToHtml(words: string): string {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .replace(/\r\n?/g, "\n")
    .trim()
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");
}
