import type { CitationsPart } from "../contract";
import { checkAnswer as checkCitations } from "../domain/citations/check-answer";
import type { KnownReference } from "../domain/citations/citation";
import { findCitations } from "../domain/citations/find-citations";
import { groupCitations } from "../domain/citations/group-citations";
import type { FoundPassages, Passage } from "../domain/passage";

/** What is known of the citations of an answer, given what it was to be drawn from. One that does not exist is no source. */
export function checkAnswer(
  text: string,
  { passages, objections }: Pick<FoundPassages, "passages" | "objections">,
): CitationsPart {
  const given = [...passages, ...objections].flatMap(({ references }) => references);
  const texts = new Map(passages.flatMap(installedOf));
  const checked = checkCitations(text, { passages: given, known: passages.flatMap(knownOf), texts });
  return {
    citations: groupCitations(checked),
    checked: checked.map(({ reference, raw, state }) => {
      const installed = texts.get(reference);
      return installed === undefined ? { reference, raw, state } : { reference, raw, state, text: installed };
    }),
  };
}

/** The words that a quotation is compared with, by the place that they stand under. */
const installedOf = ({ isInstalled, references, text }: Passage): [string, string][] =>
  isInstalled ? [[references[0]!, text]] : [];

/** The references of a passage that no table of the parser knows: works of the fathers, councils, letters. */
function knownOf({ source, references }: Passage): KnownReference[] {
  const kind = source === "patristic" || source === "augustine" ? "fathers" : "documents";
  return references
    .filter((reference) => findCitations(reference).length === 0)
    .map((reference) => ({ reference, kind }));
}
