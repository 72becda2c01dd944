import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { HistoryItem, HistoryQuery, HistoryTurn } from "../contract";
import { transcriptOf } from "../domain/transcript";
import {
  type AnswerRow,
  deleteThreads,
  findStreams,
  readThreads,
  type ThreadRow,
} from "./answers.repository.server";
import { mergeCitations, toAnswer } from "./to-answer.server";

/** Lists a page of the user's history, newest first, with the id for the next page. Throws 400 for an unknown cursor. */
export async function listHistory(
  services: Services,
  { user, query: { limit, before } }: { user: SessionUser; query: HistoryQuery },
): Promise<{ items: HistoryItem[]; next: string | null }> {
  const page = await readThreads(services.nearJournal(user.journalShard), {
    userId: user.id,
    limit: limit + 1,
    before: before ?? null,
  });
  if (!page.isCursorKnown)
    throw new AppError("bad_request", "before must be the id of an item of this list.");
  const threads = page.rows.slice(0, limit);
  const items = toHistoryItems(threads, page.answers);
  return { items, next: page.found > threads.length ? (threads.at(-1)?.id ?? null) : null };
}

/** Returns one item of the user's history, `null` when there is none with this id. */
export async function findHistoryItem(
  services: Services,
  { user, id }: { user: SessionUser; id: string },
): Promise<HistoryItem | null> {
  const which = { userId: user.id, limit: 1, before: null, only: id };
  const { rows, answers } = await readThreads(services.nearJournal(user.journalShard), which);
  return toHistoryItems(rows, answers)[0] ?? null;
}

function toHistoryItems(threads: ThreadRow[], answers: AnswerRow[]): HistoryItem[] {
  return threads.flatMap((thread) => {
    const own = answers.filter(({ threadId }) => threadId === thread.id);
    return toHistoryItem(thread, own) ?? [];
  });
}

function toTurn(row: AnswerRow): HistoryTurn {
  const { id: answerId, question, text } = row;
  const { sources, checked, state, engine } = toAnswer(row);
  return { question, answerId, length: text.length, sources, checked, state, engine };
}

function toHistoryItem(thread: ThreadRow, answers: AnswerRow[]): HistoryItem | null {
  const last = answers.at(-1);
  if (!last) return null;
  const { id, question, mode, denomination, sources, createdAt } = thread;
  return {
    ...{ id, question, mode, denomination, sources, createdAt },
    response: transcriptOf(answers),
    isConversation: answers.length > 1,
    answerId: last.id,
    state: last.state,
    engine: last.engine,
    citations: mergeCitations(answers),
    turns: answers.map(toTurn),
  };
}

/** Deletes the user's whole history, after stopping answers that are being written. Returns the number of items. */
export async function clearHistory(services: Services, user: SessionUser): Promise<number> {
  return deleteItems(services, user);
}

/** Deletes one item of the user's history in the same way. Throws `not_found` when there is none. */
export async function deleteHistoryItem(
  services: Services,
  { user, id }: { user: SessionUser; id: string },
): Promise<void> {
  const count = await deleteItems(services, user, id);
  if (count === 0) throw new AppError("not_found", "This item is not in your history.");
}

async function deleteItems(
  { answers, journal }: Services,
  user: SessionUser,
  threadId?: string,
): Promise<number> {
  const db = journal(user.journalShard);
  const which = { userId: user.id, threadId };
  const forgotten = await findStreams(db, which);
  // Streams first: when one cannot be reached, its row stays, so that a later call can try again.
  await Promise.all(forgotten.map((id) => answers.forget(id)));
  const { count, streams } = await deleteThreads(db, which);
  const startedMeanwhile = streams.filter((id) => !forgotten.includes(id));
  await Promise.all(startedMeanwhile.map((id) => answers.forget(id)));
  return count;
}
