import http from "node:http";

/** Connections are kept: a request is to cost the worker, not the network. */
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/**
 * @typedef {{ status: number, text: string, headers: http.IncomingHttpHeaders }} Answer
 * @typedef {object} Question
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 * @property {(part: string) => void} [onText] told each part of the body when it comes
 */

/**
 * One request with its body read to the end. Unlike fetch it waits for a busy machine as long as it takes.
 * @param {string} url
 * @param {Question} [question]
 * @returns {Promise<Answer>}
 */
export function ask(url, question = {}) {
  const { method = "GET", headers = {}, body = "", onText } = question;
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on("data", (chunk) => {
        chunks.push(chunk);
        onText?.(chunk.toString("utf8"));
      });
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: Number(response.statusCode),
          text: Buffer.concat(chunks).toString("utf8"),
          headers: response.headers,
        }),
      );
    });
    request.once("error", (error) => {
      // A kept connection that the other side closed just then: nothing of the request arrived.
      if (request.reusedSocket) resolve(ask(url, question));
      else reject(error);
    });
    request.end(body);
  });
}

/**
 * One GET. Throws when the answer is not 200.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Answer>}
 */
export async function get(url, headers) {
  const answer = await ask(url, { headers });
  if (answer.status !== 200) {
    throw new Error(`${url} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  }
  return answer;
}

/**
 * What a request asked of D1, from `Server-Timing`.
 * @param {Answer} answer
 * @returns {{ queries: number, rows: number, written: number, trips: number }} `written` is a part of `rows`
 */
export function databaseUse({ headers }) {
  const found = /queries=(\d+) rows=(\d+)".*trips;desc="(\d+)".*written;desc="(\d+)"/.exec(
    String(headers["server-timing"]),
  );
  if (!found) throw new Error("The answer has no Server-Timing of the database");
  const [queries = 0, rows = 0, trips = 0, written = 0] = found.slice(1).map(Number);
  return { queries, rows, trips, written };
}
