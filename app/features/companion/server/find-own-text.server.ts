import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { CheckedCitation, Citations } from "../contract";
import type { Engine, Source } from "../domain/limits";
import { textHash } from "../domain/transcript";
import { findAnswerByText, readAnswers } from "./answers.repository.server";
import { mergeCitations } from "./to-answer.server";

/** Origin of a text that the companion wrote. */
interface OwnText {
  answerId: string;
  /** The same when the text is its whole thread up to this answer; `null` for one turn of several. */
  threadAnswerId: string | null;
  engine: Engine;
  sources: Source[];
  citations: Citations;
  checked: CheckedCitation[];
}

/**
 * Finds the answer of the user's history that is this text, alone or as the thread's whole transcript, on the same
 * question. Returns `null` when there is none. White space does not count.
 */
export async function findOwnText(
  services: Services,
  { user, question, text }: { user: SessionUser; question: string; text: string },
): Promise<OwnText | null> {
  const hash = await textHash(text);
  const journal = services.journal(user.journalShard);
  const found = await findAnswerByText(journal, { userId: user.id, hash });
  if (!found) return null;
  const { answer, thread } = found;
  const isAlone = answer.textHash === hash && isSame(question, answer.question);
  const isWhole = answer.transcriptHash === hash && isSame(question, thread.question);
  if (!isAlone && !isWhole) return null;
  const all = isWhole ? await readAnswers(journal, { userId: user.id, threadId: answer.threadId }) : [answer];
  const turns = isWhole ? all.slice(0, all.findIndex(({ id }) => id === answer.id) + 1) : all;
  return {
    answerId: answer.id,
    threadAnswerId: isWhole ? answer.id : null,
    engine: answer.engine,
    sources: [...new Set(turns.flatMap((turn) => turn.sources))],
    citations: mergeCitations(turns),
    checked: turns.flatMap((turn) => turn.checked ?? []),
  };
}

function isSame(a: string, b: string): boolean {
  const folded = (text: string) => text.replace(/\s+/g, " ").trim();
  return folded(a) === folded(b);
}
