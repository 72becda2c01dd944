import { askedPlaces } from "~/features/texts/domain/citations/asked-places";
import { quotedVerse } from "~/features/texts/domain/quoted-verse";
import { findQuotation, readPlaces } from "~/features/texts/server/public.server";
import type { Services } from "~/server/ports/services";
import { kindOfFollowUp } from "../domain/compose/answer/follow-up-kind";
import { type Mode, type Perspective, SOURCES, type Source } from "../domain/limits";
import { chooseAnswers } from "../domain/retrieval/choose-answer";
import { chooseObjections } from "../domain/retrieval/choose-objections";
import { type AnsweringTopic, choosePassages, WORK_SOURCES } from "../domain/retrieval/choose-passages";
import { chooseTopics } from "../domain/retrieval/choose-topics";
import { installedPassages, quotablePlaces } from "../domain/retrieval/installed-passages";
import { askingParts } from "../domain/retrieval/nearness";
import { soughtWords, verseWord } from "../domain/retrieval/question-words";
import { isSpanish } from "../domain/retrieval/spanish";
import { repairSpelling } from "../domain/retrieval/spelling";
import type { FoundObjection, FoundPassages, KnownAnswer, Passage } from "../domain/tasks";
import {
  type KnownAnswerRow,
  type ObjectionRow,
  searchIndex,
  type WorkRow,
} from "./passages.repository.server";

/** A question to look up. */
export interface PassageQuery {
  question: string;
  mode: Mode;
  /** The chosen sources, in faith-learning. */
  sources: Source[];
  /** The chosen perspective, in apologetics. */
  perspective: Perspective | null;
  /** The question before a follow-up. */
  earlierQuestion?: string | null;
}

interface FoundTopics
  extends Pick<FoundPassages, "language" | "known" | "alsoKnown" | "unanswered" | "earlierKnown" | "verse"> {
  topics: AnsweringTopic[];
  objections: ObjectionRow[];
  works: WorkRow[];
  /** Titles of the nearest topics. */
  nearest: string[];
  /** References in the question that do not exist. */
  missing: string[];
  /** The reference that the question is about; `null` for none. */
  reference: string | null;
}

/** Of a question whose one reference does not exist. */
const NOTHING = {
  known: null,
  alsoKnown: [],
  unanswered: [],
  earlierKnown: null,
  verse: null,
  topics: [],
  objections: [],
  works: [],
  nearest: [],
  reference: null,
};
const MOST_NEAREST = 2;
/** Parts of a question that are searched for by themselves: the first one mostly leads the whole question. */
const MOST_PARTS = 2;

/** Sources beside the answer to an objection, or in its place. */
const APOLOGETICS_SOURCES: Source[] = ["scripture", "catechism"];

/** Finds the passages and objections for a question. Any text is a question; nonsense finds nothing. */
export async function findPassages(services: Services, query: PassageQuery): Promise<FoundPassages> {
  const {
    topics,
    objections,
    works,
    nearest,
    missing,
    reference: asked,
    verse,
    ...known
  } = await findTopics(services.catalog, query);
  const isUnknown = known.known === null && topics.length + objections.length + missing.length === 0;
  // The search over all installed texts costs more, and is asked only where nothing else answers.
  const quotation = isUnknown && asked === null ? await findQuotation(services, query.question) : null;
  const reference = asked ?? quotation?.reference ?? null;
  const own = choosePassages(topics, { sources: sourcesOf(query), works });
  const passages = [...own, ...(await findInstalled(services, query, { own, reference }))];
  const isFound = known.known !== null || passages.length + objections.length > 0;
  return {
    ...known,
    verse: verse ?? quotation?.reference ?? null,
    passages,
    objections: objections.map(toFound),
    nearest: isFound ? [] : nearest,
    missingReferences: missing,
  };
}

