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
  paraphrase: {
    label: "Paraphrase",
    text: "This reference exists. The answer words it a little differently.",
    tone: "warn",
  },
  misquoted: {
    label: "Misquoted",
    text: "This reference exists, but it doesn't contain these words.",
    tone: "danger",
  },
  "outside-passages": {
    label: "Outside the passages",
    text: "This reference exists, but the answer was not drawn from it.",
    tone: "warn",
  },
  "not-found": {
    label: "Not found",
    text: "There is no such reference. It does not count as a source.",
    tone: "danger",
  },
};
