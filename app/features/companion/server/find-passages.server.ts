import type { Services } from "~/server/ports/services";
import type { Mode, Perspective, Source } from "../contract";
import type { FoundObjection, FoundPassages } from "../domain/passage";
import { askedPlaces } from "../domain/retrieval/asked-places";
import { chooseObjections } from "../domain/retrieval/choose-objections";
import { type AnsweringTopic, choosePassages } from "../domain/retrieval/choose-passages";
import { chooseTopics } from "../domain/retrieval/choose-topics";
import { soughtWords } from "../domain/retrieval/question-words";
import { WORK_SOURCES } from "../domain/work";
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
}

/** What stands beside the answer to an objection, and in its place where there is none. */
const APOLOGETICS_SOURCES: Source[] = ["scripture", "catechism"];

/** What the index holds on a question. Any text is a question; for a text that says nothing, nothing is found. */
export async function findPassages(services: Services, query: PassageQuery): Promise<FoundPassages> {
  const { topics, objections, works, nearest, missing } = await findTopics(services.catalog, query);
  return {
    passages: choosePassages(topics, { sources: sourcesOf(query), works }),
    objections: objections.map(toFound),
    nearest: topics.length + objections.length > 0 ? [] : nearest,
    missingReferences: missing,
  };
}

/** The topics and objections that answer a question, best first, with the works of the authors asked for. */
export async function findTopics(catalog: Services["catalog"], query: PassageQuery): Promise<FoundTopics> {
  const { isMissing, places, missing } = askedPlaces(query.question);
  if (isMissing) return { topics: [], objections: [], works: [], nearest: [], missing };
  const words = { sought: soughtWords(query.question), earlier: soughtWords(query.earlierQuestion ?? "") };
  const finds = await searchIndex(catalog, {
    ...words,
    places,
    perspective: query.mode === "apologetics" ? query.perspective : null,
    workSources: WORK_SOURCES.filter((source) => sourcesOf(query).includes(source)),
  });
  const { topics, nearest } = chooseTopics(words, finds);
  const objections = chooseObjections(words.sought, { ...finds, topics });
  return { topics, objections, works: finds.works, nearest, missing };
}

const sourcesOf = ({ mode, sources }: PassageQuery) =>
  mode === "apologetics" ? APOLOGETICS_SOURCES : sources;

function toFound({ id, title, commonGround, concern, answer, references }: ObjectionRow): FoundObjection {
  return { objectionId: id, title, commonGround, concern, answer, references };
}
