import type { Mode, Perspective, Source } from "../contract";

/** What one source says on one topic: the index's own summary, or the words of an installed text. */
export interface Passage {
  topicId: string;
  /** The topic's title. */
  title: string;
  source: Source;
  /** As they are shown: "CCC 1324-1327", "John 6:51". */
  references: string[];
  text: string;
  /** Set where the text is that of an installed work, word for word, and `references` its one place. */
  isInstalled?: true;
}

/** An objection as the index has it: common ground first, the concern in words its holder would accept, then the answer. */
export interface FoundObjection {
  objectionId: string;
  title: string;
  commonGround: string;
  concern: string;
  answer: string;
  references: string[];
}

/** What was found for a question. Nothing found is two empty lists; `nearest` then names the nearest topics. */
export interface FoundPassages {
  passages: Passage[];
  /** Best first; empty in faith-learning. */
  objections: FoundObjection[];
  /** Titles of the nearest topics, at most three. */
  nearest: string[];
  /** References named in the question that do not exist: "CCC 3001". */
  missingReferences: string[];
}

/** Everything that an answer is composed from. JSON-safe: it travels in a call's provider options. */
export interface AnswerTask extends FoundPassages {
  kind: "answer";
  question: string;
  mode: Mode;
  /** The sources asked for; in apologetics empty. */
  sources: Source[];
  perspective: Perspective | null;
}

/** A question on an earlier answer. */
export interface FollowUpTask extends Omit<AnswerTask, "kind"> {
  kind: "follow-up";
  earlier: {
    question: string;
    answer: string;
    /** False when the text matches no stored answer of the person's: then it is the person's own words. */
    isStored: boolean;
  };
}
