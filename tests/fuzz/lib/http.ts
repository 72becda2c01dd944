import http from "node:http";
import { TIMEOUT } from "./limits";

/** One request as it goes over the wire. A path is sent as it is, however odd. */
export interface Request {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | null;
  /** The connections to use; without it a new one. */
  agent?: http.Agent;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** A request that got no whole answer in time. */
class Hang extends Error {}

// A connection of its own for each request: a body above all limits ends its connection.
const unshared = new http.Agent({ keepAlive: false });

/** Sends a request and reads the answer to its end. Throws `Hang` after the time that no answer may take. */
export function send(origin: string, request: Request): Promise<Answer> {
  const { method, path, headers = {}, body, agent = unshared } = request;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = http.request({ hostname, port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        clearTimeout(limit);
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString("utf8"),
        });
      });
    });
    const limit = setTimeout(() => {
      sent.destroy();
      reject(new Hang(`${method} ${path.slice(0, 200)} had no answer after ${TIMEOUT / 1000} s`));
    }, TIMEOUT);
    sent.once("error", (error) => {
      clearTimeout(limit);
      reject(error);
    });
    sent.end(body ?? undefined);
  });
}
