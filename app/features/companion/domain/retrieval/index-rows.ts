import { findCitations } from "../citations/find-citations";
import { runsOf, workOf } from "../citations/overlap";
import { referenceText } from "../citations/reference-text";
import type { Source } from "../limits";
import type { Objection } from "../objection";
import type { NoteKind, Topic } from "../topic";
import type { Work } from "../work";
import { contentWords, phraseKey } from "./question-words";
import { storedWordings } from "./wordings";

/** The hand-written index as it is written. */
export interface IndexData {
  topics: readonly Topic[];
  objections: readonly Objection[];
  works: readonly Work[];
  /** Everyday words by the id of their topic. */
  everydayWords: Readonly<Record<string, string>>;
  /** Questions that people ask, by the id of their topic. */
  everydayQuestions: Readonly<Record<string, readonly string[]>>;
}

/** What a source says on a topic, as a row keeps it. */
export interface StoredPassage {
  references: string[];
  text: string;
}
export type StoredPassages = { [source in Source]?: StoredPassage };

/** Rows by table, each in the order of the table's columns; JSON columns as text. */
export type IndexRows = Record<
  | "topics"
  | "topic_search"
  | "topic_phrases"
  | "topic_references"
  | "objections"
  | "objection_search"
  | "works",
  (string | number)[][]
>;

export const NOTE_KINDS = [
  "scripture",
  "patristic",
  "aquinas",
  "augustine",
  "vatican-ii",
  "papal-encyclicals",
  "canon-law",
  "liturgy",
  "councils",
] as const satisfies readonly NoteKind[];

const searchable = (...texts: readonly string[]) => texts.flatMap(contentWords).join(" ");

/** The rows of the index's tables. */
export function indexRows(data: IndexData): IndexRows {
  const { topics, objections, works } = data;
  const numberOf = new Map(topics.map(({ id }, index) => [id, index + 1]));
  const numbers = (ids: readonly string[]) => JSON.stringify(ids.map((id) => numberOf.get(id)!));
  const waysToAsk = ({ id, aliases }: Topic) => [...aliases, ...(data.everydayQuestions[id] ?? [])];
  const searched = topics.map((topic) => [
    searchable(topic.title),
    searchable(...waysToAsk(topic)),
    searchable(data.everydayWords[topic.id] ?? ""),
    searchable(topic.summary),
    searchable(...Object.values(topic.notes).map(({ text }) => text)),
  ]);
  const wordings = storedWordings(
    topics.map((topic, index) => ({
      texts: searched[index]!,
      phrases: [topic.title, ...waysToAsk(topic)].map(contentWords),
    })),
  );
  return {
    topics: topics.map((topic, index) => [
      numberOf.get(topic.id)!,
      topic.id,
      topic.title,
      JSON.stringify(storedPassages(topic)),
      JSON.stringify(wordings[index]!),
    ]),
    topic_search: topics.map(({ id }, index) => [numberOf.get(id)!, ...searched[index]!]),
    topic_phrases: topics.flatMap((topic) =>
      [...new Set([topic.title, ...waysToAsk(topic)].map(phraseKey))]
        .filter((key) => key !== null)
        .map((key) => [key, numberOf.get(topic.id)!]),
    ),
    topic_references: topics.flatMap((topic) =>
      placesOf(topic).map((place) => [...place, numberOf.get(topic.id)!]),
    ),
    objections: objections.map((objection, index) => [
      index + 1,
      objection.id,
      objection.title,
      objection.commonGround,
      objection.concern,
      objection.answer,
      JSON.stringify(displayReferences(objection.references)),
      JSON.stringify(objection.perspectives),
      numbers(objection.topics),
    ]),
    objection_search: objections.map(({ title, aliases, concern, answer }, index) => [
      index + 1,
      searchable(title),
      searchable(...aliases),
      searchable(concern),
      searchable(answer),
    ]),
    works: works.map(({ source, title, year, pointer, topics: ids }, index) => [
      index + 1,
      source,
      title,
      year,
      pointer,
      numbers(ids),
    ]),
  };
}

/** A topic's passages by source. What councils say stands with the Catechism, as further references. */
function storedPassages({ summary, catechism, notes }: Topic): StoredPassages {
  const { councils, ...others } = notes;
  const passages: StoredPassages = {
    catechism: {
      references: [
        ...displayReferences(`CCC ${catechism}`),
        ...displayReferences(councils?.references ?? ""),
      ],
      text: summary,
    },
  };
  for (const [kind, note] of Object.entries(others) as [Exclude<NoteKind, "councils">, StoredNote][]) {
    passages[kind] = { references: displayReferences(note.references), text: note.text };
  }
  return passages;
}

type StoredNote = NonNullable<Topic["notes"]["scripture"]>;

/**
 * References as they are shown, each place for itself where the parser knows them ("CCC 1373-1381", "CCC 1413",
 * "ST I q. 50 a. 1"), else as they are written.
 */
function displayReferences(references: string): string[] {
  const shown = references.split(";").flatMap((part) => {
    const reference = part.trim();
    const [citation, ...more] = findCitations(reference);
    if (!citation || more.length > 0 || citation.raw !== reference) return reference ? [reference] : [];
    const { place } = citation;
    if (place.work !== "document") return [citation.reference];
    return place.spans.map((span) => referenceText({ ...place, spans: [span] }));
  });
  return [...new Set(shown)];
}

/** Every run of places that a topic refers to: work, first and last place. */
function placesOf({ catechism, notes }: Topic): [string, number, number][] {
  const references = [`CCC ${catechism}`, ...Object.values(notes).map((note) => note.references)];
  const runs = references.flatMap((text) =>
    findCitations(text).flatMap(({ place }) =>
      runsOf(place).map(([first, last]): [string, number, number] => [workOf(place), first, last]),
    ),
  );
  return [...new Map(runs.map((run) => [run.join("|"), run])).values()];
}
