import http from "node:http";
import type { AddressInfo } from "node:net";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";

/** In the instructions of a call that asks for a question instead of an answer. */
const STANDALONE_TASK = "Task: answer nothing.";

/** The body of a chat completion's request, as far as tests look at it. */
interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  [member: string]: unknown;
}

/** One call of the model, answered by the test as it goes along. */
class ChatCall {
  /** Resolves when the caller's connection is gone before the answer was whole. */
  readonly abandoned: Promise<void>;
  #hasBegun = false;

  constructor(
    readonly request: ChatRequest,
    readonly headers: http.IncomingHttpHeaders,
    private readonly response: http.ServerResponse,
  ) {
    this.abandoned = new Promise((resolve) => {
      response.on("close", () => {
        if (!response.writableFinished) resolve();
      });
    });
  }

  /** Sends words, each as a chunk of its own. */
  send(...words: string[]): this {
    this.#begin();
    for (const content of words) this.#event({ delta: { content }, finish_reason: null });
    return this;
  }

  /** Ends the answer as a whole one. */
  end(): void {
    this.#begin();
    this.#event({ delta: {}, finish_reason: "stop" });
    const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
    this.#write({ choices: [], usage });
    this.response.end("data: [DONE]\n\n");
  }

  refuse(status: number, headers: Record<string, string> = {}): void {
    const error = { message: "refused by the test", type: "test" };
    this.response.writeHead(status, { "Content-Type": "application/json", ...headers });
    this.response.end(JSON.stringify({ error }));
  }

  /** Cuts the connection. */
  cut(): void {
    this.response.socket?.destroy();
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.response.writeHead(200, { "Content-Type": "text/event-stream" });
    this.#event({ delta: { role: "assistant", content: "" }, finish_reason: null });
  }

  #event(choice: object): void {
    this.#write({ choices: [{ index: 0, ...choice }] });
  }

  #write(members: object): void {
    const { model } = this.request;
    const chunk = { id: "chatcmpl-test", object: "chat.completion.chunk", created: 1, model, ...members };
    this.response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
}

/** A server on loopback that speaks OpenAI's chat completions. */
export interface OpenAiServer {
  baseUrl: string;
  /** Every call so far, in order, but for those below. */
  calls: ChatCall[];
  /** Calls that ask for the question in words that stand alone. Each gets the answer of `standalone` at once. */
  searches: ChatCall[];
  /** Puts a question; the default refuses. */
  standalone: ((call: ChatCall) => void) | null;
  /** The next call that nobody has taken yet, at once or when it comes. */
  nextCall(): Promise<ChatCall>;
  /** Answers this many calls by itself from now on. */
  answer(count: number, reply: (call: ChatCall) => void): void;
  close(): Promise<void>;
}

export async function startOpenAiServer(): Promise<OpenAiServer> {
  const calls: ChatCall[] = [];
  const searches: ChatCall[] = [];
  const untaken: ChatCall[] = [];
  const waiting: ((call: ChatCall) => void)[] = [];
  const server = http.createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
      response.writeHead(404).end();
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as ChatRequest;
    const call = new ChatCall(body, request.headers, response);
    if (body.messages[0]?.content.includes(STANDALONE_TASK)) {
      searches.push(call);
      if (openAi.standalone) openAi.standalone(call);
      else call.refuse(400);
      return;
    }
    calls.push(call);
    const taker = waiting.shift();
    if (taker) taker(call);
    else untaken.push(call);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const nextCall = () => {
    const call = untaken.shift();
    return call ? Promise.resolve(call) : new Promise<ChatCall>((resolve) => waiting.push(resolve));
  };
  const openAi: OpenAiServer = {
    baseUrl: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/v1`,
    calls,
    searches,
    standalone: null,
    nextCall,
    answer(count, reply) {
      for (let index = 0; index < count; index++) void nextCall().then(reply);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return openAi;
}
