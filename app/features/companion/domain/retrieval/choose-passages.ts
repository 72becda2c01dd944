import type { Source } from "../limits";
import type { Passage } from "../tasks";

/** A passage of a source on a topic, as the topic's row stores it. */
interface StoredPassage {
  references: string[];
  text: string;
}
export type StoredPassages = { [source in Source]?: StoredPassage };

/** A topic that answers a question. */
export interface AnsweringTopic {
  number: number;
  id: string;
  title: string;
  passages: StoredPassages;
  score: number;
}

/** The authors whose works are listed: a title and where to look, never a quotation. */
export const WORK_SOURCES = [
  "ratzinger",
  "von-balthasar",
  "rahner",
  "john-paul-ii",
] as const satisfies readonly Source[];
export type WorkSource = (typeof WORK_SOURCES)[number];

/** A work of a listed author. */
export interface AnsweringWork {
  source: Source;
  title: string;
  year: number;
  pointer: string;
  /** Numbers of topics. */
  topics: readonly number[];
}

/** Share of the best score from which a topic belongs to the answer. */
const NEAR = 0.6;
/** Share of the best score from which a topic adds its passage to that of the best one. */
const VERY_NEAR = 0.8;
const MOST_TOPICS = 3;
const MOST_PASSAGES = 2;

/** Returns the topics of an answer: the best one, and those near to it. */
export function nearTopics<Topic extends { score: number }>(ranked: readonly Topic[]): Topic[] {
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= NEAR * best).slice(0, MOST_TOPICS);
}

/** Returns passages on the topics, at most two for each source, in the order of the sources. */
export function choosePassages(
  topics: readonly AnsweringTopic[],
  { sources, works }: { sources: readonly Source[]; works: readonly AnsweringWork[] },
): Passage[] {
  const near = nearTopics(topics);
  return sources.flatMap((source) => {
    const stated = notesOn(near, source);
    // Without a statement of the author, the works that say much on the topic.
    const all =
      stated.length > 0
        ? stated
        : worksOn(
            near,
            works.filter((work) => work.source === source),
          );
    return all.slice(0, MOST_PASSAGES);
  });
}

function notesOn(topics: readonly AnsweringTopic[], source: Source): Passage[] {
  const having = topics.filter(({ passages }) => passages[source]);
  const best = having[0]?.score ?? 0;
  return having
    .filter(({ score }) => score >= VERY_NEAR * best)
    .map(({ id, title, passages }) => ({ topicId: id, title, source, ...passages[source]! }));
}

/** Returns passages on the works of one author, those on the best topic first. */
function worksOn(topics: readonly AnsweringTopic[], works: readonly AnsweringWork[]): Passage[] {
  const passages = topics.flatMap(({ id, title, number }) =>
    works
      .filter((work) => work.topics.includes(number))
      .map((work) => ({
        topicId: id,
        title,
        source: work.source,
        references: [work.title],
        text: `*${work.title}* (${work.year}): ${work.pointer}`,
      })),
  );
  return [...new Map(passages.map((passage) => [passage.text, passage])).values()];
}
