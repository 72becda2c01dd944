/** What a question wants to hear. */
export type QuestionKind = "sin" | "personal" | "why" | "how" | "who" | "whether" | "what";

const SIGNS: readonly [QuestionKind, RegExp][] = [
  [
    "sin",
    /\b(?:sin|sins|sinful|sinned|sinning|wrong|immoral|forbidden)\b|\b(?:am i|are we|is it|is he|is she|would it be) (?:\w+ ){0,2}(?:allowed|okay|ok|permitted)\b|^(?:can|may|should|must) (?:i|we)\b/,
  ],
  ["why", /^(?:but |and |so |then )?(?:why|how come|what(?:'s| is| are)? the (?:reason|point|purpose))\b/],
  ["how", /^(?:but |and |so |then )?how (?:do|can|could|should|to|would|does|am i)\b/],
  ["who", /^(?:but |and |so |then )?(?:who|whom|whose|when|where|which|how (?:many|much|often|long|old))\b/],
  [
    "whether",
    /^(?:but |and |so |then )?(?:is|are|was|were|do|does|did|can|could|will|would|has|have|should|must)\b/,
  ],
  ["what", /^(?:but |and |so |then )?what\b/],
];
/** Somebody who tells of their own life. */
const PERSONAL = /\b(?:i|i'm|im|i've|my|me|we|our)\b/;

/** What a question wants to hear, by its first words and by whom it speaks of. */
export function questionKind(question: string): QuestionKind {
  const text = question.slice(0, 1_000).toLowerCase().replace(/’/g, "'").trim();
  const kind = SIGNS.find(([, sign]) => sign.test(text))?.[0];
  if (kind) return kind;
  return PERSONAL.test(text) ? "personal" : "what";
}
