import type { CitationsPart } from "../contract";
import type { Passage } from "../domain/passage";

/** What is known of the citations of an answer, given what it was to be drawn from. */
export async function checkAnswer(_args: { text: string; passages: Passage[] }): Promise<CitationsPart> {
  return { citations: { catechism: [], scripture: [], fathers: [], documents: [] }, checked: [] };
}
