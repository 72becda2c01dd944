import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import type { CitationKind, CitedPlace } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { isAmong } from "~/features/texts/domain/citations/overlap";
import { quotedWords } from "~/features/texts/domain/quotations/compare-words";
import type { Quoted } from "~/features/texts/domain/quotations/find-quotations";
import type { LookedUpQuotation, QuotationFind } from "~/features/texts/domain/quotations/quotation";
import type { CheckedCitation, Citations, CitationsPart } from "../contract";
import { QUOTATION_NOT_FOUND, REFERENCE_NOT_FOUND } from "./limits";
import { type CitedQuotation, FEWEST_WORDS, type LooseQuotation, type ReadAnswer } from "./read-answer";

type Verdict = Omit<CheckedCitation, "reference" | "raw">;

/** Lists of an answer's sources by the kind of citation; all other kinds are `documents`. */
const LISTS: Partial<Record<CitationKind, keyof Citations>> = {
  catechism: "catechism",
  compendium: "catechism",
  scripture: "scripture",
  fathers: "fathers",
};

/** A citation or quotation with its state, its offset, and its quoted words. */
interface Judged {
  at: number;
  one: CheckedCitation;
  quotation: Quoted | null;
}

/**
 * Returns the citations and quotations of an answer with their state, in their order, and lists the references that exist,
 * each once.
 *
 * @param lookedUp the results for the quotations that `read` asks for; those at the end may be absent
 */
export function checkAnswer(read: ReadAnswer, lookedUp: readonly LookedUpQuotation[] = []): CitationsPart {
  const judged = judge(read, lookedUp);
  return { citations: listReferences(read, judged), checked: inOrder(judged) };
}

/**
 * Checks the answer of a language model like `checkAnswer`, and replaces quoted words that no text has, at their place or
 * elsewhere. Words that cannot be compared, because the work is not installed, make their citation `unchecked`.
 */
export function checkModelAnswer(
  read: ReadAnswer,
  lookedUp: readonly LookedUpQuotation[] = [],
): CitationsPart & { text: string } {
  const judged = judge(read, lookedUp);
  const found = new Set(judged.filter(isFound).map(({ quotation }) => quotation));
  const isFailed = ({ one, quotation }: Judged) =>
    quotation !== null &&
    (one.state === "misquoted" || one.state === "unfound") &&
    !found.has(quotation) &&
    !read.isGiven(quotation.words);
  const failed = new Set(judged.filter(isFailed).flatMap(({ quotation }) => quotation ?? []));
  const kept = judged
    .filter((one) => one.one.state !== "unfound" || !isFailed(one))
    .map((one) =>
      isUncompared(one, read) ? { ...one, one: { ...one.one, state: "unchecked" as const } } : one,
    );
  const removed = [...failed].sort((one, other) => other.start - one.start);
  const text = removed.reduce(
    (left, { start, end }) => left.slice(0, start) + QUOTATION_NOT_FOUND + left.slice(end),
    read.text,
  );
  const at = removed.at(-1)?.start ?? text.indexOf(QUOTATION_NOT_FOUND);
  if (at >= 0) {
    const words = { reference: QUOTATION_NOT_FOUND, raw: QUOTATION_NOT_FOUND };
    kept.push({ at, one: { ...words, state: "unfound" }, quotation: null });
  }
  return { text, citations: listReferences(read, judged), checked: inOrder(kept) };
}

const FOUND = new Set<CheckedCitation["state"]>(["verified", "nearly", "paraphrase"]);
const isFound = ({ one }: Judged) => FOUND.has(one.state) || one.foundAt !== undefined;

/** Whether words are quoted that neither an installed text nor the passages have. */
const isUncompared = ({ one, quotation }: Judged, { isGiven }: ReadAnswer) =>
  one.state === "exists" &&
  quotation !== null &&
  quotedWords(quotation.words).length >= FEWEST_WORDS &&
  !isGiven(quotation.words);

const inOrder = (judged: readonly Judged[]) =>
  judged.toSorted((one, other) => one.at - other.at).map(({ one }) => one);

function judge(read: ReadAnswer, lookedUp: readonly LookedUpQuotation[]): Judged[] {
  const results = lookedUp.values();
  const next = () => results.next().value ?? null;
  const judged = read.cited.map((cited): Judged => {
    const { citation, quotation } = cited;
    const { reference, raw, start: at } = citation;
    return {
      at,
      one: { reference, raw, ...judgeCitation(cited, quotation && next(), read.given) },
      quotation,
    };
  });
  for (const loose of read.loose) {
    const { quotation } = loose;
    const one = judgeLoose(loose, next());
    if (one) judged.push({ at: quotation.start, one: { ...one, raw: rawOf(read, quotation) }, quotation });
  }
  for (const { quotation, saying } of read.misattributed) {
    const { author: reference, reason } = saying;
    const raw = rawOf(read, quotation);
    judged.push({ at: quotation.start, one: { reference, raw, state: "misattributed", reason }, quotation });
  }
  const removed = read.text.indexOf(REFERENCE_NOT_FOUND);
  if (removed >= 0) {
    const words = { reference: REFERENCE_NOT_FOUND, raw: REFERENCE_NOT_FOUND };
    judged.push({ at: removed, one: { ...words, state: "not-found" }, quotation: null });
  }
  return judged;
}

const rawOf = ({ text }: ReadAnswer, { start, end }: { start: number; end: number }) =>
  text.slice(start, end);

function listReferences({ cited }: ReadAnswer, judged: readonly Judged[]): Citations {
  const citations: Citations = { catechism: [], scripture: [], fathers: [], documents: [] };
  cited.forEach(({ citation: { kind, reference } }, index) => {
    const list = citations[LISTS[kind] ?? "documents"];
    if (judged[index]!.one.state !== "not-found" && !list.includes(reference)) list.push(reference);
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
