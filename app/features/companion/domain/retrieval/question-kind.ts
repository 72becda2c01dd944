/** What a question asks for. `open` questions may be asked in any of these ways. */
export type QuestionKind = "who" | "when" | "where" | "why" | "how-much" | "how" | "what" | "open";

const LEAD = "^(?:(?:but|and|so|then|ok|okay|please|well|hi|hello|hey)[ ,]+)*";
const SIGNS: readonly [QuestionKind, RegExp][] = [
  [
    "why",
    new RegExp(`${LEAD}(?:why|how come|what(?:'s| is| are)? the (?:reason|point|purpose))\\b|\\bwhy\\b`),
  ],
  ["how-much", /\bhow (?:many|much|long|old|often|far|late|early|soon)\b/],
  ["who", new RegExp(`${LEAD}(?:who|whom|whose|whos)\\b`)],
  [
    "when",
    new RegExp(`${LEAD}(?:when|what (?:day|date|year|time|century))\\b|\\bfeast day\\b|\\bwhat year\\b`),
  ],
  ["where", new RegExp(`${LEAD}where\\b|\\b(?:what|which) (?:verse|chapter|book|psalm)\\b`)],
  ["how", new RegExp(`${LEAD}how (?:do|does|can|could|should|to|would|is|are|was|did|am)\\b|\\bhow to\\b`)],
  [
    "what",
    new RegExp(
      `${LEAD}(?:what(?: is|'?s| are| was| does)|wh?at'?s|que (?:es|son)|qu[eé] (?:es|son|significa))\\b`,
    ),
  ],
];

/** Returns what a question asks for, by its first words. */
export function kindOfQuestion(question: string): QuestionKind {
  const text = question.slice(0, 400).toLowerCase().replace(/’/g, "'").trim();
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? "open";
}
