import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import type { CitationKind, CitedPlace } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { isAmong } from "~/features/texts/domain/citations/overlap";
import { quotedWords } from "~/features/texts/domain/quotations/compare-words";
import type { LookedUpQuotation, QuotationFind } from "~/features/texts/domain/quotations/quotation";
import type { CheckedCitation, Citations, CitationsPart } from "../contract";
import { REFERENCE_NOT_FOUND } from "./limits";
import { type CitedQuotation, FEWEST_WORDS, type LooseQuotation, type ReadAnswer } from "./read-answer";

type Verdict = Omit<CheckedCitation, "reference" | "raw">;

/** Lists of an answer's sources by the kind of citation; all other kinds are `documents`. */
const LISTS: Partial<Record<CitationKind, keyof Citations>> = {
  catechism: "catechism",
  compendium: "catechism",
  scripture: "scripture",
  fathers: "fathers",
};

/**
 * Returns the citations and quotations of an answer with their state, in their order, and lists the references that exist,
 * each once.
 *
 * @param lookedUp the results for the quotations that `read` asks for; those at the end may be absent
 */
export function checkAnswer(read: ReadAnswer, lookedUp: readonly LookedUpQuotation[] = []): CitationsPart {
  const results = lookedUp.values();
  const next = () => results.next().value ?? null;
  const checked: (CheckedCitation & { at: number })[] = [];
  for (const one of read.cited) {
    const { reference, raw, start: at } = one.citation;
    checked.push({ at, reference, raw, ...judgeCitation(one, one.quotation && next(), read.given) });
  }
  const citations = listReferences(read, checked);
  for (const one of read.loose) {
    const judged = judgeLoose(one, next());
    if (judged) checked.push({ ...judged, at: one.quotation.start, raw: rawOf(read, one.quotation) });
  }
  for (const { quotation, saying } of read.misattributed) {
    const { author: reference, reason } = saying;
    const raw = rawOf(read, quotation);
    checked.push({ at: quotation.start, reference, raw, state: "misattributed", reason });
  }
  const removed = read.text.indexOf(REFERENCE_NOT_FOUND);
  if (removed >= 0) {
    const words = { reference: REFERENCE_NOT_FOUND, raw: REFERENCE_NOT_FOUND };
    checked.push({ at: removed, ...words, state: "not-found" });
  }
  checked.sort((one, other) => one.at - other.at);
  return { citations, checked: checked.map(({ at: _, ...one }) => one) };
}

const rawOf = ({ text }: ReadAnswer, { start, end }: { start: number; end: number }) =>
  text.slice(start, end);

function listReferences({ cited }: ReadAnswer, checked: readonly CheckedCitation[]): Citations {
  const citations: Citations = { catechism: [], scripture: [], fathers: [], documents: [] };
  cited.forEach(({ citation: { kind, reference } }, index) => {
    const list = citations[LISTS[kind] ?? "documents"];
    if (checked[index]!.state !== "not-found" && !list.includes(reference)) list.push(reference);
  });
  return citations;
}

/**
 * Returns the state of a citation. A place that does not exist is `not-found`, quoted or not; a quotation is compared with
 * the installed texts; without one, a real place outside the passages is `outside-passages`.
 */
function judgeCitation(
  { citation, quotation }: CitedQuotation,
  result: LookedUpQuotation | null,
  given: readonly CitedPlace[] | null,
): Verdict {
  const { place } = citation;
  const { state } = checkCitation(citation);
  if (state === "not-found") return { state };
  const verdict = quotation && judgeQuotation(quotation.words, result, place);
  return verdict ?? { state: given && !isAmong(place, given) ? "outside-passages" : state };
}

/** Returns the state of quoted words beside a place; `null` when no text has it, and for a term that need not be there. */
function judgeQuotation(words: string, result: LookedUpQuotation | null, place: CitedPlace): Verdict | null {
  if (!result?.cited) return null;
  const { cited, elsewhere } = result;
  const find = elsewhere?.isVulgates ? elsewhere : cited.find;
  if (find) return { ...foundVerdict(words, find), ...foundAt(find, place) };
  if (quotedWords(words).length < FEWEST_WORDS) return null;
  if (elsewhere?.wording === "verified") return { state: "misquoted", ...foundAt(elsewhere, place) };
  const state = cited.wording === "paraphrase" ? "paraphrase" : "misquoted";
  return { state, ...(elsewhere && foundAt(elsewhere, place)) };
}

function foundVerdict(quoted: string, { wording, text: foundIn, words: text }: QuotationFind): Verdict {
  return wording === "verified" ? { state: "verified", foundIn } : { state: "nearly", foundIn, quoted, text };
}

/** Returns the place of found words, if it is another than the cited one. */
function foundAt({ reference }: QuotationFind, place: CitedPlace): Pick<Verdict, "foundAt"> {
  const found = findCitations(reference)[0];
  return found && isAmong(found.place, [place]) ? {} : { foundAt: reference };
}

/** Returns a quotation without a reference with its place; `null` for words that nobody is said to have said. */
function judgeLoose(
  { quotation, attribution }: LooseQuotation,
  result: LookedUpQuotation | null,
): Omit<CheckedCitation, "raw"> | null {
  const find = result?.elsewhere;
  if (find) return { reference: find.reference, ...foundVerdict(quotation.words, find) };
  return result?.wasSearched && attribution ? { reference: attribution.name, state: "unfound" } : null;
}
