/** One call of the stand-in's `run`. */
interface Run {
  model: string;
  inputs: { messages: { role: string; content: string }[]; stream?: boolean; max_tokens?: number };
}

/** A stand-in of the binding of Workers AI, which streams its next answers as the models of Cloudflare do. */
export class WorkersAiStandIn {
  readonly runs: Run[] = [];
  #answers: (() => ReadableStream<Uint8Array>)[] = [];

  /** Answers the next call with words, each as an event of its own. */
  answer(...words: string[]): void {
    const events = words.map((response) => JSON.stringify({ response, p: "abcd" }));
    const usage = { prompt_tokens: 11, completion_tokens: words.length };
    this.answerRaw(...[...events, JSON.stringify({ response: "", usage }), "[DONE]"].map(toEvent));
  }

  /** Answers the next call with these bytes. */
  answerRaw(...parts: string[]): void {
    const bytes = parts.map((part) => new TextEncoder().encode(part));
    const stream = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const part of bytes) controller.enqueue(part);
          controller.close();
        },
      });
    this.#answers.push(stream);
  }

  /** Refuses the next call, as the binding does without capacity. */
  refuse(): void {
    this.#answers.push(() => {
      throw new Error("3040: Capacity temporarily exceeded, please try again.");
    });
  }

  readonly binding = {
    run: async (model: string, inputs: Run["inputs"]) => {
      this.runs.push({ model, inputs });
      const next = this.#answers.shift();
      if (!next) throw new Error("No answer is left");
      return next();
    },
  } as unknown as Ai;
}

const toEvent = (data: string) => `data: ${data}\n\n`;
