import { and, asc, desc, eq, getTableColumns, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { JournalDb } from "~/server/db/client.server";
import { answers, threads } from "~/server/db/journal/companion";
import { found, keysWithin, type PageRows, pageWithin } from "~/server/db/page-bytes";

export type AnswerRow = Omit<typeof answers.$inferSelect, "textBytes">;
export type ThreadRow = Omit<typeof threads.$inferSelect, "textBytes">;
/** An answer with columns of its thread. */
export interface FoundAnswer {
  answer: AnswerRow;
  thread: Pick<ThreadRow, "question" | "mode">;
}
export type NewAnswerRow = typeof answers.$inferInsert;
/** An answer whose writer was lost. */
export type LostAnswer = Pick<AnswerRow, "id" | "threadId" | "userId" | "createdAt">;

interface Which {
  userId: string;
  id: string;
}

const isOwn = ({ userId, id }: Which) => and(eq(answers.userId, userId), eq(answers.id, id));

/** Stores a question whose answer a stream is about to write, in a thread of its own when `thread` is given. */
export async function insertAnswer(
  journal: JournalDb,
  { thread, answer }: { thread: ThreadRow | null; answer: NewAnswerRow },
): Promise<void> {
  const insert = journal.insert(answers).values({ ...answer, hasStream: true });
  if (thread) await journal.batch([journal.insert(threads).values(thread), insert]);
  else await insert;
}

/** Finds an answer of a user with its thread. */
export async function findAnswer(journal: JournalDb, which: Which): Promise<FoundAnswer | null> {
  return findOne(journal, isOwn(which));
}

/** Finds the newest answer of a user whose text, or whose thread's transcript up to it, has this hash. */
export async function findAnswerByText(
  journal: JournalDb,
  { userId, hash }: { userId: string; hash: string },
): Promise<FoundAnswer | null> {
  return findOne(
    journal,
    and(eq(answers.userId, userId), or(eq(answers.transcriptHash, hash), eq(answers.textHash, hash))),
  );
}

async function findOne(journal: JournalDb, condition: SQL | undefined): Promise<FoundAnswer | null> {
  const rows = await journal
    .select({
      answer: getTableColumns(answers),
      // D1 returns rows by column name: of two columns with one name only one would be left.
      threadQuestion: sql<string>`${threads.question}`.as("thread_question"),
      threadMode: sql<ThreadRow["mode"]>`${threads.mode}`.as("thread_mode"),
    })
    .from(answers)
    .innerJoin(threads, eq(threads.id, answers.threadId))
    .where(condition)
    .orderBy(desc(answers.createdAt))
    .limit(1);
  const row = rows[0];
  return row ? { answer: row.answer, thread: { question: row.threadQuestion, mode: row.threadMode } } : null;
}

/** Reads the answers of a thread, oldest first. */
export async function readAnswers(
  journal: JournalDb,
  { userId, threadId }: { userId: string; threadId: string },
): Promise<AnswerRow[]> {
  return journal
    .select()
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.threadId, threadId)))
    .orderBy(asc(answers.createdAt), asc(answers.id));
}

/** The condition that answers are a user's; the plus keeps SQLite on the index by thread. */
const areOf = (userId: string) => sql`+${answers.userId} = ${userId}`;

/** Bytes of text of a history's page: as JSON, which repeats questions and escapes quotes, four times as many at worst. */
const HISTORY_BYTES = 450_000;

/**
 * Reads a page of a user's threads, newest first and as many as their bytes allow, with their answers, whether the cursor
 * is one of the user's threads, and the number of threads found for the page. `only` is the id of the one thread to read.
 */
export async function readThreads(
  journal: JournalDb,
  { userId, limit, before, only }: { userId: string; limit: number; before: string | null; only?: string },
): Promise<{ rows: ThreadRow[]; answers: AnswerRow[]; isCursorKnown: boolean; found: number }> {
  const cursor = and(eq(threads.userId, userId), eq(threads.id, before ?? ""));
  const isOnPage = and(
    eq(threads.userId, userId),
    only === undefined ? undefined : eq(threads.id, only),
    before === null
      ? undefined
      : sql`(${threads.createdAt}, ${threads.id}) < (SELECT ${threads.createdAt}, ${threads.id} FROM ${threads} WHERE ${cursor})`,
  );
  const order = sql`created_at DESC, id DESC`;
  const candidates: PageRows = {
    order,
    rows: sql`SELECT id, created_at,
        text_bytes + (SELECT coalesce(sum(text_bytes), 0) FROM answers
          WHERE thread_id = threads.id AND ${areOf(userId)}) AS text_bytes
      FROM threads WHERE ${isOnPage} ORDER BY ${order} LIMIT ${limit}`,
  };
  const page = keysWithin(candidates, "id", HISTORY_BYTES);
  const [known, rows, turns] = await journal.batch([
    journal.select({ id: threads.id }).from(threads).where(cursor),
    journal
      .select({ ...getTableColumns(threads), found })
      .from(pageWithin(candidates, "id", HISTORY_BYTES))
      .innerJoin(threads, sql`${threads.id} = page.row_key`)
      .orderBy(order),
    journal
      .select()
      .from(answers)
      .where(and(areOf(userId), sql`thread_id IN (${page})`))
      .orderBy(asc(answers.createdAt), asc(answers.id)),
  ]);
  return {
    rows,
    answers: turns,
    isCursorKnown: before === null || known.length > 0,
    found: rows[0]?.found ?? 0,
  };
}

