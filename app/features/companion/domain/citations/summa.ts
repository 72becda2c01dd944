import type { Reading } from "./citation";
import { isNumber, numberOf, rangeEndAt } from "./number-lists";
import { phraseAt, phraseTable } from "./phrases";
import { isCapital } from "./prose";
import { summaPartAt } from "./summa-part";
import { questionAt, readArticleSpans } from "./summa-spans";
import type { Token } from "./tokens";

const TITLES = phraseTable(
  ["Summa Theologiae", "Summa Theologica", "Summa Theol", "Summa", "ST", "S T", "STh", "S Th", "S Theol"].map(
    (title) => [title, title] as const,
  ),
);
const SEPARATORS = new Set([",", ".", ":", ";"]);
/** Parts that are told by themselves, without the title before them. */
const DOUBLE_PARTS = new Set(["I-II", "II-II"]);

/** "ST I-II, q. 94, a. 2", "Summa Theologiae II-II 2.3", "III, q. 75, a. 1 ad 2" at a token, or null. */
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

/** The index of what follows the title; null where there is none. "St" is a saint, "st" needs a question. */
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
