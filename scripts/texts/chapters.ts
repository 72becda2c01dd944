import { type HtmlBlock, readBlocks } from "./html-blocks";
import { trueNumber } from "./true-number";

/** A paragraph of a chapter. */
export interface Section {
  /** The number of the section that it belongs to; 0 before the first one. */
  section: number;
  /** The number, if the section begins here. */
  label: string;
  words: string;
}

export interface Chapter {
  number: number;
  title: string;
  sections: Section[];
}

export interface ChapterStyle {
  /** Whether section numbers also occur inside paragraphs. */
  hasInlineNumbers?: boolean;
  /** Whether each chapter comes in two versions, shorter and longer. The longer one is left out. */
  hasTwoVersions?: boolean;
  /** The title of the author's preface or greeting; absent when the text before chapter 1 is an editor's. */
  preface?: string;
}

const HEADING = /^(?:Chapter\s+([IVXLC]+)|§\s*(\d+))\b\.?\s*[-–—]*\s*(.*)$/;
const RULE = /^[-–—]{3,}$/;
/** Elements with remarks of the website. */
const REMARKS = new Set(["center", "blockquote"]);
const DIGITS: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
/** Numbers inside a paragraph, after a sentence or a part of one. */
const INLINE_NUMBER = /(?<=^|[\s—])(?=\d{1,2}\. ?[A-Z“"‘'[])|(?<=[;,] )(?=\d{1,2}\. [a-z])/;
/** The number before a section. Its full stop may have got lost. */
const NUMBERED = /^(\d{1,3}\. ?|\d{2,3} (?=[A-Z]))(.*)$/s;
/** Letters that an edition adds to a work. */
const ADDED = /^Epistle of /;

/** Returns the blocks of a page of the Fathers: without its table of contents and its notes. */
export function readFathersPage(html: string): HtmlBlock[] {
  const blocks = readBlocks(html, {
    isApart: (_, { class: classes = "", style = "" }) =>
      /\b(?:MsoEndnoteReference|Note)\b/.test(classes) || style.includes("mso-element:endnote"),
    isEnd: (name, { id = "" }) => name === "sup" && /^(?:P\d+_|fn_)/.test(id),
  });
  const title = blocks.findLastIndex(({ element, words }) => /^h[12]$/.test(element) && !HEADING.test(words));
  return blocks
    .slice(title + 1)
    .filter(({ words, element }) => !RULE.test(words) && !REMARKS.has(element))
    .map((block) => ({ ...block, words: mendSpaces(block.words) }));
}

/** Takes out the spaces that the numbers of notes leave before stops. */
function mendSpaces(words: string): string {
  return words.replace(/(?<![.\s]) (?=[,;:?!.](?:["'”’)\s]|$))(?! \. \.)/g, "");
}

/** Returns a Roman number as a number. */
export function fromRoman(roman: string): number {
  return [...roman].reduce((sum, letter, index) => {
    const value = DIGITS[letter]!;
    return sum + (value < (DIGITS[roman[index + 1] ?? ""] ?? 0) ? -value : value);
  }, 0);
}

/**
 * Reads the chapters of a work. What precedes the first one is chapter 0, if it is the author's; a conclusion is one more
 * chapter.
 */
export function readChapters(blocks: readonly HtmlBlock[], style: ChapterStyle = {}): Chapter[] {
  const chapters: Chapter[] = [{ number: 0, title: style.preface ?? "", sections: [] }];
  for (const { words, isTitle } of blocks.flatMap(splitHeadings)) {
    const current = chapters.at(-1)!;
    const [, roman, arabic, title = ""] = HEADING.exec(words) ?? [];
    if (roman !== undefined || arabic !== undefined) {
      const number = roman === undefined ? Number(arabic) : fromRoman(roman);
      chapters.push({ number, title: title.replace(/\.$/, ""), sections: [] });
    } else if (isTitle && /^Conclusion\b/.test(words)) {
      chapters.push({ number: current.number + 1, title: "Conclusion", sections: [] });
    } else if (isTitle && ADDED.test(words)) break;
    else if (!isTitle || current.number > 0) addSections(current, words, style);
  }
  return chapters
    .filter(({ number, sections }) => sections.length > 0 && (number > 0 || style.preface !== undefined))
    .map((chapter) => (style.hasTwoVersions ? shorterVersion(chapter) : chapter));
}

/** Splits off a section heading inside a paragraph: "...princes.§5. For God..." */
function splitHeadings(block: HtmlBlock): HtmlBlock[] {
  const [before = "", ...after] = block.words.split(/(?<=\S)(?=§\d+\. )/);
  const rest = after.flatMap((part) => {
    const [, heading = "", words = ""] = /^(§\d+\.) (.*)$/.exec(part) ?? [];
    return [heading, words];
  });
  return [before, ...rest].map((words) => ({ ...block, words }));
}

/** Adds a paragraph with the numbers that are printed in it; `numberSections` tells what they mean. */
function addSections({ sections }: Chapter, words: string, { hasInlineNumbers }: ChapterStyle) {
  const last = sections.findLast(({ label }) => label !== "")?.label ?? "0";
  const parts = hasInlineNumbers ? words.split(INLINE_NUMBER) : splitGlued(words, Number(last) + 1);
  for (const part of parts) {
    // Some a 1 was read as a Roman one.
    const [, number = "", own = part] =
      NUMBERED.exec(last === "0" ? part.replace(/^I\. /, "1. ") : part) ?? [];
    sections.push({ section: 0, label: number.replace(/\D/g, ""), words: own.trim() });
  }
  const [first, second] = sections;
  // The first one of a chapter need not have its number.
  if (first?.label === "" && second?.label === "2") first.label = "1";
}

/** Splits a paragraph where the next section follows a sentence without a space: "creator of fire?11. Whence..." */
function splitGlued(words: string, number: number): string[] {
  const own = Number(/^\d+(?=\.)/.exec(words)?.[0] ?? number - 1);
  return words.split(new RegExp(`(?<=[.?!"”])(?=${own + 1}\\. ?[A-Z])`));
}

/**
 * Numbers sections one after the other, and returns what was printed otherwise.
 * @param hasGaps some numbers are lost: those that grow stay as they are
 */
export function numberSections(sections: readonly Section[], hasGaps = false): string[] {
  const repaired: string[] = [];
  const printed = sections.filter(({ label }) => label !== "");
  let last = 0;
  for (const [index, section] of printed.entries()) {
    const next = printed[index + 1];
    const own = Number(section.label);
    const isKept = hasGaps && own > last;
    const number = isKept ? own : trueNumber(own, last, next ? Number(next.label) : null);
    if (String(number) !== section.label) repaired.push(`${section.label} is ${number}`);
    section.section = number;
    section.label = String(number);
    last = number;
  }
  let current = 0;
  for (const section of sections) {
    if (section.label !== "") current = section.section;
    section.section = current;
  }
  return repaired;
}

function shorterVersion(chapter: Chapter): Chapter {
  return { ...chapter, sections: chapter.sections.slice(0, Math.ceil(chapter.sections.length / 2)) };
}
