import { documentOf } from "./canon/documents";
import { canonDetailAt } from "./canon-detail";
import type { Reading } from "./citation";
import { documentNameAt } from "./document-names";
import { endsSpan, isNumber, rangeEndAt } from "./number-lists";
import { readParagraphSpans } from "./paragraph-spans";
import { isCapital, isIntroduced } from "./prose";
import type { Token } from "./tokens";

const FULL_WORDS = new Set(["canon", "canons"]);
const CANON_WORDS = new Set(["can", "cann", "c", "cc"]);
/** Councils and places whose own canons are counted. */
const COUNCILS = new Set(
  `council councils trent nicaea nicea chalcedon constantinople ephesus lateran orange elvira carthage florence lyons
  lyon vienne toledo arles braga synod trullo`.split(/\s+/),
);
const REACH = 7;
const OLD_CODE = "1917";

/** "can. 1055 §1", "canons 849-878", "c. 1055 §1" at a token, or null. */
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

/** "of the Code of Canon Law", "CIC" after a canon. */
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
  // "c." is "circa" before a year, unless a paragraph follows or it is all there is.
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
