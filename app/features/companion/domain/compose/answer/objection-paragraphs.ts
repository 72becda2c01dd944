import type { FoundObjection } from "../../passage";

/** An objection as it is answered: what is shared, the concern as its holder would put it, the answer with its places. */
export function objectionParagraphs({ commonGround, concern, answer, references }: FoundObjection): string[] {
  const places = references.length > 0 ? ` (${references.join("; ")})` : "";
  return [
    whatWeShare(commonGround),
    `**The concern.** ${concern}`,
    `**A Catholic answer.** ${answer}${places}`,
  ];
}

/** The paragraph on common ground. */
export function whatWeShare(commonGround: string): string {
  return `**What we share.** ${commonGround}`;
}
