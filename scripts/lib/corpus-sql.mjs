/** Bytes of a statement's rows: see topic-index.mjs. */
const STATEMENT_BYTES = 4_000;

/** @typedef {import("../../app/features/companion/domain/corpus/read-corpus").CorpusPlace} CorpusPlace */

/** @param {string} text */
const literal = (text) => `'${text.replaceAll("'", "''")}'`;

/**
 * The statements that take a text out.
 * @param {string} name
 * @returns {string[]}
 */
export function removalOf(name) {
  return ["corpus_places", "corpora"].map((table) => {
    const column = table === "corpora" ? "name" : "corpus";
    return `DELETE FROM ${table} WHERE ${column} = ${literal(name)};`;
  });
}

/**
 * The statements that put a text in the place of what was installed under its name.
 * @param {{ name: string, hash: string, importedAt: string, places: CorpusPlace[] }} corpus
 * @returns {string[]}
 */
export function installationOf({ name, hash, importedAt, places }) {
  const entry = [name, importedAt, hash].map(literal).join(", ");
  return [
    ...removalOf(name),
    ...chunksOf(places).map(
      (json) =>
        `INSERT INTO corpus_places (corpus, work, place, reference, text) SELECT ${literal(name)}, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each('${json}');`,
    ),
    // Last: a text whose import broke off does not count as installed.
    `INSERT INTO corpora (name, imported_at, hash) VALUES (${entry});`,
  ];
}

/**
 * @param {CorpusPlace[]} places
 * @returns {string[]} JSON texts without apostrophes, a row longer than a statement for itself
 */
function chunksOf(places) {
  /** @type {string[]} */
  const chunks = [];
  /** @type {string[]} */
  let rows = [];
  let bytes = 0;
  const close = () => {
    if (rows.length > 0) chunks.push(`[${rows.join(",\n")}]`);
    rows = [];
    bytes = 0;
  };
  for (const { work, place, reference, text } of places) {
    const row = JSON.stringify([work, place, reference, text]).replaceAll("'", "\\u0027");
    if (bytes + row.length > STATEMENT_BYTES) close();
    rows.push(row);
    bytes += row.length;
  }
  close();
  return chunks;
}
