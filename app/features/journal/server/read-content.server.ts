import { Parser } from "htmlparser2";
import { BLOCK_TAGS, imageIdOf } from "../domain/content-schema";
import { isHtmlElement } from "../domain/html-elements";

const BREAKS: ReadonlySet<string> = new Set([...BLOCK_TAGS, "br"]);

/** What sanitised HTML says and shows. */
export interface ContentFacts {
  /** Its text with entities decoded; blocks are parted by white space. */
  text: string;
  /** Ids of the own images in it, each once. */
  imageIds: string[];
}

/** The text and the images of sanitised HTML. */
export function readContent(html: string): ContentFacts {
  let text = "";
  const imageIds = new Set<string>();
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onopentag: (name, attributes) => {
      if (BREAKS.has(name)) text += " ";
      const id = name === "img" ? imageIdOf(attributes.src ?? "") : null;
      if (id) imageIds.add(id);
    },
    onclosetag: (name) => {
      if (BREAKS.has(name)) text += " ";
    },
  });
  parser.end(html);
  return { text, imageIds: [...imageIds] };
}

/**
 * Whether a text is HTML and not plain words: it has an element of HTML, any element with an attribute's value, or a
 * comment. "I <3 you", "a < b" and "write to <anna@example.com>" are words; taken as words they are escaped, so that
 * a wrong guess can look odd but never run.
 */
export function isHtml(text: string): boolean {
  let found = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      found ||= isHtmlElement(name) || Object.values(attributes).some((value) => value !== "");
    },
    oncomment: () => {
      found = true;
    },
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
