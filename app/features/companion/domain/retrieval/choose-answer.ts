import { kindOfFollowUp } from "../compose/answer/follow-up-kind";
import { type AskedWording, clausesOf, nearness, PRONOUN, type Weighed, weighed } from "./nearness";
import { isContentStem, wordingStems } from "./question-words";
import type { WordFrequencies } from "./rank-hits";

/** A known question that shares words with the one in question. */
interface KnownHit {
  number: number;
  wordings: readonly AskedWording[];
  /** bm25 of its wordings and its answer; higher is better. */
  score: number;
}

/** A known question as the index stores it. */
interface StoredHit extends KnownHit {
  id: string;
  title: string;
  /** `related`: ids of others. */
  answer: { claims: readonly { text: string }[]; related: readonly string[] };
}

/** A known question with its nearness to the one in question, from 0 to 1. */
type Near<Hit> = Hit & { nearness: number };

/** From this nearness on a known answer is the answer. */
const ANSWERS = 0.6;
/** The same for a follow-up, which names less. */
const ANSWERS_FOLLOW_UP = 0.56;
/** The same for a question with words of another subject. */
const ANSWERS_OF_OTHER_SUBJECT = 0.85;
/** The same for a further part of a question, whose first part has an answer. */
const ANSWERS_PART = 0.74;
/** An answer that is less near than another by no more than this meets a part as well. */
const AS_NEAR = 0.2;
/** What a part counts by itself that speaks of something named before. */
const OPEN_PART = 0.9;
/** With less than this of a part, the answer to the whole question is none to it. */
const LEAST_OF_PART = 0.35;
/** Most answers to one question. */
const MOST_PARTS = 3;
const MOST_NAMED = 2;
/** From this one on it may be named as near. */
const NEAR = 0.45;

/** What a clause counts at least beside the whole question. */
const LEAST_OF_CLAUSE = 0.78;
/** The same for a clause that cannot be understood alone: "is he in hell". */
const LEAST_OF_OPEN_CLAUSE = 0.5;
/** What a clause counts that tells something, in a question that asks in another one. */
const TOLD = 0.88;
/** The most that the words of question and answer together add to the nearness of the best wording. */
const MOST_OF_TEXT = 0.08;
/** The nearness of an answer on the verse that a question quotes, and the part of its own nearness that is added. */
const QUOTED = 0.7;
const OWN_OF_QUOTED = 0.28;
/** What is left of a follow-up's own nearness when it cannot be understood alone. */
const OPEN_FOLLOW_UP = 0.72;
/** What an answer gains that the earlier one names as related. */
const RELATED = 1.12;
/** A follow-up with fewer content words cannot be understood alone. */
const LEAST_WORDS = 3;

/** Follow-ups that ask for another form of the earlier answer. */
const ASPECTS: ReadonlySet<string> = new Set(["thanks", "simply", "example", "in-scripture"]);

/** Finds of the index among the known questions. */
interface KnownFinds<Hit> {
  sought: { known: readonly Hit[] };
  earlier: { known: readonly Hit[] };
  knownFrequencies: WordFrequencies;
}

/** A question, and the one before it. */
interface Asked {
  question: string;
  earlierQuestion: string;
  isOfOtherSubject: boolean;
  /** The verse that the question quotes, as a word of the index; `null` without one. */
  quoted: string | null;
}

/** The known answers to a question. */
export interface ChosenAnswers<Hit> {
  known: Hit | null;
  /** To further parts of the question. */
  alsoKnown: Hit[];
  /** Parts that ask for something of which no answer is near. */
  unanswered: string[];
  /** To the question before it. */
  earlierKnown: Hit | null;
  /** Wordings of those that are near. */
  nearKnown: string[];
}

/**
 * Returns the known answers to a question. A follow-up is read together with the question before it, and by itself as far
 * as it can be understood so.
 */
