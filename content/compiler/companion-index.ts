import { z } from "zod/mini";
import { PERSPECTIVES } from "~/features/companion/domain/limits";
import { WORK_SOURCES, type WorkSource } from "~/features/companion/domain/retrieval/choose-passages";
import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { misattributedIn } from "~/features/texts/domain/quotations/misattributed";
import { type ContentFiles, line, type Written } from "./content-files";

/** The kinds of source a note can come from, in the order in which topics have them. */
const NOTE_KINDS = [
  "scripture",
  "patristic",
  "aquinas",
  "augustine",
  "vatican-ii",
  "papal-encyclicals",
  "canon-law",
  "liturgy",
  "councils",
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const prose = line.check(
  z.refine((text) => !misattributedIn(text), "is a saying that its supposed author never wrote"),
);
const phrase = line.check(z.refine((text) => text === text.toLowerCase(), "has to be in lower case"));
const notFound = (references: string) =>
  findCitations(references).filter((citation) => checkCitation(citation).state === "not-found");
/** Places separated by semicolons: "Luke 1:28; CCC 971; LG 66-67". Each that the tables know has to exist. */
const references = line.check(
  z.refine((text) => notFound(text).length === 0, {
    error: ({ input }) => `${notFound(String(input))[0]?.raw} does not exist`,
  }),
);
const note = z.strictObject({ references, text: prose });

const isRead = (reference: string) => findCitations(reference)[0]?.raw === reference.trim();
const scripture = z.strictObject({
  references: references.check(
    z.refine((text) => text.split(";").every(isRead), {
      error: ({ input }) =>
        `${String(input)
          .split(";")
          .find((one) => !isRead(one))
          ?.trim()} is no verse as Scripture is cited here`,
    }),
  ),
  text: prose,
});
const optionalNotes = Object.fromEntries(NOTE_KINDS.slice(1).map((kind) => [kind, z.optional(note)])) as {
  [kind in Exclude<NoteKind, "scripture">]: ReturnType<typeof z.optional<typeof note>>;
};

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z])/).length;
/** The row's number in every database. It stays when anything else changes. */
const number = z.int().check(z.positive());

const topicSchema = z.strictObject({
  /** Sentence case. */
  title: line.check(z.maxLength(60)),
  number,
  /** Paragraphs of the Catechism, such as "1373-1381,1413". */
  catechism: line.check(
    z.refine((text) => findCitations(`CCC ${text}`).length === 1, "lists paragraphs: 1373-1381,1413"),
    z.refine((text) => notFound(`CCC ${text}`).length === 0, "names paragraphs that do not exist"),
  ),
  /** The Church's teaching, plain and exact. */
  summary: prose.check(
    z.refine((text) => sentences(text) >= 2 && sentences(text) <= 4, "has 2 to 4 sentences"),
  ),
  /** Notes on each kind of source: our own words, with the places. */
  notes: z.strictObject({ scripture, ...optionalNotes }),
  /** Phrases in people's words. */
  aliases: z.array(phrase).check(z.minLength(8)),
  /** Questions that people ask about it. */
  questions: z.array(line).check(z.minLength(3)),
  /** Single words of everyday life in which people come upon it, separated by blanks. */
  everydayWords: line,
});

const objectionSchema = z.strictObject({
  /** The objection as it is raised, in sentence case. */
  title: line,
  number,
  /** The people who raise it. */
  perspectives: z.array(z.enum(PERSPECTIVES)).check(z.minLength(1)),
  /** The topics that it belongs to. */
  topics: z.array(z.string()).check(z.minLength(1)),
  references,
  /** In words that its holder would accept. */
  concern: prose,
  /** Common ground of both sides. */
  commonGround: prose,
  answer: prose,
  aliases: z.array(phrase).check(z.minLength(1)),
});

const worksSchema = z.array(
  z.strictObject({
    title: line,
    /** Of the first publication. */
    year: z.int(),
    /** One sentence in our own words: what it says, or what to look for in it. Never a quotation. */
    pointer: line,
    /** The topics that it says much on. */
    topics: z.array(z.string()).check(z.minLength(1)),
  }),
);

export type Topic = z.infer<typeof topicSchema> & { id: string };
type Objection = z.infer<typeof objectionSchema> & { id: string };
type Work = z.infer<typeof worksSchema>[number] & { source: WorkSource };

/** The hand-written index of the faith, topics and objections by number. Every sentence is our own; sources are referred to, never quoted. */
export interface CompanionIndex {
  topics: Topic[];
  objections: Objection[];
  works: Work[];
}

/** Reads the index, and notes what does not fit together: a name, number or alias used twice, an unknown topic. */
export function readCompanionIndex(files: ContentFiles): CompanionIndex {
  const topics = files.folder("content/topics", topicSchema);
  const objections = files.folder("content/objections", objectionSchema);
  const works = WORK_SOURCES.map((source) => ({
    source,
    ...files.file(`content/works/${source}.yaml`, worksSchema),
  }));
  for (const items of [topics, objections] as Written<{ number: number }>[][]) {
    requireUnique(items, [], ({ id }) => [id]);
    const next = 1 + Math.max(...items.map(({ value }) => value.number));
    requireUnique(items, ["number"], ({ value }) => [value.number], `; the next free number is ${next}`);
  }
  requireUnique(topics, ["aliases"], ({ value }) => value.aliases);
  requireUnique(topics, ["questions"], ({ value }) => value.questions);

  const ids = new Set(topics.map(({ id }) => id));
  const named = [
    ...objections.map(({ value, fault }) => ({ path: ["topics"], names: value.topics, fault })),
    ...works.flatMap(({ value, fault }) =>
      value.map((work, index) => ({ path: [index, "topics"], names: work.topics, fault })),
    ),
  ];
  for (const { path, names, fault } of named)
    for (const [index, name] of names.entries())
      if (!ids.has(name)) fault([...path, index], `there is no topic ${name}`);

  const inOrder = <Value extends { number: number }>(items: readonly Written<Value>[]) =>
    items.map(({ id, value }) => ({ ...value, id })).sort((one, other) => one.number - other.number);
  return {
    topics: inOrder(topics),
    objections: inOrder(objections),
    works: works.flatMap(({ source, value }) => value.map((work) => ({ ...work, source }))),
  };
}

/** Notes a fault for each value that an earlier item, or the same one, has already. */
function requireUnique<Value>(
  items: readonly Written<Value>[],
  path: readonly string[],
  valuesOf: (item: Written<Value>) => readonly (string | number)[],
  hint = "",
): void {
  const owners = new Map<string | number, string>();
  for (const item of items) {
    const values = valuesOf(item);
    for (const [index, value] of values.entries()) {
      const owner = owners.get(value);
      if (owner)
        item.fault(
          values.length > 1 ? [...path, index] : path,
          `${value} is used by ${owner} already${hint}`,
        );
      owners.set(value, item.id);
    }
  }
}
