import { Parser } from "htmlparser2";

/** A paragraph or title of a page, without markup and notes. */
export interface HtmlBlock {
  words: string;
  /** The element around it: "p", "h3"; a title in a page without such elements has `isTitle`. */
  element: string;
  /** Set in larger type, or bold as a whole. */
  isTitle: boolean;
}

const BLOCKS = new Set(
  `p div ul ol li blockquote center hr table tr td h1 h2 h3 h4 h5 h6 body section header`.split(" "),
);
const TITLES = new Set("h1 h2 h3 h4 h5 h6 font b strong".split(" "));
/** Elements without words of the text: notes and their numbers, navigation, what browsers need. */
const APART = new Set(`script style head nav sup`.split(" "));

interface Options {
  /** Whether an element is skipped with all its content. */
  isApart?(name: string, attributes: Record<string, string>): boolean;
  /** Whether an element is a title, beside headings and larger or bold type. */
  isTitle?(name: string, attributes: Record<string, string>): boolean;
  /** Whether the text ends at an element, such as the first endnote. */
  isEnd?(name: string, attributes: Record<string, string>): boolean;
}

/** Returns the paragraphs and titles of a page in HTML or XHTML. Two line breaks separate paragraphs, too. */
export function readBlocks(html: string, { isApart, isTitle, isEnd }: Options = {}): HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  let words = "";
  let titled = "";
  let element = "body";
  let breaks = 0;
  let isOver = false;
  /** How deep the parser is in each kind of element. */
  const depth = { apart: 0, title: 0 };
  const open: { isApart: boolean; isTitle: boolean }[] = [];
  const flush = () => {
    const text = withoutMarkup(words).replace(/\s+/g, " ").trim();
    if (text)
      blocks.push({ words: text, element, isTitle: titled.trim().length > 0.6 * words.trim().length });
    words = "";
    titled = "";
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isEnd?.(name, attributes)) isOver = true;
        const own = {
          isApart: APART.has(name) || isApart?.(name, attributes) === true,
          isTitle: TITLES.has(name) || isTitle?.(name, attributes) === true,
        };
        open.push(own);
        if (own.isApart) depth.apart++;
        if (own.isTitle) depth.title++;
        if (name === "br") breaks++;
        if (!BLOCKS.has(name)) {
          words += name === "br" ? " " : "";
          if (breaks === 2) flush();
          return;
        }
        flush();
        element = name;
      },
      ontext(text) {
        if (text.trim()) breaks = 0;
        if (isOver || depth.apart > 0) return;
        words += text;
        if (depth.title > 0) titled += text;
      },
      onclosetag(name) {
        const own = open.pop();
        if (own?.isApart) depth.apart--;
        if (own?.isTitle) depth.title--;
        if (BLOCKS.has(name)) flush();
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  flush();
  return blocks;
}

/** Takes out the markup that a page shows by mistake, because it was escaped twice. */
function withoutMarkup(words: string): string {
  return words
    .replace(/<\/?[a-z]{1,6}>/gi, "")
    .replaceAll("&oelig;", "œ")
    .replaceAll("&eumlaut;", "ë");
}
