import { isNumber, rangeEndAt } from "./number-lists";
import type { Token } from "./tokens";

const PARAGRAPH_WORDS = new Set(["par", "paragraph", "paragraphs", "section"]);
const NUMBER_WORDS = new Set(["n", "no", "nn", "nos", "number"]);
const SECTION = "\u00a7";

interface Part {
  detail: string;
  next: number;
}

/** The part of a canon after its number: "§1", ", § 1, 2°", " §§1-2", ".1", " par. 1 n. 2". */
export function canonDetailAt(tokens: readonly Token[], at: number): Part | null {
  const dotted = tokens[at]?.word === "." && tokens[at]!.gap === 0 && tokens[at + 1]?.kind === "number";
  if (dotted && tokens[at + 1]!.gap === 0)
    return { detail: `${SECTION}${tokens[at + 1]!.text}`, next: at + 2 };
  const paragraph = paragraphAt(tokens, tokens[at]?.word === "," ? at + 1 : at);
  if (!paragraph) return numberAt(tokens, at);
  const number = numberAt(tokens, paragraph.next);
  return number ? { detail: `${paragraph.detail} ${number.detail}`, next: number.next } : paragraph;
}

function paragraphAt(tokens: readonly Token[], at: number): Part | null {
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

/** ", 2°", " n. 2", ", no. 2". */
function numberAt(tokens: readonly Token[], at: number): Part | null {
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
