import type { CheckedCitation } from "./citation";

/** A piece of an answer: plain text, or a citation; `struck` when what it cites does not exist. */
export interface AnswerSegment {
  text: string;
  struck: boolean;
  citation: CheckedCitation | null;
}

/** An answer cut at its citations, in order; the texts joined give the answer again. */
export function strikeFalse(answer: string, checked: readonly CheckedCitation[]): AnswerSegment[] {
  const segments: AnswerSegment[] = [];
  let from = 0;
  for (const citation of checked.toSorted((one, other) => one.start - other.start)) {
    if (citation.start < from) continue;
    segments.push({ text: answer.slice(from, citation.start), struck: false, citation: null });
    const struck = citation.state === "not-found";
    segments.push({ text: answer.slice(citation.start, citation.end), struck, citation });
    from = citation.end;
  }
  segments.push({ text: answer.slice(from), struck: false, citation: null });
  return segments.filter(({ text }) => text !== "");
}
