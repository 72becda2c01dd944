/** The longest rows of a statement. D1 accepts statements of 100 kB; the rest is for the column names. */
const STATEMENT_BYTES = 90_000;

/**
 * Returns the statements that insert rows into a table. Values are taken from JSON: rows then cost no variables, and
 * without apostrophes the JSON is one literal of SQL.
 * @param rows each in the order of the columns
 * @param bytes of a statement's rows; a longer row gets a statement of its own
 */
export function insertRows(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  bytes: number = STATEMENT_BYTES,
): string[] {
  const names = columns.map((column) => (column === "rowid" ? column : `\`${column}\``)).join(", ");
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(", ");
  return chunksOf(rows, bytes).map(
    (json) => `INSERT INTO ${table} (${names}) SELECT ${values} FROM json_each('${json}');`,
  );
}

/** Returns the statement that deletes the rows with these keys. */
export function deleteRows(table: string, column: string, keys: readonly (string | number)[]): string {
  return `DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each('${jsonLiteral(keys)}'));`;
}

const jsonLiteral = (value: unknown) => JSON.stringify(value).replaceAll("'", "\\u0027");

/** Returns rows as JSON texts that each fit into a statement. */
function chunksOf(rows: readonly unknown[], bytes: number): string[] {
  const chunks: string[] = [];
  let chunk = "";
  for (const row of rows) {
    const json = jsonLiteral(row);
    if (chunk && Buffer.byteLength(chunk) + Buffer.byteLength(json) > bytes) {
      chunks.push(`[${chunk}]`);
      chunk = "";
    }
    chunk += chunk ? `,\n${json}` : json;
  }
  return chunk ? [...chunks, `[${chunk}]`] : chunks;
}
