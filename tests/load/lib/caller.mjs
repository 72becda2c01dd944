import { ask } from "../../bench/lib/http.mjs";

/**
 * Somebody's calls, measured by their kind. Any answer that is no success is an error.
 */
export class Caller {
  /**
   * @param {string} origin
   * @param {import("./meter.mjs").Meter} meter
   * @param {Record<string, string>} headers that all of them carry
   */
  constructor(origin, meter, headers) {
    this.origin = origin;
    this.meter = meter;
    this.headers = headers;
  }

  /**
   * @param {string} kind
   * @param {string} path
   * @returns {Promise<string | null>} the body; null when it failed
   */
  async open(kind, path) {
    const answer = await this.meter.time(kind, () => this.send("GET", path));
    return answer?.text ?? null;
  }

  /**
   * @param {string} kind
   * @param {string} method
   * @param {string} path
   * @param {object} [json]
   * @returns {Promise<any>} what was answered; null when it failed
   */
  async call(kind, method, path, json) {
    const answer = await this.meter.time(kind, () => this.send(method, path, { json }));
    return answer && JSON.parse(answer.text);
  }

  /**
   * One request, not measured. Throws unless it succeeds.
   * @param {string} method
   * @param {string} path
   * @param {{ json?: object, headers?: Record<string, string>, onText?: (part: string) => void }} [options]
   */
  async send(method, path, { json, headers, onText } = {}) {
    const answer = await ask(this.origin + path, {
      method,
      headers: {
        Origin: this.origin,
        ...this.headers,
        ...(json && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(onText && { onText }),
    });
    if (answer.status < 200 || answer.status > 299) throw new Error(`answered ${answer.status}`);
    return answer;
  }
}
