import type { Source } from "../../contract";
import { findCitations } from "../citations/find-citations";
import { runsOf, workOf } from "../citations/overlap";
import { referenceText } from "../citations/reference-text";
import type { Objection } from "../objection";
import type { NoteKind, Topic } from "../topic";
import type { Work } from "../work";
import { contentWords, phraseKey } from "./question-words";

/** The hand-written index as it is written. */
export interface IndexData {
  topics: readonly Topic[];
  objections: readonly Objection[];
  works: readonly Work[];
  /** Everyday words by the id of their topic. */
  everydayWords: Readonly<Record<string, string>>;
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
export function indexRows({ topics, objections, works, everydayWords }: IndexData): IndexRows {
  const numberOf = new Map(topics.map(({ id }, index) => [id, index + 1]));
  const numbers = (ids: readonly string[]) => JSON.stringify(ids.map((id) => numberOf.get(id)!));
  return {
    topics: topics.map((topic) => [
      numberOf.get(topic.id)!,
      topic.id,
      topic.title,
      JSON.stringify(storedPassages(topic)),
    ]),
    topic_search: topics.map(({ id, title, aliases, summary, notes }) => [
      numberOf.get(id)!,
      searchable(title),
      searchable(...aliases),
      searchable(everydayWords[id] ?? ""),
      searchable(summary),
      searchable(...Object.values(notes).map(({ text }) => text)),
    ]),
    topic_phrases: topics.flatMap(({ id, title, aliases }) =>
      [...new Set([title, ...aliases].map(phraseKey))]
        .filter((key) => key !== null)
        .map((key) => [key, numberOf.get(id)!]),
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
export function displayReferences(references: string): string[] {
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
