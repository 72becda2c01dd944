/** What a question asks for. `open` questions may be asked in any of these ways. */
export type QuestionKind = "who" | "when" | "where" | "why" | "how-much" | "how" | "what" | "open";

const LEAD = "^(?:(?:but|and|so|then|ok|okay|please|well|hi|hello|hey)[ ,]+)*";
const SIGNS: readonly [QuestionKind, RegExp][] = [
  [
    "why",
    new RegExp(
      `${LEAD}(?:why|how come|what(?:'s| is| are)? the (?:reason|point|purpose))\\b|\\bwhy\\b|\\bpor ?qu[eé](?!\\p{L})`,
      "u",
    ),
  ],
  ["how-much", /\bhow (?:many|much|long|old|often|far|late|early|soon)\b|\bcu[aá]nt[oa]s?\b/],
  ["who", new RegExp(`${LEAD}(?:who|whom|whose|whos|qui[eé]n(?:es)?)\\b`)],
  [
    "when",
    new RegExp(
      `${LEAD}(?:when|cu[aá]ndo|what (?:day|date|year|time|century))\\b|\\bfeast day\\b|\\bwhat year\\b`,
    ),
  ],
  ["where", new RegExp(`${LEAD}(?:where|d[oó]nde)\\b|\\b(?:what|which) (?:verse|chapter|book|psalm)\\b`)],
  [
    "how",
    new RegExp(
      `${LEAD}how (?:do|does|can|could|should|to|would|is|are|was|did|am)\\b|\\bhow to\\b|${LEAD}c[oó]mo\\b`,
    ),
  ],
  [
    "what",
    new RegExp(
      `${LEAD}(?:what(?: is|'?s| are| was| does)|wh?at'?s|que (?:es|son)|qu[eé] (?:es|son|significa))\\b`,
    ),
  ],
];

/** Returns what a question asks for, by its first words. */
export function kindOfQuestion(question: string): QuestionKind {
  const text = question
    .slice(0, 400)
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[¿¡\s]+/, "")
    .trim();
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? "open";
}