export function chooseAnswers<Hit extends StoredHit>(
  { question, earlierQuestion, isOfOtherSubject, quoted }: Asked,
  { sought, earlier, knownFrequencies: frequencies }: KnownFinds<Hit>,
): ChosenAnswers<Hit> {
  const leastAlike = earlierQuestion ? ANSWERS_FOLLOW_UP : ANSWERS;
  const least = isOfOtherSubject && !quoted ? ANSWERS_OF_OTHER_SUBJECT : leastAlike;
  const before = nearestAnswers(earlierQuestion, { hits: earlier.known, frequencies });
  const earlierKnown = before.find(({ nearness }) => nearness >= ANSWERS) ?? null;
  const hits = [...new Map([...sought.known, ...earlier.known].map((hit) => [hit.number, hit])).values()];
  const own = earlierQuestion
    ? nearestFollowUps({ question, earlierQuestion, earlierKnown }, { hits, frequencies })
    : nearestAnswers(question, { hits, frequencies });
  const near = quoted ? withQuoted(own, quoted) : own;
  const known = near.find(({ nearness }) => nearness >= least) ?? null;
  const named = isOfOtherSubject
    ? []
    : near.filter(({ nearness }) => nearness >= NEAR && nearness < least).slice(0, MOST_NAMED);
  const parts = known && !isOfOtherSubject ? partAnswers(question, known, { hits, frequencies }) : null;
  const [first = known, ...alsoKnown] = parts?.answers ?? [];
  return {
    known: first,
    alsoKnown,
    unanswered: parts?.unanswered ?? [],
    earlierKnown,
    nearKnown: named.map(({ title }) => title),
  };
}

/** Ranks the answers on a quoted verse by it. */
function withQuoted<Hit extends KnownHit>(near: readonly Near<Hit>[], quoted: string): Near<Hit>[] {
  return near
    .map((hit) =>
      hit.wordings.some(([stems]) => stems === quoted)
        ? { ...hit, nearness: Math.max(hit.nearness, QUOTED + OWN_OF_QUOTED * hit.nearness) }
        : hit,
    )
    .sort((one, other) => other.nearness - one.nearness);
}

/** Returns what a follow-up continues: the last question of its thread, with the first one if it cannot be understood alone. */
export function continuedQuestion(first: string, last: string): string {
  const content = wordingStems(last).filter(isContentStem);
  const isWhole = content.length >= LEAST_WORDS - 1 && !PRONOUN.test(last) && !CONTINUES.test(last);
  return first === last || isWhole ? last : `${first} ${last}`;
}

interface Compared<Hit> {
  hits: readonly Hit[];
  frequencies: WordFrequencies;
}

/**
 * Returns the known questions by their nearness to a question, the nearest first. Nearness is that of the nearest wording:
 * how much of the question it has, and how much of it the question has, by the weight of the words. People tell what has
 * happened before they ask: each clause is compared by itself as well, and with the one before it.
 */
function nearestAnswers<Hit extends KnownHit>(
  question: string,
  { hits, frequencies }: Compared<Hit>,
): Near<Hit>[] {
  const whole = weighed(question, frequencies);
  if (whole.total === 0) return [];
  const clauses = clausesOf(question).map((text) => weighed(text, frequencies));
  const asks = clauses.some(({ isAsking }) => isAsking);
  const parts = [
    { part: whole, share: 1 },
    ...clauses.map((part) => {
      const least = part.isOpen ? LEAST_OF_OPEN_CLAUSE : LEAST_OF_CLAUSE;
      const told = asks && !part.isAsking ? TOLD : 1;
      return { part, share: told * (least + (1 - least) * Math.min(1, part.total / whole.total)) };
    }),
    ...clauses.flatMap((clause, index) => {
      const previous = clauses[index - 1];
      if (!previous || !clause.isOpen || clauses.length < 3) return [];
      const part = { ...weighed(`${previous.text} ${clause.text}`, frequencies), kind: clause.kind };
      return [
        {
          part,
          share: LEAST_OF_CLAUSE + (1 - LEAST_OF_CLAUSE) * Math.min(1, part.total / whole.total),
        },
      ];
    }),
  ];
  return rankedBy(hits, (hit) =>
    Math.max(
      ...parts.map(
        ({ part, share }) => share * Math.max(0, ...hit.wordings.map((one) => nearness(one, part))),
      ),
    ),
  );
}

/** Ranks known questions; the words of question and answer together decide between those that are as near. */
function rankedBy<Hit extends KnownHit>(hits: readonly Hit[], nearnessOf: (hit: Hit) => number): Near<Hit>[] {
  const best = Math.max(...hits.map(({ score }) => score), 1);
  return hits
    .map((hit) => {
      const near = nearnessOf(hit);
      return { ...hit, nearness: near + MOST_OF_TEXT * near * (hit.score / best) };
    })
    .sort((one, other) => other.nearness - one.nearness || one.number - other.number);
}

