import type { StoredPassages } from "~/features/companion/domain/retrieval/choose-passages";
import { contentWords, phraseKey } from "~/features/companion/domain/retrieval/question-words";
import { storedWordings } from "~/features/companion/domain/retrieval/wordings";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { runsOf, workOf } from "~/features/texts/domain/citations/overlap";
import type { CompanionIndex, NoteKind, Topic } from "./companion-index";
import { knownAnswerRows } from "./known-answers";
import { displayReferences } from "./references";

/** Rows by table, each in the order of the table's columns; JSON columns as text. */
export type IndexRows = Record<
  | "topics"
  | "topic_search"
  | "topic_phrases"
  | "topic_references"
  | "objections"
  | "objection_search"
  | "works"
  | "known_answers"
  | "known_answer_search",
  (string | number | null)[][]
>;

const searchable = (...texts: readonly string[]) => texts.flatMap(contentWords).join(" ");

/** Returns the rows of the index's tables. */
export function indexRows({ topics, objections, works, known }: CompanionIndex): IndexRows {
  const numberOf = new Map(topics.map(({ id, number }) => [id, number]));
  const numbers = (ids: readonly string[]) => JSON.stringify(ids.map((id) => numberOf.get(id)!));
  const waysToAsk = ({ aliases, questions }: Topic) => [...aliases, ...questions];
  const searched = topics.map((topic) => [
    searchable(topic.title),
    searchable(...waysToAsk(topic)),
    searchable(topic.everydayWords),
    searchable(topic.summary),
    searchable(...Object.values({ ...topic.notes, ...topic.statements }).map(({ text }) => text)),
  ]);
  const wordings = storedWordings(
    topics.map((topic, index) => ({
      texts: searched[index]!,
      phrases: [topic.title, ...waysToAsk(topic)].map(contentWords),
    })),
  );
  return {
    ...knownAnswerRows(known),
    topics: topics.map((topic, index) => [
      topic.number,
      topic.id,
      topic.title,
      JSON.stringify(storedPassages(topic)),
      JSON.stringify(wordings[index]!),
    ]),
    topic_search: topics.map(({ number }, index) => [number, ...searched[index]!]),
    topic_phrases: topics.flatMap((topic) =>
      [...new Set([topic.title, ...waysToAsk(topic)].map(phraseKey))]
        .filter((key) => key !== null)
        .map((key) => [key, topic.number]),
    ),
    topic_references: topics.flatMap((topic) => placesOf(topic).map((place) => [...place, topic.number])),
    objections: objections.map((objection) => [
      objection.number,
      objection.id,
      objection.title,
      objection.commonGround,
      objection.concern,
      [objection.short ?? "", objection.answer].join(" ").trim(),
      JSON.stringify(displayReferences(objection.references)),
      JSON.stringify(objection.perspectives),
      numbers(objection.topics),
    ]),
    objection_search: objections.map(({ number, title, aliases, concern, answer }) => [
      number,
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

/** Returns a topic's passages by source. References to councils follow those to the Catechism. */
function storedPassages({ summary, catechism, notes, statements }: Topic): StoredPassages {
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
  // A statement says what the source teaches; it takes the place of a note.
  for (const [source, { references, text }] of Object.entries(statements))
    passages[source as keyof typeof statements] = { references: displayReferences(references), text };
  return passages;
}

type StoredNote = NonNullable<Topic["notes"]["scripture"]>;

/**
 * Returns every run of places that a topic refers to: work, first and last place. A reference that the parser does not know
 * is a document with the one place 0.
 */
function placesOf({ catechism, notes, statements }: Topic): [string, number, number][] {
  const said = [...Object.values(notes), ...Object.values(statements)];
  const references = [`CCC ${catechism}`, ...said.flatMap((note) => note.references.split(";"))];
  const runs = references.flatMap((text) => {
    const citations = findCitations(text);
    if (citations.length === 0 && text.trim() !== "")
      return [[`document ${text.trim()}`, 0, 0] as [string, number, number]];
    return citations.flatMap(({ place }) =>
      runsOf(place).map(([first, last]): [string, number, number] => [workOf(place), first, last]),
    );
  });
  return [...new Map(runs.map((run) => [run.join("|"), run])).values()];
}
