import { phraseAt, phraseTable } from "./phrases";
import { isCapital } from "./prose";
import type { Token } from "./tokens";

interface Part {
  /** As it is shown: "I-II", "Suppl."; one that the Summa does not have stays as it is ("IV"). */
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

/** The part of the Summa at a token: "I-II", "Ia-IIae", "1a2ae", "Prima Secundae", "Suppl.". */
export function summaPartAt(tokens: readonly Token[], at: number): Part | null {
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

/** 1 to 4 in Roman or Arabic digits; `inflected` with a Latin ending: "IIae", "2ae". */
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
