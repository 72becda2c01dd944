import { databaseUse, get } from "../lib/http.mjs";

const TRIPS_BUDGET = 2;
/** Saved responses, and prayers, of the one account and of the other. */
const FEW = 100;
const MANY = 5_000;

/** @type {{ title: string, path: string, together?: number }[]} `together`: calls to the database that go out at once */
const LISTS = [
  { title: "Saved responses", path: "/saved-responses" },
  { title: "Saved responses, a search", path: "/saved-responses?search=question&category=theology" },
  { title: "GET /api/saved-responses", path: "/api/saved-responses" },
  { title: "GET /api/saved-responses/stats", path: "/api/saved-responses/stats" },
  { title: "Prayer Collection", path: "/prayer", together: 2 },
  { title: "GET /api/prayers", path: "/api/prayers" },
];

/**
 * What the lists of saved responses and prayers ask of the database, of an account with a hundred and with 5,000.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureLists({ runtime, members }) {
  const [light, heavy] = await members(2);
  if (!light || !heavy) throw new Error("The accounts were not made");
  const catalog = await runtime.database("DB");
  await fill(catalog, light.id, FEW);
  await fill(catalog, heavy.id, MANY);
  const figures = [];
  for (const { title, path, together = 1 } of LISTS) {
    const use = async (/** @type {string} */ cookie) =>
      databaseUse(await get(runtime.origin("app") + path, { Cookie: cookie }));
    const few = await use(light.cookie);
    const many = await use(heavy.cookie);
    const trips = Math.max(few.trips, many.trips) - together + 1;
    figures.push({
      section: "lists",
      what: `${title}: rows read with ${FEW} and with ${MANY.toLocaleString("en")}`,
      measured: `${few.rows} and ${many.rows}`,
      budget: `at most ${TRIPS_BUDGET} sequential round trips`,
      beside: `${trips} (${many.queries} statements)`,
      holds: trips <= TRIPS_BUDGET,
      values: { rowsWithFew: few.rows, rowsWithMany: many.rows, trips },
    });
  }
  return figures;
}

/**
 * Gives a user so many saved responses and prayers, through the triggers that count and index them.
 * @param {D1Database} catalog
 * @param {string} userId
 * @param {number} count
 */
async function fill(catalog, userId, count) {
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
  const now = new Date().toISOString();
  await catalog.batch([
    catalog.prepare("INSERT OR IGNORE INTO saved_owners (user_id) VALUES (?)").bind(userId),
    catalog
      .prepare(
        `${numbers} INSERT INTO saved_responses (id, user_id, question, response, response_type, category,
          is_bookmarked, authorship, text_terms, note_terms, created_at, updated_at)
        SELECT 'r' || i || ?1, ?1, 'Question ' || i, 'Answer', iif(i % 2, 'faith-learning', 'general'),
          iif(i % 10, 'theology', 'saints'), i % 7 = 0, 'member', 'squestion s' || i, '', ?3, ?3 FROM n`,
      )
      .bind(userId, count, now),
    catalog
      .prepare(
        `${numbers} INSERT INTO prayers (id, user_id, title, content, category, created_at, updated_at)
        SELECT 'p' || i || ?1, ?1, 'Prayer ' || i, 'Amen.', 'peace', ?3, ?3 FROM n`,
      )
      .bind(userId, count, now),
  ]);
}
