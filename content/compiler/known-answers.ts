import { z } from "zod/mini";
import { SOURCES } from "~/features/companion/domain/limits";
import { kindOfQuestion } from "~/features/companion/domain/retrieval/question-kind";
import {
  contentWords,
  isContentStem,
  stemWeight,
  verseWord,
  wordingStems,
  wordingWeights,
} from "~/features/companion/domain/retrieval/question-words";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { placeRunsOf } from "~/features/texts/domain/citations/overlap";
import { stemOf } from "~/shared/text";
import { type ContentFiles, line, lines, type Written } from "./content-files";
import { displayReferences, prose, references } from "./references";

/** What a claim is drawn from, beside the companion's sources. */
const OTHER_SOURCES = ["councils", "saints", "history"] as const;

const claim = z.strictObject({
  text: prose,
  /** Narrow places that carry it: at most three paragraphs or a few verses each. */
  references: z.optional(references),
  source: z.optional(z.enum([...SOURCES, ...OTHER_SOURCES])),
});

const answers = z.array(
  z.strictObject({
    id: line.check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "has lower-case words joined by hyphens")),
    /** Everyday wordings. */
    questions: lines.check(z.minLength(4), z.maxLength(24)),
    /** The direct answer. */
    answer: claim,
    claims: z.array(claim).check(z.minLength(1), z.maxLength(8)),
    warmth: z.optional(prose),
    /** Ids of others. */
    related: z.optional(z.array(line)),
  }),
);

const spanishAnswers = z.array(
  z.strictObject({
    id: line,
    questions: lines,
    answer: line,
    claims: lines,
    warmth: z.optional(line),
  }),
);

export type KnownAnswer = z.infer<typeof answers>[number] & {
  spanish?: z.infer<typeof spanishAnswers>[number];
};

/** Reads the known questions with their answers, and notes ids and wordings used twice and unknown ids. */
export function readKnownAnswers(files: ContentFiles): KnownAnswer[] {
  const english = files.folder("content/answers", answers);
  const spanish = new Map(
    files.folder("content/spanish", spanishAnswers).flatMap(({ value }) => value.map((one) => [one.id, one])),
  );
  const ids = new Set<string>();
  const wordings = new Map<string, string>();
  forEachAnswer(english, ({ id, questions }, fault) => {
    if (ids.has(id)) fault(["id"], `${id} is used twice`);
    ids.add(id);
    for (const [index, question] of questions.entries()) {
      const owner = wordings.get(question.toLowerCase());
      if (owner) fault(["questions", index], `"${question}" is used by ${owner} already`);
      wordings.set(question.toLowerCase(), id);
    }
  });
  forEachAnswer(english, ({ related = [] }, fault) => {
    for (const [index, id] of related.entries())
      if (!ids.has(id)) fault(["related", index], `there is no answer ${id}`);
  });
  return english.flatMap(({ value }) =>
    value.map((one) => {
      const other = spanish.get(one.id);
      return other ? { ...one, spanish: other } : one;
    }),
  );
}

function forEachAnswer(
  files: Written<z.infer<typeof answers>>[],
  visit: (answer: z.infer<typeof answers>[number], fault: Written<unknown>["fault"]) => void,
) {
  for (const { value, fault } of files)
    for (const [index, one] of value.entries())
      visit(one, (path, message) => fault([index, ...path], message));
}

/** Returns the rows of the known answers and of their search index. */
export function knownAnswerRows(known: readonly KnownAnswer[]) {
  const searchable = (...texts: readonly string[]) => texts.flatMap(contentWords).join(" ");
  const searched = known.map(({ id, questions, answer, claims, spanish }) => [
    numberOf(id),
    [searchable(...questions), ...versesOf(answer)].join(" "),
    searchable(answer.text, ...claims.map(({ text }) => text)),
    searchable(...(spanish ? [...spanish.questions, spanish.answer] : [])),
  ]);
  const weightOf = weightsOf(searched.map(([, ...texts]) => texts.join(" ").split(" ")));
  return {
    known_answers: known.map(({ id, questions, answer, claims, warmth, related = [], spanish }) => {
      const stored = [answer, ...claims].map((part) => ({
        text: part.text,
        references: displayReferences(part.references ?? ""),
        source: part.source ?? "catechism",
      }));
      const inSpanish = spanish && {
        claims: [spanish.answer, ...spanish.claims],
        ...(spanish.warmth && { warmth: spanish.warmth }),
      };
      return [
        numberOf(id),
        id,
        questions[0]!,
        JSON.stringify({ claims: stored, ...(warmth && { warmth }), related }),
        JSON.stringify([
          ...[...questions, ...(spanish?.questions ?? [])].flatMap((one) => wordingOf(one, weightOf)),
          ...versesOf(answer).map((verse) => [verse, 0, "verse"]),
        ]),
        inSpanish ? JSON.stringify(inSpanish) : null,
      ];
    }),
    known_answer_search: searched,
  };
}

/** Most verses of a place that an answer is found by: beyond, it is about more than one of them. */
const MOST_VERSES = 15;

/** Returns the verses of the direct answer, each as a word. */
function versesOf({ references: places = "" }: KnownAnswer["answer"]): string[] {
  const runs = findCitations(places)
    .filter(({ kind }) => kind === "scripture")
    .flatMap(({ place }) => placeRunsOf(place))
    .filter(({ first, last }) => last - first < MOST_VERSES);
  return runs.flatMap(({ work, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => verseWord(work, first + index)),
  );
}

/** Returns the weight of each stem by the number of answers that have it. */
function weightsOf(answersWords: readonly (readonly string[])[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const words of answersWords)
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => stemWeight(counts.get(stem) ?? 0, answersWords.length);
}

/** Returns a wording as it is stored; none without a word that tells anything. */
function wordingOf(question: string, weightOf: (stem: string) => number): [string, number, string][] {
  const stems = wordingStems(question);
  if (!stems.some(isContentStem)) return [];
  const weight = [...wordingWeights(stems, weightOf).values()].reduce((sum, one) => sum + one, 0);
  return [[stems.join(" "), Math.round(10 * weight) / 10, kindOfQuestion(question)]];
}

/** Returns the number of an answer in every database: FNV-1a of its id, 31 bits. */
function numberOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash >>> 1;
}
