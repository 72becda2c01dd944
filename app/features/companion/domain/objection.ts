import type { Perspective } from "./limits";

/** An objection to Catholic teaching, with its answer. Every sentence is our own. */
export interface Objection {
  /** Unique slug. */
  id: string;
  /** The objection as it is raised, in sentence case. */
  title: string;
  /** Who raises it. */
  perspectives: readonly Perspective[];
  /** Lower-case phrases in people's words. */
  aliases: readonly string[];
  /** In words that its holder would accept. */
  concern: string;
  /** What both sides hold. */
  commonGround: string;
  answer: string;
  /** Parted by semicolons: "Luke 1:28; CCC 971; LG 66-67". */
  references: string;
  /** Ids of the topics that it belongs to. */
  topics: readonly string[];
}
