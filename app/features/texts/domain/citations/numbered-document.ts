import type { NumberedDocument } from "./canon/documents";
import { canonDetailAt } from "./canon-law";
import type { ParagraphSpan, Reading } from "./citation";
import { type DocumentName, documentNameAt } from "./document-names";
import { endsSpan, isNumber, numberOf } from "./number-lists";
import { readParagraphSpans, skipLocator } from "./paragraph-spans";
import type { Token } from "./tokens";

/** Numbers of "DH" from this one belong to Denzinger's collection. */
const FIRST_OF_DENZINGER = 100;
/** Most numbers in "paragraphs 1, 2 ... of the Catechism". */
const MOST_BEFORE_NAME = 12;
const BEFORE_NAME = new Set(
  "no nos n nn number numbers para paras paragraph paragraphs section sections article articles \u00a7 #".split(
    " ",
  ),
);
const HEADINGS = new Set(["section", "sections", "article", "articles"]);
const LAST_HEADING = 12;
const OLD_CODE = 1917;
const JOINING = new Set(["of", "in", "from"]);

/** Returns the document at a token, or `null`: "CCC 1324", "Catechism, nos. 1324 and 1327", "LG 16", "Laudato Si' 67". */
export function documentAt(tokens: readonly Token[], at: number): Reading | null {
  const name = documentNameAt(tokens, at);
  if (!name) return null;
  const number = numberAfter(tokens, name);
  if (number === null || !isParagraph(tokens, at, name, number)) return null;
  const { document } = name;
  const detailAt = document.kind === "canon-law" ? canonDetailAt : undefined;
  const { spans, next } = readParagraphSpans({ tokens, detailAt }, number.at);
  return reading(document, spans, number.bracket && tokens[next]?.word === ")" ? next + 1 : next);
}

/** Returns the document after a number at a token, or `null`: "paragraph 1324 of the Catechism", "no. 16 of Lumen Gentium". */
export function documentAfterNumberAt(tokens: readonly Token[], at: number): Reading | null {
  if (!BEFORE_NAME.has(tokens[at]?.word ?? "")) return null;
  const number = skipLocator(tokens, at);
  if (!isNumber(tokens, number)) return null;
  const { spans, next } = readParagraphSpans({ tokens, most: MOST_BEFORE_NAME }, number);
  if (!JOINING.has(tokens[next]?.word ?? "")) return null;
  const name = documentNameAt(tokens, tokens[next + 1]?.word === "the" ? next + 2 : next + 1);
  return name && !isHeading(tokens, at, name, number) ? reading(name.document, spans, name.next) : null;
}

/** Returns "#1324" or "§1324" as a paragraph of the document named earlier in the text. */
export function signedNumberAt(
  tokens: readonly Token[],
  at: number,
  document: NumberedDocument,
): Reading | null {
  if (tokens[at]?.word !== "#" && tokens[at]?.word !== "\u00a7") return null;
  const number = skipLocator(tokens, at);
  if (!isNumber(tokens, number) || tokens[number]!.gap > 0 || !endsSpan(tokens, number + 1)) return null;
  const { spans, next } = readParagraphSpans({ tokens }, number);
  return reading(document, spans, next);
}

function reading(document: NumberedDocument, spans: ParagraphSpan[], next: number): Reading {
  return { kind: document.kind, place: { work: "document", document, spans }, next };
}

/** Returns the number after a name, skipping a comma, colon, bracket and "no."; `located` when a locator is before it. */
function numberAfter(
  tokens: readonly Token[],
  name: DocumentName,
): { at: number; located: boolean; bracket: boolean } | null {
  let at = name.next;
  const mark = tokens[at]?.word;
  const bracket = mark === "(";
  if (mark === "," || bracket || (mark === ":" && name.siglum)) at++;
  const number = skipLocator(tokens, at, name.document.kind === "canon-law");
  const located = number > at;
  if (!isNumber(tokens, number) || (bracket && !located)) return null;
  if (located && isHeading(tokens, at, name, number)) return null;
  return { at: number, located, bracket };
}

/** Whether a number is a heading of the Catechism, which numbers its sections and articles. */
function isHeading(
  tokens: readonly Token[],
  at: number,
  { document }: DocumentName,
  number: number,
): boolean {
  return (
    HEADINGS.has(tokens[at]!.word) &&
    document.kind === "catechism" &&
    numberOf(tokens[number]!) <= LAST_HEADING
  );
}

/** Whether the number is a paragraph, not a year or a count. */
function isParagraph(
  tokens: readonly Token[],
  at: number,
  { document, siglum }: DocumentName,
  number: { at: number; located: boolean },
): boolean {
  const value = numberOf(tokens[number.at]!);
  if (document.kind === "canon-law" && (value === OLD_CODE || tokens[at - 1]?.text === String(OLD_CODE)))
    return false;
  if (number.located) return true;
  const after = tokens[number.at + 1];
  if (after?.kind === "word" && after.gap === 0 && after.text !== "f" && after.text !== "ff") return false;
  if (document.siglum === "DH" && siglum && value >= FIRST_OF_DENZINGER) return false;
  if (value === document.year && document.last < value) return false;
  if (after?.word === ":" && tokens[number.at + 2]?.kind === "number" && tokens[number.at + 2]!.gap === 0)
    return false;
  return siglum || endsSpan(tokens, number.at + 1);
}