// As text and not as a parameter: the partial index serves only its own condition.
const hasStream = sql`has_stream = 1`;

/** Finds the ids of a user's answers whose streams may have stored words, in all threads or in one. */
export async function findStreams(
  journal: JournalDb,
  { userId, threadId }: { userId: string; threadId?: string },
): Promise<string[]> {
  const rows = await journal
    .select({ id: answers.id })
    .from(answers)
    .where(and(hasStream, eq(answers.userId, userId), threadId ? eq(answers.threadId, threadId) : undefined));
  return rows.map((row) => row.id);
}

/** Finds answers of all users from before an instant whose streams may have stored words, the oldest first. */
export async function findOldStreams(
  journal: JournalDb,
  { before, limit }: { before: string; limit: number },
): Promise<LostAnswer[]> {
  const { id, threadId, userId, createdAt } = answers;
  return await journal
    .select({ id, threadId, userId, createdAt })
    .from(answers)
    .where(and(hasStream, lt(createdAt, before)))
    .orderBy(asc(createdAt))
    .limit(limit);
}

/** Returns the statement that stores that the stream of an answer has deleted its words. */
export function noteNoStream(journal: JournalDb, which: Which) {
  return journal.update(answers).set({ hasStream: false }).where(isOwn(which));
}

/** Deletes all threads of a user or one, with their answers. Returns their number, and the answers with a stream. */
export async function deleteThreads(
  journal: JournalDb,
  { userId, threadId }: { userId: string; threadId?: string },
): Promise<{ count: number; streams: string[] }> {
  const [rows, deleted] = await journal.batch([
    journal
      .delete(answers)
      .where(and(areOf(userId), inArray(answers.threadId, threadsOf(journal, userId, threadId))))
      .returning({ id: answers.id, hasStream: answers.hasStream }),
    journal
      .delete(threads)
      .where(and(eq(threads.userId, userId), threadId ? eq(threads.id, threadId) : undefined))
      // D1's own count includes rows changed by triggers.
      .returning({ id: threads.id }),
  ]);
  return {
    count: deleted.length,
    streams: rows.flatMap((row) => (row.hasStream ? [row.id] : [])),
  };
}

function threadsOf(journal: JournalDb, userId: string, threadId: string | undefined) {
  return journal
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.userId, userId), threadId ? eq(threads.id, threadId) : undefined));
}

/** Returns the condition that an answer is still being written. */
export function isStreaming({ userId, id }: Which): SQL {
  return sql`EXISTS (SELECT 1 FROM answers WHERE user_id = ${userId} AND id = ${id} AND state = 'streaming')`;
}

/** Returns the statement that stores the end of an answer. */
export function updateAnswer(
  journal: JournalDb,
  which: Which,
  end: Pick<
    NewAnswerRow,
    "text" | "state" | "sources" | "citations" | "checked" | "textHash" | "transcriptHash"
  >,
) {
  return journal
    .update(answers)
    .set(end)
    .where(and(isOwn(which), eq(answers.state, "streaming")));
}

/** Returns the statement that stores the sources of all answers of a thread. */
export function updateThreadSources(
  journal: JournalDb,
  { userId, id }: Which,
  sources: ThreadRow["sources"],
) {
  return journal
    .update(threads)
    .set({ sources })
    .where(and(eq(threads.userId, userId), eq(threads.id, id)));
}

/** Returns the statements that remove an answer without words, and its thread if it has no other. */
export function removeAnswer(journal: JournalDb, { userId, id, threadId }: Which & { threadId: string }) {
  return [
    journal.delete(answers).where(and(isOwn({ userId, id }), eq(answers.state, "streaming"))),
    journal
      .delete(threads)
      .where(
        and(
          eq(threads.userId, userId),
          eq(threads.id, threadId),
          sql`NOT EXISTS (SELECT 1 FROM answers WHERE user_id = ${userId} AND thread_id = ${threadId})`,
        ),
      ),
  ] as const;
}

/** Runs statements as one transaction. */
export async function runBatch(
  journal: JournalDb,
  statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]],
): Promise<void> {
  await journal.batch(statements);
}
