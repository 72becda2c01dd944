/**
 * One GET with its body read to the end. Throws when the answer is not 200.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ text: string, headers: Headers }>}
 */
export async function get(url, headers) {
  const response = await fetch(url, { headers, redirect: "manual" });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return { text, headers: response.headers };
}

/**
 * What a request asked of D1, from `Server-Timing`.
 * @param {Headers} headers
 * @returns {{ queries: number, rows: number, trips: number }}
 */
export function databaseUse(headers) {
  const found = /queries=(\d+) rows=(\d+)".*trips;desc="(\d+)"/.exec(headers.get("Server-Timing") ?? "");
  if (!found) throw new Error("The answer has no Server-Timing of the database");
  return { queries: Number(found[1]), rows: Number(found[2]), trips: Number(found[3]) };
}
