import { seedOf } from "../words/choice";

/** Kinds of questions. */
type QuestionKind = "sin" | "personal" | "why" | "how" | "who" | "whether" | "what";

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
/** The writer speaks of their own life. */
const PERSONAL = /\b(?:i|i'm|im|i've|my|me|we|our)\b/;

/** Returns the kind of a question, by its first words and the people in it. */
export function questionKind(question: string): QuestionKind {
  const text = question.slice(0, 1_000).toLowerCase().replace(/’/g, "'").trim();
  const kind = SIGNS.find(([, sign]) => sign.test(text))?.[0];
  if (kind) return kind;
  return PERSONAL.test(text) ? "personal" : "what";
}

/** First sentences by the kind of the question; `*` is replaced by the topic. */
const OPENINGS: Record<QuestionKind, readonly string[]> = {
  sin: [
    "What is asked here belongs to *. The teaching can be said plainly; how it stands in one person's life is for that person and a confessor to see.",
    "The Church speaks of this under *. It looks at the act, the reason and the freedom with which it is done, and a confessor can help to see all three.",
    "This is a question of *. What follows is the teaching; a confessor is the one to ask about a particular case.",
  ],
  personal: [
    "Thank you for putting this into words. It touches *, and this is what the sources offer.",
    "What you write belongs to *. Others have stood there before you, and these sources speak to it.",
  ],
  why: [
    "Behind this question stands *. The reasons come out in the sources.",
    "The reasons belong to *, and the sources give them in this way.",
    "To see why, it helps to look at *.",
  ],
  how: [
    "This belongs to *, and the sources show a way.",
    "Where to begin is told under *.",
    "The way leads through *. This is what the sources say of it.",
  ],
  who: [
    "The answer is found under *.",
    "The Church teaches this under *.",
    "The sources speak of this under *.",
  ],
  whether: [
    "The question belongs to *. The sources answer it in this way.",
    "This is asked of *, and the answer is in what follows.",
    "Under * the sources say this.",
  ],
  what: ["The subject here is *.", "This is what the sources say of *.", "The question leads to *."],
};

const FOLLOW_UP_OPENINGS: readonly string[] = [
  "To go a step further on *:",
  "There is more to say on *.",
  "Staying with *, this adds to what was said.",
];

const NEW_TOPIC_OPENINGS: readonly string[] = [
  "That leads on to *.",
  "The Church teaches this under *.",
  "On *:",
];

const choose = (choices: readonly string[], seed: number) => choices[seed % choices.length]!;

/** Returns the first sentence of an answer; always the same one for a question. */
export function opening(
  kind: QuestionKind,
  { question, topic }: { question: string; topic: string },
): string {
  return choose(OPENINGS[kind], seedOf("opening", question)).replace("*", `**${topic}**`);
}

/** Returns the first sentence of an answer to a follow-up, on the same topic or on a new one. */
export function followUpOpening(args: { question: string; topic: string; isNew: boolean }): string {
  const openings = args.isNew ? NEW_TOPIC_OPENINGS : FOLLOW_UP_OPENINGS;
  return choose(openings, seedOf("follow-up", args.question)).replace("*", `**${args.topic}**`);
}
