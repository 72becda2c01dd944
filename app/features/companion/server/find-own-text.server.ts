import type { Services } from "~/server/ports/services";
import type { CheckedCitation, Citations, Engine, Source } from "../contract";
import { findAnswerByText, readAnswers } from "./answers.repository.server";
import { mergeCitations } from "./merge-citations.server";
import { textHash } from "./text-hash.server";
import { NO_CITATIONS } from "./to-answer.server";

/** What is known of a text that the companion gave. */
export interface OwnText {
  answerId: string;
  /** The same where the text is the whole of its thread up to this answer; null for one turn of several. */
  threadAnswerId: string | null;
  engine: Engine;
  sources: Source[];
  citations: Citations;
  checked: CheckedCitation[];
}

/**
 * The answer of the user's history that a text is, alone or as the thread's whole transcript, on the question it was
 * given to; null when the text or the question is another. White space does not count.
 */
export async function findOwnText(
  services: Services,
  { userId, question, text }: { userId: string; question: string; text: string },
): Promise<OwnText | null> {
  const hash = await textHash(text);
  const found = await findAnswerByText(services.catalog, { userId, hash });
  if (!found) return null;
  const { answer, thread } = found;
  const isAlone = answer.textHash === hash && isSame(question, answer.question);
  const isWhole = answer.transcriptHash === hash && isSame(question, thread.question);
  if (!isAlone && !isWhole) return null;
  const all = isWhole ? await readAnswers(services.catalog, answer.threadId) : [answer];
  const turns = isWhole ? all.slice(0, all.findIndex(({ id }) => id === answer.id) + 1) : all;
  return {
    answerId: answer.id,
    threadAnswerId: isWhole ? answer.id : null,
    engine: answer.engine as Engine,
    sources: [...new Set(turns.flatMap((turn) => turn.sources))],
    citations: mergeCitations(turns.map((turn) => turn.citations ?? NO_CITATIONS)),
    checked: turns.flatMap((turn) => turn.checked ?? []),
  };
}

function isSame(a: string, b: string): boolean {
  const folded = (text: string) => text.replace(/\s+/g, " ").trim();
  return folded(a) === folded(b);
}
