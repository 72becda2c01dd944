import { describe, expect, it } from "vitest";
import { checkCitation } from "~/features/companion/domain/citations/check-citation";
import { findCitations } from "~/features/companion/domain/citations/find-citations";
import { NOTE_KINDS } from "~/features/companion/domain/retrieval/index-rows";
import {
  EVERYDAY_QUESTIONS,
  EVERYDAY_WORDS,
  OBJECTIONS,
  TOPICS,
  WORKS,
} from "~/features/companion/index-data";

/** Wordings that are told of the saints and that none of them wrote. */
const MISATTRIBUTED = [
  /use words if necessary|when necessary,? use words/i,
  /make me an instrument of your peace/i,
  /doing what(?:'s| is) necessary/i,
  /truth is like a lion/i,
  /as if (?:there were )?only one of us/i,
  /sings?(?: well)? prays twice/i,
  /rome has spoken/i,
  /in essentials,? unity/i,
  /hate the sin/i,
  /be who god meant you to be/i,
  /as if everything depend(?:s|ed) on god/i,
  /set the world on fire/i,
  /no body (?:now )?but yours/i,
  /born to do this/i,
  /no explanation is (?:necessary|needed)/i,
  /man fully alive/i,
  /blood of (?:the )?martyrs is/i,
  /small things with great love/i,
  /pray, hope,? and don.t worry/i,
  /helps those who help themselves/i,
  /more than (?:you|we) can handle/i,
];

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z])/).length;
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const textsOf = (topic: (typeof TOPICS)[number]) => [
  topic.summary,
  ...Object.values(topic.notes).map((note) => note.text),
];

/** References of the tables that do not exist. */
function notFound(references: string): string[] {
  return findCitations(references)
    .filter((citation) => checkCitation(citation).state === "not-found")
    .map(({ raw }) => raw);
}

describe("the topics of the index", () => {
  it("are at least 220, each with an id of its own", () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(220);
    expect(repeated(TOPICS.map(({ id }) => id))).toEqual([]);
  });

  it("have at least 8 aliases, each leading to one topic", () => {
    expect(TOPICS.filter(({ aliases }) => aliases.length < 8).map(({ id }) => id)).toEqual([]);
    expect(repeated(TOPICS.flatMap(({ aliases }) => aliases))).toEqual([]);
    const odd = TOPICS.flatMap(({ aliases }) => aliases).filter(
      (alias) => alias !== alias.trim().toLowerCase(),
    );
    expect(odd).toEqual([]);
  });

  it("have short titles and summaries of 2 to 4 sentences", () => {
    expect(TOPICS.filter(({ title }) => title.length > 60).map(({ id }) => id)).toEqual([]);
    const long = TOPICS.filter(({ summary }) => sentences(summary) < 2 || sentences(summary) > 4);
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it("refer to paragraphs of the Catechism and to Scripture, all of which exist", () => {
    for (const topic of TOPICS) {
      const cited = findCitations(`CCC ${topic.catechism}`);
      expect([topic.id, cited.map(({ kind }) => kind)]).toEqual([topic.id, ["catechism"]]);
      expect([topic.id, notFound(`CCC ${topic.catechism}`)]).toEqual([topic.id, []]);
      expect([topic.id, topic.notes.scripture !== undefined]).toEqual([topic.id, true]);
    }
  });

  it("refer in their notes to nothing that does not exist", () => {
    const wrong = TOPICS.flatMap(({ id, notes }) =>
      Object.values(notes).flatMap(({ references }) => notFound(references).map((raw) => `${id}: ${raw}`)),
    );
    expect(wrong).toEqual([]);
  });

  it("name Scripture in a way that is read as a whole", () => {
    const unread = TOPICS.flatMap(({ id, notes }) =>
      (notes.scripture?.references.split(";") ?? [])
        .filter((reference) => findCitations(reference)[0]?.raw !== reference.trim())
        .map((reference) => `${id}: ${reference.trim()}`),
    );
    expect(unread).toEqual([]);
  });

  it("have notes of known kinds", () => {
    const kinds = new Set(TOPICS.flatMap(({ notes }) => Object.keys(notes)));
    expect([...kinds].sort()).toEqual([...NOTE_KINDS].sort());
  });

  it("carry no quotation that is told of somebody who never wrote it", () => {
    const told = TOPICS.flatMap((topic) =>
      textsOf(topic).filter((text) => MISATTRIBUTED.some((wording) => wording.test(text))),
    );
    expect(told).toEqual([]);
  });

  it("have everyday words of their own, and no other id has", () => {
    expect(Object.keys(EVERYDAY_WORDS).sort()).toEqual(TOPICS.map(({ id }) => id).sort());
  });

  it("have questions that people ask, each leading to one topic", () => {
    expect(Object.keys(EVERYDAY_QUESTIONS).sort()).toEqual(TOPICS.map(({ id }) => id).sort());
    expect(repeated(Object.values(EVERYDAY_QUESTIONS).flat())).toEqual([]);
    const few = Object.entries(EVERYDAY_QUESTIONS).filter(([, questions]) => questions.length < 3);
    expect(few).toEqual([]);
  });
});

describe("objections and works", () => {
  const ids = new Set(TOPICS.map(({ id }) => id));

  it("belong to topics that there are", () => {
    const unknown = [...OBJECTIONS, ...WORKS].flatMap(({ title, topics }) =>
      topics.filter((topic) => !ids.has(topic)).map((topic) => `${title}: ${topic}`),
    );
    expect(unknown).toEqual([]);
  });

  it("refer to nothing that does not exist", () => {
    const wrong = OBJECTIONS.flatMap(({ id, references }) =>
      notFound(references).map((raw) => `${id}: ${raw}`),
    );
    expect(wrong).toEqual([]);
  });
});
