import { kindOfQuestion, type QuestionKind } from "./question-kind";
import { isContentStem, stemWeight, wordingStems, wordingWeights } from "./question-words";
import type { WordFrequencies } from "./rank-hits";

/** A way to ask a known question: its stems, separated by spaces, the sum of their weights, and its kind. */
export type AskedWording = readonly [stems: string, weight: number, kind: string];

/** What is left of the nearness when the question asks for another thing: "who is" beside "when is". */
const OTHER_KIND = 0.86;
/** The same where one of both has no word that asks: "patron of lost causes" beside "who is". */
const OPEN_KIND = 0.95;
/** The same for "what is", which may be asked of much: "why is" beside "what is". */
const NEAR_KIND = 0.94;
/** What is left of it when they share a single word: "organized" is no donation. */
const STRAY = 0.9;
const SAME_KIND = 0.02;
/** What one kind of question may also be worded as. */
const ALIKE: ReadonlySet<string> = new Set(["how open", "open how", "where open", "open where"]);
const MOST_CLAUSES = 8;

/** A question, or a part of one, with the weights of its words. */
export interface Weighed {
  text: string;
  weights: ReadonlyMap<string, number>;
  total: number;
  kind: QuestionKind;
  /** It speaks of somebody or something that it does not name. */
  isOpen: boolean;
  /** It begins as a question does. */
  isAsking: boolean;
}

/** Words for somebody or something that is named elsewhere. */
export const PRONOUN =
  /\b(?:he|she|him|her|his|it|its|they|them|their|this|that|there|those|el|ella|ellos|eso|esto)\b/i;
const ASKING =
  /^\s*(?:(?:and|but|so|or|y|pero)\s+)?(?:what|whats|who|whos|when|where|why|how|which|is|are|am|was|were|do|does|did|can|could|may|must|should|shall|will|would|has|have|qu[eé]|qui[eé]n|cu[aá]\p{L}+|d[oó]nde|c[oó]mo|por ?qu[eé]|puedo|puede|debo|es|hay|tengo)\b/iu;

/** Weighs the words of a text. */
export function weighed(text: string, { topics, byStem }: WordFrequencies): Weighed {
  const weights = wordingWeights(wordingStems(text), (stem) => stemWeight(byStem.get(stem) ?? 0, topics));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return {
    text,
    weights,
    total,
    kind: kindOfQuestion(text),
    isOpen: PRONOUN.test(text),
    isAsking: ASKING.test(text),
  };
}

/** Returns the parts of a question that may be asked by themselves; none when it has one alone. */
export function clausesOf(question: string): string[] {
  const parts = question
    .slice(0, 2_000)
    .split(/[.?!;:()\n"“”]+|,\s|\s[-–—]\s|\b(?:but|and|so|because|pero|porque|y)\b/i);
  const clauses = parts.filter((part) => wordingStems(part).some(isContentStem));
  return clauses.length > 1 ? clauses.slice(0, MOST_CLAUSES) : [];
}

/** Returns the parts that each ask for something; none when only one does. */
export function askingParts(question: string): string[] {
  const asking = clausesOf(question).filter((part) => ASKING.test(part));
  return asking.length > 1 ? asking : [];
}

/** Returns the nearness of a wording to a question, from 0 to 1. */
export function nearness([stems, weight, kind]: AskedWording, asked: Weighed): number {
  if (asked.total === 0) return 0;
  const common = stems.split(" ").filter((stem) => asked.weights.has(stem));
  // A number alone names nothing: "2+2" is no Second Letter of Peter.
  const content = common.filter((stem) => isContentStem(stem) && /\p{L}/u.test(stem)).length;
  if (content === 0) return 0;
  const shared = common.reduce((sum, stem) => sum + asked.weights.get(stem)!, 0);
  // The question may say more than the wording, such as who asks: what it leaves out counts more.
  const ofQuestion = shared / asked.total;
  const ofWording = Math.min(1, shared / weight);
  const both = ofQuestion ** 0.45 * ofWording ** 0.55;
  const isStray = content === 1 && [...asked.weights.keys()].filter(isContentStem).length > 1;
  if (kind === "what" || asked.kind === "what") {
    const ofKind = kind === "open" || asked.kind === "open" || kind === asked.kind ? 1 : NEAR_KIND;
    return both * ofKind * (isStray ? STRAY : 1) + (kind === asked.kind ? SAME_KIND : 0);
  }
  const isAlike = kind === asked.kind || ALIKE.has(`${kind} ${asked.kind}`);
  const ofOther = kind === "open" || asked.kind === "open" ? OPEN_KIND : OTHER_KIND;
  return both * (isAlike ? 1 : ofOther) * (isStray ? STRAY : 1);
}
