import type { Person } from "../../kit/person";
import { whole } from "../../kit/run";
import { databaseUse } from "../rounds";
import type { Bench, Figure } from "../section";

const TRIPS_BUDGET = 2;
/** Saved responses, and prayers, of one account and of another. */
const FEW = 100;
const MANY = 5_000;

/** `together`: calls to the database that go out at once. */
const LISTS: { title: string; path: string; together?: number }[] = [
  { title: "Saved responses", path: "/saved-responses" },
  { title: "Saved responses, a search", path: "/saved-responses?search=question&category=theology" },
  { title: "GET /api/saved-responses", path: "/api/saved-responses" },
  { title: "GET /api/saved-responses/stats", path: "/api/saved-responses/stats" },
  { title: "Prayer Collection", path: "/prayer", together: 2 },
  { title: "GET /api/prayers", path: "/api/prayers" },
];

/** Measures what the lists of saved responses and prayers ask of the database, with a hundred and with 5,000. */
export async function measureLists({ runtime, members }: Bench): Promise<Figure[]> {
  const [light, heavy] = (await members(2)) as [Person, Person];
  const journal = await runtime.database("JOURNAL_0");
  await fill(journal, light.id, FEW);
  await fill(journal, heavy.id, MANY);
  const figures: Figure[] = [];
  for (const { title, path, together = 1 } of LISTS) {
    const few = databaseUse(await light.call("GET", path));
    const many = databaseUse(await heavy.call("GET", path));
    const trips = Math.max(few.trips, many.trips) - together + 1;
    figures.push({
      what: `${title}: rows read with ${FEW} and with ${whole(MANY)}`,
      measured: `${few.rows} and ${many.rows}`,
      budget: `at most ${TRIPS_BUDGET} sequential round trips`,
      beside: `${trips} (${many.queries} statements)`,
      holds: trips <= TRIPS_BUDGET,
    });
  }
  return figures;
}

/** Stores saved responses and prayers, through the triggers that count and index them. */
async function fill(journal: D1Database, userId: string, count: number): Promise<void> {
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
  const responses = `${numbers} INSERT INTO saved_responses (id, user_id, question, response, response_type, category,
      is_bookmarked, authorship, text_terms, note_terms, created_at, updated_at)
    SELECT 'r' || i || ?1, ?1, 'Question ' || i, 'Answer', iif(i % 2, 'faith-learning', 'general'),
      iif(i % 10, 'theology', 'saints'), i % 7 = 0, 'member', 'squestion s' || i, '', ?3, ?3 FROM n`;
  const prayers = `${numbers} INSERT INTO prayers (id, user_id, title, content, category, created_at, updated_at)
    SELECT 'p' || i || ?1, ?1, 'Prayer ' || i, 'Amen.', 'peace', ?3, ?3 FROM n`;
  const values = [userId, count, new Date().toISOString()];
  await journal.batch([
    journal.prepare("INSERT OR IGNORE INTO saved_owners (user_id) VALUES (?)").bind(userId),
    journal.prepare(responses).bind(...values),
    journal.prepare(prayers).bind(...values),
  ]);
}
