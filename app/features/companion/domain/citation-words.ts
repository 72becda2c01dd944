import type { CitationState } from "../contract";

/** What a citation's state means to its reader. */
export interface CitationWords {
  label: string;
  text: string;
  tone: "accent" | "success" | "warn" | "danger";
}

export const CITATION_WORDS: Record<CitationState, CitationWords> = {
  verified: {
    label: "Verified",
    text: "This reference exists, and the quoted words stand there.",
    tone: "success",
  },
  exists: { label: "Exists", text: "This reference exists. No words were quoted from it.", tone: "accent" },
  unchecked: {
    label: "Exists, unchecked",
    text: "The work exists. Whether it has this number could not be checked here.",
    tone: "accent",
  },
  paraphrase: {
    label: "Paraphrase",
    text: "This reference exists. The answer gives its words a little differently.",
    tone: "warn",
  },
  misquoted: {
    label: "Misquoted",
    text: "This reference exists, but the quoted words do not stand there.",
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
