import http from "node:http";

/** One request as it goes over the wire. Its path is sent as it is, however odd. */
export interface Request {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | null;
  /** The connections to use; without it those that are kept. */
  agent?: http.Agent;
  /** Milliseconds without a whole answer after which the request fails; without it there is no limit. */
  patience?: number;
  /** Receives each part of the body as it arrives. */
  onText?: (part: string) => void;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Keeps connections open: a request is to cost the worker, not the network. */
const keptConnections = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Sends a request and reads the whole answer. Unlike `fetch`, it waits for a busy machine as long as it takes. */
export function send(origin: string, request: Request): Promise<Answer> {
  const { method = "GET", path, headers = {}, body, agent = keptConnections, patience, onText } = request;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        onText?.(String(chunk));
      });
      response.once("error", (error) => {
        clearTimeout(limit);
        reject(error);
      });
      response.once("end", () => {
        clearTimeout(limit);
        const bytes = Buffer.concat(chunks);
        const status = response.statusCode ?? 0;
        resolve({ status, headers: response.headers, bytes, text: bytes.toString("utf8") });
      });
    });
    const fail = (error: Error) => {
      clearTimeout(limit);
      // The server closed an idle connection at that moment: nothing of the request arrived.
      if (sent.reusedSocket && agent === keptConnections) resolve(send(origin, request));
      else reject(error);
    };
    const giveUp = () => {
      reject(new Error(`${method} ${path.slice(0, 200)} had no answer after ${patience} ms`));
      sent.destroy();
    };
    const limit = patience === undefined ? undefined : setTimeout(giveUp, patience);
    sent.once("error", fail);
    sent.end(body ?? undefined);
  });
}

/** Sends a request that must succeed. */
export async function sendOrThrow(origin: string, request: Request): Promise<Answer> {
  const answer = await send(origin, request);
  if (answer.status < 200 || answer.status > 299) throw new Refusal(request, answer);
  return answer;
}

/** An answer that is no success: unlike a cut connection, it is a fault of the product. */
export class Refusal extends Error {
  constructor(
    { method = "GET", path }: Request,
    readonly answer: Answer,
  ) {
    super(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  }
}
