import type { CitationState } from "./limits";

/** Words for a citation's state. */
export interface CitationWords {
  label: string;
  text: string;
  tone: "accent" | "success" | "warn" | "danger";
}

export const CITATION_WORDS: Record<CitationState, CitationWords> = {
  verified: {
    label: "Verified",
    text: "This reference exists and contains the quoted words.",
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
    text: "This reference exists. The quotation differs from its text in a few words.",
    tone: "warn",
  },
  paraphrase: {
    label: "Paraphrase",
    text: "This reference exists. The answer puts it in other words.",
    tone: "warn",
  },
  misquoted: {
    label: "Misquoted",
    text: "This reference exists, but it doesn't contain these words.",
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
