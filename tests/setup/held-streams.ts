import type { Page } from "@playwright/test";
import type { AnswerPart } from "../../app/features/companion/contract";
import type { AnswerState } from "../../app/features/companion/domain/limits";
import {
  closingChunks,
  LAST_EVENT,
  openingChunks,
  toEvent,
  wordChunk,
} from "../../app/features/companion/domain/message-stream";

interface Held {
  body: unknown;
  controller: ReadableStreamDefaultController<Uint8Array>;
  isAborted: boolean;
}
type HoldingWindow = Window & { heldStreams: Held[] };

/** The companion's streams of a page: they begin when the page asks, and say what the test says, when it says it. */
export interface HeldStreams {
  /** The bodies of the calls so far. */
  bodies<Body>(): Promise<Body[]>;
  /** Waits for the next call and begins its answer. */
  begin(): Promise<void>;
  /** Sends words of the latest answer. */
  send(...words: string[]): Promise<void>;
  end(state?: AnswerState): Promise<void>;
  /** Breaks the connection. */
  cut(): Promise<void>;
  /** Waits until the page has given the call up. */
  abandoned(): Promise<void>;
}

/** Takes the calls to a path out of the network's hands, from the next page on. */
export async function holdStreams(
  page: Page,
  path: string,
  answer: Partial<AnswerPart> = {},
): Promise<HeldStreams> {
  await page.addInitScript((path) => {
    const held: Held[] = [];
    (window as unknown as HoldingWindow).heldStreams = held;
    const fetchReally = window.fetch;
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (new URL(url, location.href).pathname !== path) return fetchReally(input, init);
      const body = JSON.parse(String(init?.body)) as unknown;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          const one: Held = { body, controller, isAborted: false };
          held.push(one);
          init?.signal?.addEventListener("abort", () => {
            one.isAborted = true;
            controller.error(new DOMException("gone", "AbortError"));
          });
        },
      });
      return new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
    };
  }, path);

  const part: Omit<AnswerPart, "state"> = {
    id: null,
    threadId: null,
    engine: "built-in",
    sources: [],
    isSafetyMessage: false,
    support: null,
    ...answer,
  };
  const push = (text: string) =>
    page.evaluate((text) => {
      const last = (window as unknown as HoldingWindow).heldStreams.at(-1);
      last?.controller.enqueue(new TextEncoder().encode(text));
    }, text);
  const close = () =>
    page.evaluate(() => (window as unknown as HoldingWindow).heldStreams.at(-1)?.controller.close());
  let begun = 0;
  return {
    bodies: <Body>() =>
      page.evaluate(() =>
        (window as unknown as HoldingWindow).heldStreams.map(({ body }) => body),
      ) as Promise<Body[]>,
    async begin() {
      begun += 1;
      await page.waitForFunction(
        (count) => (window as unknown as HoldingWindow).heldStreams?.length >= count,
        begun,
      );
      await push(
        openingChunks("held", { ...part, state: "streaming" })
          .map(toEvent)
          .join(""),
      );
    },
    send: (...words) => push(words.map((word) => toEvent(wordChunk(word))).join("")),
    async end(state = "done") {
      await push(
        closingChunks({ ...part, state }, null)
          .map(toEvent)
          .join("") + LAST_EVENT,
      );
      await close();
    },
    cut: () =>
      page.evaluate(() =>
        (window as unknown as HoldingWindow).heldStreams.at(-1)?.controller.error(new TypeError("cut")),
      ),
    async abandoned() {
      await page.waitForFunction(() => (window as unknown as HoldingWindow).heldStreams.at(-1)?.isAborted);
    },
  };
}
