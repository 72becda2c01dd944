import type { Services } from "~/server/ports/services";
import type { Mode, Perspective, Source } from "../contract";
import type { FoundPassages } from "../domain/passage";

/** What a question is looked up for. */
export interface PassageQuery {
  question: string;
  mode: Mode;
  /** The sources wanted, in faith-learning. */
  sources: Source[];
  /** Whose objection it is, in apologetics. */
  perspective: Perspective | null;
}

/** What the index holds on a question. */
export async function findPassages(_services: Services, _query: PassageQuery): Promise<FoundPassages> {
  return { passages: [], objections: [], nearest: [], missingReferences: [] };
}
