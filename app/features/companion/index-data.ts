import type { Objection } from "./domain/objection";
import { indexRows } from "./domain/retrieval/index-rows";
import type { Topic } from "./domain/topic";
import type { Work } from "./domain/work";
import { EVERYDAY_QUESTIONS as QUESTION_LINES } from "./everyday-questions";
import { EVERYDAY_WORDS as WORD_LINES } from "./everyday-words";

/*
 * The whole hand-written index. The worker never imports it: it is compiled to SQL that each start and each deployment
 * loads when its hash has changed (docs/decisions/0035).
 */

const listsOf = <Item>(modules: Record<string, object>) =>
  Object.keys(modules)
    .sort()
    .flatMap((path) => Object.values(modules[path]!).filter(Array.isArray) as Item[][])
    .flat();

export const TOPICS: readonly Topic[] = listsOf<Topic>(
  import.meta.glob<object>("./topics/*.ts", { eager: true }),
);
export const OBJECTIONS: readonly Objection[] = listsOf<Objection>(
  import.meta.glob<object>("./objections/*.ts", { eager: true }),
);
export const WORKS: readonly Work[] = listsOf<Work>(import.meta.glob<object>("./works.ts", { eager: true }));

const byTopic = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines
      .trim()
      .split("\n")
      .map((line) => line.split("|")),
  );

/** The everyday words of each topic by its id. */
export const EVERYDAY_WORDS = byTopic(WORD_LINES);

/** The questions that people ask about each topic, by its id. */
export const EVERYDAY_QUESTIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(byTopic(QUESTION_LINES)).map(([id, line]) => [id, line.split("; ")]),
);

/** The rows of the index's tables. */
export const INDEX_ROWS = indexRows({
  topics: TOPICS,
  objections: OBJECTIONS,
  works: WORKS,
  everydayWords: EVERYDAY_WORDS,
  everydayQuestions: EVERYDAY_QUESTIONS,
});
