import type { CheckedCitation } from "../contract";
import { type CitationState, QUOTATION_NOT_FOUND, REFERENCE_NOT_FOUND } from "./limits";

/** Words for a citation's state. */
export interface CitationWords {
  label: string;
  text: string;
  tone: "accent" | "success" | "warn" | "danger";
}

export const CITATION_WORDS: Record<CitationState, CitationWords> = {
  verified: {
    label: "Verified",
    text: "The quoted words are in the text.",
    tone: "success",
  },
  exists: { label: "Exists", text: "This reference exists. No words were quoted from it.", tone: "accent" },
  unchecked: {
    label: "Work found; passage not confirmed",
    text: "We found the work but could not confirm this passage.",
    tone: "accent",
  },
  nearly: {
    label: "Nearly the same words",
    text: "The quotation differs from the text in a few words.",
    tone: "warn",
  },
  paraphrase: {
    label: "Paraphrase",
    text: "This reference exists. The answer puts it in other words.",
    tone: "warn",
  },
  misquoted: {
    label: "Misquoted",
    text: "This reference exists, but it doesn't contain the words quoted from it.",
    tone: "danger",
  },
  unfound: {
    label: "Words not found",
    text: "We searched the texts we have and didn't find these words. Another translation or another work may have them.",
    tone: "warn",
  },
  misattributed: {
    label: "Misattributed",
    text: "This is a popular saying, but not by the person it is credited to.",
    tone: "danger",
  },
  "outside-passages": {
    label: "Outside the passages",
    text: "This reference exists, but the answer was not drawn from it.",
    tone: "warn",
  },
  "not-found": {
    label: "Not found",
    text: "There is no such reference. It doesn't count as a source.",
    tone: "danger",
  },
};

/** States in which a reference is what the answer says of it. */
const CONFIRMED = new Set<CitationState>(["verified", "exists"]);

/** Returns how far the references of an answer were confirmed. A reference that the answer repeats counts once. */
export function checkSummary(citations: readonly CheckedCitation[]): string {
  const states = new Map(
    citations.map(({ reference, raw, state }) => [
      `${reference}\n${state}\n${CONFIRMED.has(state) ? "" : raw}`,
      state,
    ]),
  );
  const confirmed = [...states.values()].filter((state) => CONFIRMED.has(state)).length;
  if (confirmed === states.size) return "Every reference is checked.";
  const total = `${states.size} ${states.size === 1 ? "reference" : "references"}`;
  return `${confirmed} of ${total} confirmed. Open a marked one to see what we found.`;
}

/** Returns what the check of a citation found, in a few sentences. */
export function findingOf({ state, reference, foundIn, foundAt, reason = "" }: CheckedCitation): string {
  const { text } = CITATION_WORDS[state];
  if (state === "misattributed") return `Often credited to ${reference}, wrongly. ${reason}`;
  if (reference === QUOTATION_NOT_FOUND)
    return "We searched the texts we have for the words quoted here, didn't find them and took them out.";
  if (state === "unfound") return `Credited to ${reference}. ${text}`;
  const words = state === "verified" ? "Word for word" : "Nearly word for word";
  const finding = foundIn ? `${words} in ${foundIn.title}.` : text;
  return foundAt ? `${finding} These words are at ${foundAt}.` : finding;
}

/** Returns the title of a citation's source: its reference, or a name for words without one. */
export function sourceTitle({ state, reference }: CheckedCitation): string {
  if (state === "misattributed" || state === "unfound") return "Quotation";
  return reference === REFERENCE_NOT_FOUND ? "Reference not found" : reference;
}
