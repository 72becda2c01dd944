import type { Reading } from "./citation";
import { isNumber, numberOf, rangeEndAt } from "./number-lists";
import { phraseAt, phraseTable } from "./phrases";
import { isCapital } from "./prose";
import { questionAt, readArticleSpans } from "./summa-spans";
import type { Token } from "./tokens";

const TITLES = phraseTable(
  ["Summa Theologiae", "Summa Theologica", "Summa Theol", "Summa", "ST", "S T", "STh", "S Th", "S Theol"].map(
    (title) => [title, title] as const,
  ),
);
const SEPARATORS = new Set([",", ".", ":", ";"]);
/** Parts that need no title before them. */
const DOUBLE_PARTS = new Set(["I-II", "II-II"]);

/** Returns the articles at a token, or `null`: "ST I-II, q. 94, a. 2", "Summa Theologiae II-II 2.3", "III, q. 75, a. 1 ad 2". */
export function summaAt(tokens: readonly Token[], at: number): Reading | null {
  const title = titleAt(tokens, at);
  const start = title ?? (tokens[at]?.kind === "word" && isCapital(tokens[at]) ? at : null);
  const part = start === null ? null : summaPartAt(tokens, start);
  if (!part) return null;
  const at2 = overSeparator(tokens, part.next);
  const spoken = questionAt(tokens, at2);
  const question = spoken ?? (title === null ? null : bareQuestionAt(tokens, at2));
  if (!question || (title === null && !isBarePart(tokens, part.part, at2))) return null;
  const { spans, next } = readArticleSpans(tokens, question, !spoken);
  return { kind: "summa", place: { work: "summa", part: part.part, spans }, next };
}

/** Returns the index after the title; `null` without one. "St" is a saint, "st" needs a question. */
function titleAt(tokens: readonly Token[], at: number): number | null {
  const found = phraseAt(tokens, at, TITLES);
  if (!found || tokens[at]!.text === "St") return null;
  const stop = tokens[found.next]?.word === "." && tokens[found.next]!.gap === 0;
  const next = stop ? found.next + 1 : found.next;
  return tokens[next]?.word === "," ? next + 1 : next;
}

function bareQuestionAt(tokens: readonly Token[], at: number) {
  if (!isNumber(tokens, at)) return null;
  const end = rangeEndAt(tokens, at + 1);
  const from = numberOf(tokens[at]!);
  const to = end === null ? undefined : numberOf(tokens[end]!);
  return { from, to, plural: false, next: end === null ? at + 1 : end + 1 };
}

function isBarePart(tokens: readonly Token[], part: string, question: number): boolean {
  const { word } = tokens[question]!;
  return word === "q" || word === "qq" || (DOUBLE_PARTS.has(part) && word.startsWith("question"));
}

function overSeparator(tokens: readonly Token[], at: number): number {
  return SEPARATORS.has(tokens[at]?.word ?? "") && tokens[at]!.gap <= 1 ? at + 1 : at;
}

interface Part {
  /** As it is shown: "I-II", "Suppl."; unknown parts stay as they are ("IV"). */
  part: string;
  next: number;
}

const NAMED_PARTS = phraseTable([
  ["Prima Pars", "I"],
  ["First Part", "I"],
  ["Prima Secundae", "I-II"],
  ["Prima Secundae Partis", "I-II"],
  ["First Part of the Second Part", "I-II"],
  ["Secunda Secundae", "II-II"],
  ["Secunda Secundae Partis", "II-II"],
  ["Second Part of the Second Part", "II-II"],
  ["Tertia Pars", "III"],
  ["Third Part", "III"],
  ["Suppl", "Suppl."],
  ["Supp", "Suppl."],
  ["Supplement", "Suppl."],
  ["Supplementum", "Suppl."],
  ["App I", "App. I"],
  ["App II", "App. II"],
  ["Appendix I", "App. I"],
  ["Appendix II", "App. II"],
  ["IaIIae", "I-II"],
  ["IIaIIae", "II-II"],
]);
const ROMAN = ["", "I", "II", "III", "IV"];
const ROMAN_VALUES = new Map([
  ...["i", "ii", "iii", "iv"].map((word, index) => [word, index + 1] as const),
  ...["ia", "iia", "iiia"].map((word, index) => [word, index + 1] as const),
  ["iae", 1] as const,
  ["iiae", 2] as const,
]);
const ENDINGS = new Set(["a", "ae"]);

/** Returns the part of the Summa at a token: "I-II", "Ia-IIae", "1a2ae", "Prima Secundae", "Suppl.". */
function summaPartAt(tokens: readonly Token[], at: number): Part | null {
  const named = phraseAt(tokens, at, NAMED_PARTS);
  if (named) return { part: named.value, next: overStop(tokens, named.next) };
  const first = valueAt(tokens, at);
  if (!first || (tokens[at]!.kind === "word" && !isCapital(tokens[at]) && tokens[at]!.text === "i"))
    return null;
  const joined = tokens[first.next]?.word === "-" || tokens[first.next]?.word === "/";
  const second = valueAt(tokens, joined ? first.next + 1 : first.next);
  if (second && (joined || (first.inflected && second.inflected))) {
    return { part: `${ROMAN[first.value]}-${ROMAN[second.value]}`, next: second.next };
  }
  return { part: ROMAN[first.value]!, next: first.next };
}

/** Returns 1 to 4 from Roman or Arabic digits; `inflected` with a Latin ending: "IIae", "2ae". */
function valueAt(
  tokens: readonly Token[],
  at: number,
): { value: number; inflected: boolean; next: number } | null {
  const token = tokens[at];
  if (!token || token.gap > 1) return null;
  if (token.kind === "word") {
    const value = ROMAN_VALUES.get(token.word);
    return value
      ? { value, inflected: token.word.endsWith("a") || token.word.endsWith("e"), next: at + 1 }
      : null;
  }
  if (token.kind !== "number" || token.text.length > 1 || !ROMAN[Number(token.text)]) return null;
  const ending = tokens[at + 1];
  const inflected = ending?.gap === 0 && ENDINGS.has(ending.word);
  return { value: Number(token.text), inflected, next: inflected ? at + 2 : at + 1 };
}

function overStop(tokens: readonly Token[], at: number): number {
  return tokens[at]?.word === "." && tokens[at]!.gap === 0 ? at + 1 : at;
}