/** Finds the installed words of the place in question, and of the first place of each source. */
async function findInstalled(
  { texts }: Services,
  query: PassageQuery,
  { own, reference }: { own: Passage[]; reference: string | null },
): Promise<Passage[]> {
  const sources = sourcesOf(query);
  const quotable = quotablePlaces(reference, own).filter(({ passage }) => sources.includes(passage.source));
  return quotable.length > 0 ? installedPassages(quotable, await readPlaces(texts, quotable)) : [];
}

/** Finds the topics and objections that answer a question, best first, with the works of the chosen authors. */
async function findTopics(catalog: Services["catalog"], query: PassageQuery): Promise<FoundTopics> {
  const language = isSpanish(query.question) ? "es" : "en";
  const { isMissing, reference: named, places: namedPlaces, missing } = askedPlaces(query.question);
  if (isMissing) return { language, ...NOTHING, missing };
  const question = language === "en" ? repairSpelling(query.question) : query.question;
  const verse = named === null ? quotedVerse(question) : null;
  const quoted = verse && verseWord(verse.place.work, verse.place.first);
  const earlierQuestion = query.earlierQuestion ?? "";
  const words = { sought: soughtWords(question), earlier: soughtWords(earlierQuestion) };
  const parts = askingParts(question).map(soughtWords);
  // "Does coffee count" belongs to the question before it.
  const isOfOtherSubject = [words.sought, ...parts].every((part) => part.isOfOtherSubject);
  // Objections are searched for with both questions: "and what about Luther?" continues the one before.
  const objected = soughtWords(`${earlierQuestion} ${question}`);
  const finds = await searchIndex(catalog, {
    ...words,
    parts: parts.slice(-MOST_PARTS),
    quoted,
    objected,
    places: verse ? [verse.place] : namedPlaces,
    perspective: query.mode === "apologetics" ? query.perspective : null,
    workSources: WORK_SOURCES.filter((source) => sourcesOf(query).includes(source)),
  });
  const { known, alsoKnown, unanswered, earlierKnown, nearKnown } = chooseAnswers(
    { question, earlierQuestion, isOfOtherSubject, quoted },
    finds,
  );
  // Another answer is nearer than the verse, whose words it shares by chance.
  const isChance = quoted !== null && known !== null && !known.wordings.some(([stems]) => stems === quoted);
  const quotedReference = verse && !isChance ? verse.reference : null;
  // "Where is that in the Bible?" asks for nothing but another form of the earlier answer.
  const isAspect = earlierKnown !== null && known === null && kindOfFollowUp(question) !== "more";
  const { topics, nearest } = chooseTopics(
    isAspect ? { sought: words.earlier, earlier: soughtWords("") } : words,
    { ...finds, sought: isAspect ? finds.earlier : finds.sought, placed: isChance ? [] : finds.placed },
  );
  const objections = chooseObjections(objected, { ...finds, topics });
  return {
    language,
    known: known && toKnown(known),
    alsoKnown: alsoKnown.map(toKnown),
    unanswered,
    earlierKnown: earlierKnown && toKnown(earlierKnown),
    topics,
    objections,
    works: finds.works,
    nearest: [...nearKnown, ...nearest].slice(0, MOST_NEAREST),
    missing,
    reference: named ?? quotedReference,
    verse: quotedReference,
  };
}

const toKnown = ({ id, title, answer, spanish }: KnownAnswerRow): KnownAnswer => ({
  id,
  title,
  claims: answer.claims,
  ...(answer.warmth && { warmth: answer.warmth }),
  spanish,
});

/** Returns the sources to use. A follow-up needs something new, so that the others come after the chosen ones. */
function sourcesOf({ mode, sources, earlierQuestion }: PassageQuery): Source[] {
  const chosen = mode === "apologetics" ? APOLOGETICS_SOURCES : sources;
  return earlierQuestion ? [...new Set([...chosen, ...SOURCES])] : chosen;
}

function toFound({ id, title, commonGround, concern, answer, references }: ObjectionRow): FoundObjection {
  return { objectionId: id, title, commonGround, concern, answer, references };
}
