import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { CompanionModel } from "../ports/model";

const TEXT = "text";
const STOP: LanguageModelV4FinishReason = { unified: "stop", raw: "stop" };

/** Composes the text for a task: `providerOptions.acolyte.task` of the call, unchanged. */
export type ComposeTask = (task: unknown) => string;

/** Returns the built-in companion: a language model in this process. Words leave as fast as they are read. */
export function builtInModel(compose: ComposeTask): CompanionModel {
  const language: LanguageModelV4 = {
    specificationVersion: "v4",
    provider: "acolyte",
    modelId: "built-in",
    supportedUrls: {},
    async doGenerate(options) {
      const text = composeFor(options, compose);
      return { content: [{ type: "text", text }], finishReason: STOP, usage: usageOf(text), warnings: [] };
    },
    async doStream(options) {
      const text = composeFor(options, compose);
      return { stream: streamOf(parts(text)) };
    },
  };
  return { engine: "built-in", language, patienceMs: 10_000 };
}

function composeFor(options: LanguageModelV4CallOptions, compose: ComposeTask): string {
  const task = options.providerOptions?.acolyte?.task;
  if (task === undefined) throw new Error("The built-in companion was called without a task");
  return compose(task);
}

function* parts(text: string): Generator<LanguageModelV4StreamPart> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "text-start", id: TEXT };
  // A word with the space after it.
  for (const [delta] of text.matchAll(/\s*\S+\s?|\s+$/g)) yield { type: "text-delta", id: TEXT, delta };
  yield { type: "text-end", id: TEXT };
  yield { type: "finish", finishReason: STOP, usage: usageOf(text) };
}

function streamOf<T>(values: Iterator<T>): ReadableStream<T> {
  return new ReadableStream({
    pull(controller) {
      const { done, value } = values.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Counts words in place of tokens, which are another count for each model; nobody pays for these. */
function usageOf(text: string): LanguageModelV4Usage {
  const words = text.split(/\s+/).filter(Boolean).length;
  return {
    inputTokens: { total: 0, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: words, text: words, reasoning: undefined },
  };
}
