import type { TextsDb } from "~/server/db/client.server";
import { pageAddress } from "../domain/addresses";
import { checkCitation } from "../domain/citations/check-citation";
import type { FoundCitation } from "../domain/citations/citation";
import { placeRunsOf, STEP } from "../domain/citations/overlap";
import { passagesPath } from "../domain/passage-anchors";
import { openingOf } from "../domain/search-excerpt";
import type { SearchHit, TextSearch } from "../domain/search-results";
import type { SearchedText } from "./search.repository.server";
import { type PassageRow, selectPassages } from "./texts.repository.server";

/** Most references of one search that are looked up. */
const MOST_REFERENCES = 5;

/** Looks up the references of a search: a hit for each that an installed text has. */
export async function findReferences(
  db: TextsDb,
  citations: readonly FoundCitation[],
  installed: readonly SearchedText[],
): Promise<Pick<TextSearch, "hits" | "missing">> {
  const asked = citations.slice(0, MOST_REFERENCES).map((citation) => {
    const exists = checkCitation(citation).state !== "not-found";
    return {
      reference: citation.reference,
      exists,
      run: exists ? placeRunsOf(citation.place)[0] : undefined,
    };
  });
  const runs = asked.flatMap(({ run }) => run ?? []);
  const rows = runs.length === 0 ? [] : await selectPassages(db, runs);
  const found = asked.map(({ reference, exists, run }) => {
    const passages = rows.flatMap(({ passage }) =>
      run && passage.work === run.work && run.first <= passage.place && passage.place <= run.last
        ? passage
        : [],
    );
    return { reference, exists, hit: hitOf(reference, passages, installed) };
  });
  return {
    hits: found.flatMap(({ hit }) => hit ?? []),
    missing: found.flatMap(({ hit, reference, exists }) => (hit ? [] : { reference, exists })),
  };
}

/** Returns the hit for a reference with the words of the first text that has it; `null` when none has. */
function hitOf(
  reference: string,
  passages: readonly PassageRow[],
  installed: readonly SearchedText[],
): SearchHit | null {
  const first = passages.find(({ place }) => place % STEP !== 0) ?? passages[0];
  const text = installed.find(({ id }) => id === first?.text);
  if (!first || !text || !pageAddress(first.work, first.place)) return null;
  const firstBible = installed.find(({ kind }) => kind === "bible");
  const own = passages.filter((passage) => passage.text === first.text && passage.place >= first.place);
  return {
    text: text.id,
    title: text.title,
    isScripture: text.kind === "bible",
    reference,
    excerpt: openingOf(own.map(({ words }) => words).join(" ")),
    address: passagesPath(own, text.kind === "bible" && text !== firstBible ? text.id : null),
  };
}
