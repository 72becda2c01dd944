import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { AnswerState, Engine, HistoryItem, HistoryTurn, Mode, Perspective } from "../contract";
import type { HistoryQuery } from "../domain/call-schemas";
import { type AnswerRow, readThreads, type ThreadRow } from "./answers.repository.server";
import { mergeCitations } from "./merge-citations.server";
import { NO_CITATIONS, toAnswer } from "./to-answer.server";
import { transcriptOf } from "./transcript.server";

const PAGE = 100;

/** A page of the user's history, newest first, and the id from which the next page goes on. Throws 400 for an unknown cursor. */
export async function listHistory(
  services: Services,
  { user, query }: { user: SessionUser; query: HistoryQuery },
): Promise<{ items: HistoryItem[]; next: string | null }> {
  const limit = query.limit ?? PAGE;
  const page = await readThreads(services.catalog, {
    userId: user.id,
    limit: limit + 1,
    before: query.before ?? null,
  });
  if (!page.isCursorKnown)
    throw new AppError("bad_request", "before must be the id of an item of this list.");
  const threads = page.rows.slice(0, limit);
  const items = threads.flatMap(
    (thread) =>
      toHistoryItem(
        thread,
        page.answers.filter((answer) => answer.threadId === thread.id),
      ) ?? [],
  );
  return { items, next: page.found > threads.length ? (threads.at(-1)?.id ?? null) : null };
}

function toTurn(row: AnswerRow): HistoryTurn {
  const { id: answerId, question, text } = row;
  const { sources, checked, state, engine } = toAnswer(row);
  return { question, answerId, length: text.length, sources, checked, state, engine };
}

function toHistoryItem(thread: ThreadRow, answers: AnswerRow[]): HistoryItem | null {
  const last = answers.at(-1);
  if (!last) return null;
  return {
    id: thread.id,
    question: thread.question,
    response: transcriptOf(answers),
    mode: thread.mode as Mode,
    denomination: thread.denomination as Perspective | null,
    sources: thread.sources,
    createdAt: thread.createdAt,
    isConversation: answers.length > 1,
    answerId: last.id,
    state: last.state as AnswerState,
    engine: last.engine as Engine,
    citations: mergeCitations(answers.map((answer) => answer.citations ?? NO_CITATIONS)),
    turns: answers.map(toTurn),
  };
}
