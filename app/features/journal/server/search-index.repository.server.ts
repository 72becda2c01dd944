import { type SQL, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { entrySearch } from "~/server/db/full-text-tables";
import { searchDocuments, searchOwners } from "~/server/db/journal/search";
import { type Statement, selectRow } from "~/server/db/statements";
import type { NewEntry } from "~/server/ports/user-lane";
import { searchTerms } from "~/shared/search-words";
import { readContent } from "./read-content.server";

type IndexedFields = Pick<NewEntry, "id" | "title" | "content" | "prayerIntentions" | "spiritualInsights">;

/** The maximum characters of terms in one statement: D1 takes texts of 2 MB. */
const CHARACTERS_A_STATEMENT = 500_000;

/** The number of keys of a day, less one: 21 bits. */
const KEYS_A_DAY = sql.raw("2097151");

/** Returns the prefix of a user's terms in the index: eight digits. */
export function ownerPrefix(number: SQL): SQL {
  return sql`printf('%08d', ${number})`;
}

/** Returns the first key of a user's day: 24 bits for the user, 18 for the day since 1900, 21 for the entries of a day. */
export function firstKeyOfDay(number: SQL, date: SQL): SQL {
  return sql`(((${number} << 18) | max(0, min(262143, unixepoch(${date}) / 86400 + 25567))) << 21)`;
}

/** Returns the last key of a user's day. */
export function lastKeyOfDay(number: SQL, date: SQL): SQL {
  return sql`(${firstKeyOfDay(number, date)} + ${KEYS_A_DAY})`;
}

/**
 * Returns the statements that index new entries, after the entries in the same batch. Indexed entries and unknown ids are
 * skipped.
 */
export function indexNewEntries(db: JournalDb, userId: string, rows: IndexedFields[]): Statement[] {
  return [
    db.insert(searchOwners).values({ userId }).onConflictDoNothing(),
    ...inStatements(rows.map(termsOf)).flatMap((items) => indexItems(db, userId, items)),
  ];
}

/**
 * Returns the statements that index an edit, before it in the same batch; `editable` selects the entry if it can be
 * edited. An absent title or mood stays.
 */
export function indexEdit(
  db: JournalDb,
  userId: string,
  id: string,
  edit: { content: string; title?: string; mood?: string | null },
  editable: SQL,
): Statement[] {
  const title = edit.title === undefined ? sql`title_terms` : sql`${searchTerms(edit.title)}`;
  const mood = edit.mood === undefined ? sql`mood` : sql`${edit.mood}`;
  const content = searchTerms(readContent(edit.content).text);
  const terms = withOwner(sql`number`, sql`${title} || ' ' || note_terms || ' ' || ${content}`, mood);
  return [
    db.delete(entrySearch).where(sql`rowid = (
      SELECT key FROM search_documents
      WHERE user_id = ${userId} AND entry_id = (SELECT id FROM entries WHERE user_id = ${userId} AND ${editable}))`),
    db.insert(entrySearch).select(
      selectRow(
        entrySearch,
        { rowid: sql`key`, terms },
        sql`FROM entries
          CROSS JOIN search_documents AS document ON document.user_id = ${userId} AND document.entry_id = entries.id
          CROSS JOIN search_owners AS owner ON owner.user_id = ${userId}
        WHERE entries.user_id = ${userId} AND ${editable}`,
      ),
    ),
    db
      .update(searchDocuments)
      .set({ titleTerms: title })
      .where(
        sql`user_id = ${userId} AND entry_id = ${id}
          AND EXISTS (SELECT 1 FROM entries WHERE user_id = ${userId} AND ${editable})`,
      ),
  ];
}

interface Item {
  id: string;
  title: string;
  notes: string;
  content: string;
}

function indexItems(db: JournalDb, userId: string, items: Item[]): Statement[] {
  const added = sql`(
    SELECT entries.id AS entry_id, mood, number, item.value AS item,
      ${firstKeyOfDay(sql`number`, sql`entry_date`)} AS first_key,
      row_number() OVER (PARTITION BY entry_date ORDER BY created_at, entries.id) AS place
    FROM json_each(${JSON.stringify(items)}) AS item
      CROSS JOIN entries ON entries.id = item.value ->> 'id'
      CROSS JOIN search_owners AS owner ON owner.user_id = ${userId}
    WHERE entries.user_id = ${userId} AND NOT EXISTS (
      SELECT 1 FROM search_documents WHERE user_id = ${userId} AND entry_id = entries.id))`;
  const key = sql`coalesce((
    SELECT max(key) FROM search_documents WHERE key BETWEEN first_key AND first_key + ${KEYS_A_DAY}
  ), first_key - 1) + place`;
  const words = sql`(item ->> 'title') || ' ' || (item ->> 'notes') || ' ' || (item ->> 'content')`;
  // The words first: they select entries without a document and choose the keys, which the documents then get.
  return [
    db
      .insert(entrySearch)
      .select(
        selectRow(
          entrySearch,
          { rowid: key, terms: withOwner(sql`number`, words, sql`mood`) },
          sql`FROM ${added}`,
        ),
      ),
    db.insert(searchDocuments).select(
      selectRow(
        searchDocuments,
        {
          key,
          userId,
          entryId: sql`entry_id`,
          titleTerms: sql`item ->> 'title'`,
          noteTerms: sql`item ->> 'notes'`,
        },
        sql`FROM ${added}`,
      ),
    ),
  ];
}

/** Returns terms with the owner's number before each, and the mood as one more. */
function withOwner(number: SQL, terms: SQL, mood: SQL): SQL {
  return sql`replace(' ' || ${terms} || coalesce(' m' || ${mood}, ''), ' ', ' ' || ${ownerPrefix(number)})`;
}

function termsOf(row: IndexedFields): Item {
  return {
    id: row.id,
    title: searchTerms(row.title),
    notes: searchTerms(row.prayerIntentions ?? "", row.spiritualInsights ?? ""),
    content: searchTerms(readContent(row.content).text),
  };
}

function inStatements(items: Item[]): Item[][] {
  const groups: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const length = item.title.length + item.notes.length + item.content.length;
    if (size + length > CHARACTERS_A_STATEMENT) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)!.push(item);
    size += length;
  }
  return groups;
}