/** Somebody of whom the answer before has told. */
const PERSON = /\b(?:he|she|him|her|his)\b/i;
/** Words with which people go on from an answer. */
const CONTINUES = /^\s*(?:and|but|so|or|then|ok|what (?:if|about)|how about|even|also|y|pero|o|entonces)\b/i;

/** Returns the known questions by their nearness to a follow-up. Each has a word of it that the question before has not. */
function nearestFollowUps<Hit extends StoredHit>(
  {
    question,
    earlierQuestion,
    earlierKnown,
  }: { question: string; earlierQuestion: string; earlierKnown: Hit | null },
  { hits, frequencies }: Compared<Hit>,
): Near<Hit>[] {
  const asked = weighed(question, frequencies);
  const before = new Set(wordingStems(earlierQuestion));
  const own = [...asked.weights.keys()].filter((stem) => isContentStem(stem) && !before.has(stem));
  const isOpen = asked.isOpen || CONTINUES.test(question) || own.length < LEAST_WORDS;
  if (isOpen && earlierKnown && ASPECTS.has(kindOfFollowUp(question))) return [];
  if (earlierKnown && PERSON.test(question) && tells(earlierKnown, own)) return [];
  const together = { ...weighed(`${earlierQuestion} ${question}`, frequencies), kind: asked.kind };
  const related = new Set(earlierKnown?.answer.related);
  const isNew = ({ number, wordings }: Hit) =>
    number !== earlierKnown?.number &&
    wordings.some(([stems]) => stems.split(" ").some((stem) => own.includes(stem)));
  const alone = new Map(
    nearestAnswers(question, { hits, frequencies }).map((hit) => [hit.number, hit.nearness] as const),
  );
  return rankedBy(hits.filter(isNew), (hit) => {
    const both = Math.max(0, ...hit.wordings.map((one) => nearness(one, together)));
    const near = Math.max(both, (alone.get(hit.number) ?? 0) * (isOpen ? OPEN_FOLLOW_UP : 1));
    return near * (related.has(hit.id) ? RELATED : 1);
  });
}

/** Whether an answer has one of the stems. */
function tells({ answer }: StoredHit, stems: readonly string[]): boolean {
  const told = new Set(answer.claims.flatMap(({ text }) => wordingStems(text)));
  return stems.some((stem) => told.has(stem));
}

/**
 * Returns the answers to the parts of a question that each ask for something, in their order, with the one to the whole
 * question in the place of its part, or first; and the parts that nothing is near to.
 */
function partAnswers<Hit extends StoredHit>(
  question: string,
  known: Hit,
  { hits, frequencies }: Compared<Hit>,
): { answers: Hit[]; unanswered: string[] } {
  const clauses = clausesOf(question).map((text) => weighed(text, frequencies));
  const isOne = clauses.filter(({ isAsking }) => isAsking).length < 2;
  const answers: Hit[] = [];
  const unanswered: string[] = [];
  for (const [index, clause] of clauses.entries()) {
    if (!clause.isAsking) continue;
    const previous = clauses[index - 1];
    // What has been told before belongs to the question: "I am divorced. Can I receive Communion?"
    const isLinked = previous !== undefined && (clause.isOpen || !previous.isAsking);
    const linked = isLinked && {
      ...weighed(`${previous.text} ${clause.text}`, frequencies),
      kind: clause.kind,
    };
    const alone = clause.isOpen ? OPEN_PART : 1;
    const near = rankedBy(hits, (hit) =>
      Math.max(
        ...hit.wordings.map((one) =>
          Math.max(alone * nearness(one, clause), linked ? nearness(one, linked) : 0),
        ),
      ),
    );
    const [best] = near;
    const own = near.find(({ number }) => number === known.number)?.nearness ?? 0;
    if (best && best.nearness >= ANSWERS_PART && own < best.nearness - AS_NEAR) answers.push(best);
    else if (own >= LEAST_OF_PART) answers.push(known);
    else if (!isOne && isWhole(clause)) unanswered.push(clause.text.trim());
  }
  const all = answers.includes(known) ? answers : [known, ...answers];
  const different = [...new Map(all.map((hit) => [hit.number, hit])).values()];
  return { answers: different.slice(0, MOST_PARTS), unanswered: unanswered.slice(0, 1) };
}

/** Whether a part of a question says what it asks about. */
const isWhole = ({ weights, isOpen }: Weighed) =>
  !isOpen && [...weights.keys()].filter(isContentStem).length >= LEAST_WORDS - 1;
