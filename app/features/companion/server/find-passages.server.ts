import type { Services } from "~/server/ports/services";
import { type Mode, type Perspective, SOURCES, type Source } from "../contract";
import type { FoundObjection, FoundPassages, Passage } from "../domain/passage";
import { askedPlaces } from "../domain/retrieval/asked-places";
import { chooseObjections } from "../domain/retrieval/choose-objections";
import { type AnsweringTopic, choosePassages, WORK_SOURCES } from "../domain/retrieval/choose-passages";
import { chooseTopics } from "../domain/retrieval/choose-topics";
import { installedPassages, quotablePlaces } from "../domain/retrieval/installed-passages";
import { soughtWords } from "../domain/retrieval/question-words";
import { readInstalled } from "./corpus.repository.server";
import { type ObjectionRow, searchIndex, type WorkRow } from "./passages.repository.server";

/** What a question is looked up for. */
export interface PassageQuery {
  question: string;
  mode: Mode;
  /** The sources wanted, in faith-learning. */
  sources: Source[];
  /** Whose objection it is, in apologetics. */
  perspective: Perspective | null;
  /** The question that this one follows on. */
  earlierQuestion?: string | null;
}

interface FoundTopics {
  topics: AnsweringTopic[];
  objections: ObjectionRow[];
  works: WorkRow[];
  /** Titles of the nearest topics. */
  nearest: string[];
  /** References in the question that do not exist. */
  missing: string[];
  /** The reference asked about, where texts are installed that may be quoted; null where none are. */
  quoted: { reference: string | null } | null;
}

/** What stands beside the answer to an objection, and in its place where there is none. */
const APOLOGETICS_SOURCES: Source[] = ["scripture", "catechism"];

/** What the index holds on a question. Any text is a question; for a text that says nothing, nothing is found. */
export async function findPassages(services: Services, query: PassageQuery): Promise<FoundPassages> {
  const { topics, objections, works, nearest, missing, quoted } = await findTopics(services.catalog, query);
  const own = choosePassages(topics, { sources: sourcesOf(query), works });
  const passages = [...own, ...(quoted ? await findInstalled(services, query, { own, ...quoted }) : [])];
  return {
    passages,
    objections: objections.map(toFound),
    nearest: passages.length + objections.length > 0 ? [] : nearest,
    missingReferences: missing,
  };
}

/** The installed words of the place asked about, and of the first place of each source. */
async function findInstalled(
  { catalog }: Services,
  query: PassageQuery,
  { own, reference }: { own: Passage[]; reference: string | null },
): Promise<Passage[]> {
  const sources = sourcesOf(query);
  const quotable = quotablePlaces(reference, own).filter(({ passage }) => sources.includes(passage.source));
  return quotable.length > 0 ? installedPassages(quotable, await readInstalled(catalog, quotable)) : [];
}

/**
 * The topics and objections that answer a question, best first, with the works of the authors asked for.
 * @public `npm run eval` asks it as well.
 */
export async function findTopics(catalog: Services["catalog"], query: PassageQuery): Promise<FoundTopics> {
  const { question, earlierQuestion } = query;
  const { isMissing, reference, places, missing } = askedPlaces(question);
  if (isMissing) return { topics: [], objections: [], works: [], nearest: [], missing, quoted: null };
  const words = { sought: soughtWords(question), earlier: soughtWords(earlierQuestion ?? "") };
  // An objection is looked for by all that was said: "and what about Luther?" goes on with the one before.
  const objected = soughtWords(`${earlierQuestion ?? ""} ${question}`);
  const finds = await searchIndex(catalog, {
    ...words,
    objected,
    places,
    perspective: query.mode === "apologetics" ? query.perspective : null,
    workSources: WORK_SOURCES.filter((source) => sourcesOf(query).includes(source)),
  });
  const { topics, nearest } = chooseTopics(words, finds);
  const objections = chooseObjections(objected, { ...finds, topics });
  const quoted = finds.hasTexts ? { reference } : null;
  return { topics, objections, works: finds.works, nearest, missing, quoted };
}

/** The sources to draw from. A follow-up is to say something new, so that the others come after those chosen. */
function sourcesOf({ mode, sources, earlierQuestion }: PassageQuery): Source[] {
  const chosen = mode === "apologetics" ? APOLOGETICS_SOURCES : sources;
  return earlierQuestion ? [...new Set([...chosen, ...SOURCES])] : chosen;
}

function toFound({ id, title, commonGround, concern, answer, references }: ObjectionRow): FoundObjection {
  return { objectionId: id, title, commonGround, concern, answer, references };
}
