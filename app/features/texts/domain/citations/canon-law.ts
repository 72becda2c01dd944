import { documentOf } from "./canon/documents";
import type { Reading } from "./citation";
import { documentNameAt } from "./document-names";
import { endsSpan, isNumber, rangeEndAt } from "./number-lists";
import { readParagraphSpans } from "./paragraph-spans";
import { isCapital, isIntroduced } from "./prose";
import type { Token } from "./tokens";

const FULL_WORDS = new Set(["canon", "canons"]);
const CANON_WORDS = new Set(["can", "cann", "c", "cc"]);
/** Councils and places with canons of their own. */
const COUNCILS = new Set(
  `council councils trent nicaea nicea chalcedon constantinople ephesus lateran orange elvira carthage florence lyons
  lyon vienne toledo arles braga synod trullo`.split(/\s+/),
);
const REACH = 7;
const PARAGRAPH_WORDS = new Set(["par", "paragraph", "paragraphs", "section"]);
const NUMBER_WORDS = new Set(["n", "no", "nn", "nos", "number"]);
const SECTION = "\u00a7";
const OLD_CODE = "1917";

interface CanonPart {
  detail: string;
  next: number;
}

/** Returns the canon at a token, or `null`: "can. 1055 §1", "canons 849-878", "c. 1055 §1". */
export function canonAt(tokens: readonly Token[], at: number): Reading | null {
  const word = tokens[at]?.word ?? "";
  const full = FULL_WORDS.has(word);
  if (!full && !CANON_WORDS.has(word)) return null;
  const stop = tokens[at + 1]?.word === "." && tokens[at + 1]!.gap === 0;
  const number = stop && !full ? at + 2 : at + 1;
  if (!isNumber(tokens, number) || !isCanon(tokens, at, number, full, stop)) return null;
  const { spans, next } = readParagraphSpans({ tokens, detailAt: canonDetailAt }, number);
  const named = codeAfter(tokens, next);
  const document = documentOf(named?.siglum ?? codeBefore(tokens, at));
  return { kind: "canon-law", place: { work: "document", document, spans }, next: named?.next ?? next };
}

/** Returns the code named after a canon: "of the Code of Canon Law", "CIC". */
function codeAfter(tokens: readonly Token[], at: number): { siglum: string; next: number } | null {
  const of = tokens[at]?.word === "of" ? at + 1 : at;
  const the = tokens[of]?.word === "the" ? of + 1 : of;
  const name = the > at || tokens[at]?.gap === 1 ? documentNameAt(tokens, the) : null;
  return name?.document.kind === "canon-law" ? { siglum: name.document.siglum!, next: name.next } : null;
}

function codeBefore(tokens: readonly Token[], at: number): "CIC" | "CCEO" {
  let before = at - 1;
  while (before > at - 3 && ",)".includes(tokens[before]?.word ?? " ")) before--;
  return tokens[before]?.word === "cceo" ? "CCEO" : "CIC";
}

function isCanon(
  tokens: readonly Token[],
  at: number,
  number: number,
  full: boolean,
  stop: boolean,
): boolean {
  if (isConciliar(tokens, at, number)) return false;
  const word = tokens[at]!.word;
  const section = canonDetailAt(tokens, number + 1) !== null;
  const ends = section || endsSpan(tokens, number + 1);
  if (full) return ends;
  // "c." is "circa" before a year, unless a paragraph follows or nothing else is there.
  if (word === "c" || word === "cc") return section || (at === 0 && number + 1 === tokens.length);
  if (!stop) return word === "cann" && ends;
  return ends && (isCapital(tokens[at]) || isIntroduced(tokens, at, number));
}

/** Whether the canon is one of a council or of the Code of 1917. */
function isConciliar(tokens: readonly Token[], at: number, number: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const { word } = tokens[before]!;
    if (word === OLD_CODE || COUNCILS.has(word)) return true;
    if (word === "." || word === ";" || word === "(") break;
  }
  const range = rangeEndAt(tokens, number + 1);
  const of = range === null ? number + 1 : range + 1;
  if (tokens[of]?.word !== "of") return false;
  return tokens.slice(of + 1, of + 4).some(({ word }) => word === OLD_CODE || COUNCILS.has(word));
}

/** Returns the part of a canon after its number: "§1", ", § 1, 2°", " §§1-2", ".1", " par. 1 n. 2". */
export function canonDetailAt(tokens: readonly Token[], at: number): CanonPart | null {
  const dotted = tokens[at]?.word === "." && tokens[at]!.gap === 0 && tokens[at + 1]?.kind === "number";
  if (dotted && tokens[at + 1]!.gap === 0)
    return { detail: `${SECTION}${tokens[at + 1]!.text}`, next: at + 2 };
  const paragraph = paragraphAt(tokens, tokens[at]?.word === "," ? at + 1 : at);
  if (!paragraph) return numberAt(tokens, at);
  const number = numberAt(tokens, paragraph.next);
  return number ? { detail: `${paragraph.detail} ${number.detail}`, next: number.next } : paragraph;
}

function paragraphAt(tokens: readonly Token[], at: number): CanonPart | null {
  const first = tokens[at];
  if (!first || first.gap > 1) return null;
  let next = at;
  while (next < at + 2 && tokens[next]?.word === SECTION) next++;
  if (next === at && PARAGRAPH_WORDS.has(first.word)) next += tokens[at + 1]?.word === "." ? 2 : 1;
  if (next === at || !isNumber(tokens, next)) return null;
  const end = rangeEndAt(tokens, next + 1);
  const from = tokens[next]!.text;
  if (end === null) return { detail: `${SECTION}${from}`, next: next + 1 };
  return { detail: `${SECTION}${SECTION}${from}-${tokens[end]!.text}`, next: end + 1 };
}

/** Returns the number within a canon: ", 2°", " n. 2", ", no. 2". */
function numberAt(tokens: readonly Token[], at: number): CanonPart | null {
  const first = tokens[at]?.word === "," ? at + 1 : at;
  if (NUMBER_WORDS.has(tokens[first]?.word ?? "")) {
    const number = tokens[first + 1]?.word === "." ? first + 2 : first + 1;
    return isNumber(tokens, number) ? { detail: `n. ${tokens[number]!.text}`, next: number + 1 } : null;
  }
  const degree = tokens[first + 1];
  const marked =
    isNumber(tokens, first) && degree?.gap === 0 && (degree.text === "\u00b0" || degree.text === "\u00ba");
  return marked ? { detail: `n. ${tokens[first]!.text}`, next: first + 2 } : null;
}
