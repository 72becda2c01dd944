/** A note on what one kind of source says about a topic: own words, with the places. */
interface TopicNote {
  references: string;
  text: string;
}

/** The kinds of source a note can come from. */
export type NoteKind =
  | "scripture"
  | "patristic"
  | "aquinas"
  | "augustine"
  | "vatican-ii"
  | "papal-encyclicals"
  | "canon-law"
  | "liturgy"
  | "councils";

/** One topic of the hand-written index. Every sentence is our own; sources are referred to, never quoted. */
export interface Topic {
  /** Unique slug. */
  id: string;
  /** Sentence case, at most 60 characters. */
  title: string;
  /** At least 8 lower-case phrases in people's words. */
  aliases: readonly string[];
  /** 2 to 4 sentences: the Church's teaching, plain and exact. */
  summary: string;
  /** Paragraph numbers of the Catechism, such as "1373-1381,1413"; never over 2865. */
  catechism: string;
  notes: { [kind in NoteKind]?: TopicNote };
}
