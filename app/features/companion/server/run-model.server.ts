import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { type JSONValue, type LanguageModelMiddleware, streamText, wrapLanguageModel } from "ai";
import { watchReply } from "~/features/safety/domain/reply-danger";
import type { CompanionModel } from "~/server/ports/model";
import { AppError } from "~/shared/errors";
import type { AnswerState } from "../domain/limits";
import type { Prompt } from "../domain/prompts";

/** More than any text needs: models that think first count their thoughts, too. */
const MAX_TOKENS = 4_000;

/** Milliseconds within which a model's words are checked and passed on together: shorter than anybody sees. */
const BATCH_MS = 40;

/** Result of a call of a model. */
export interface ModelRun {
  /**
   * `failed`: the model could not be reached, broke off, fell silent or returned no words. `unsafe`: its words would
   * harm the reader; it was stopped before the last of them were passed on.
   */
  outcome: "done" | "stopped" | "failed" | "unsafe";
  /** All its words so far. */
  text: string;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Milliseconds to the first word; `null` without any. */
  firstWordMs: number | null;
  totalMs: number;
}

const STATES: Record<ModelRun["outcome"], AnswerState> = {
  done: "done",
  stopped: "stopped",
  failed: "interrupted",
  unsafe: "interrupted",
};

/** Returns the state of a text after a call of a model. */
export function stateAfter({ outcome }: Pick<ModelRun, "outcome">): AnswerState {
  return STATES[outcome];
}

/** Returns the error of a call whose model returned no text. */
export function companionUnavailable(): AppError {
  return new AppError("unavailable", "The companion cannot be reached right now. Please try again.", {
    retryAfter: 10,
  });
}

/**
 * Asks a model and passes on its words as they come. A temporary refusal (429, 5xx) is retried once before the first
 * word, never after it. Never throws: failures are in the result.
 */
export async function runModel(
  model: CompanionModel,
  request: { task: object; prompt: Prompt },
  { signal, onWords }: { signal: AbortSignal; onWords?: (delta: string) => void },
): Promise<ModelRun> {
  const startedAt = performance.now();
  const run: ModelRun = {
    outcome: "failed",
    text: "",
    inputTokens: null,
    outputTokens: null,
    firstWordMs: null,
    totalMs: 0,
  };
  const silence = watchSilence(model.patienceMs);
  const harm = new AbortController();
  const isHarmful = watchReply();
  const end = AbortSignal.any([signal, silence.signal, harm.signal]);
  const receive = (words: string) => {
    // Too late: these words were on their way when it was stopped.
    if (end.aborted) return;
    silence.reset();
    run.firstWordMs ??= Math.round(performance.now() - startedAt);
    run.text += words;
    batches.add(words);
  };
  // The built-in companion writes from reviewed texts.
  const isChecked = model.engine === "model";
  const batches = inBatches(isChecked ? BATCH_MS : 0, (words) => {
    if (isChecked && isHarmful(run.text)) harm.abort();
    if (!harm.signal.aborted) onWords?.(words);
  });
  try {
    const { stream } = streamText({
      model: wrapLanguageModel({ model: model.language, middleware: takeWords(receive) }),
      instructions: request.prompt.instructions,
      prompt: request.prompt.data,
      providerOptions: { acolyte: { task: request.task as JSONValue } },
      maxOutputTokens: MAX_TOKENS,
      maxRetries: 1,
      abortSignal: end,
      // A provider's error may quote the prompt: it is neither logged nor passed on.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === "finish") {
        const isWhole = part.finishReason === "stop" || part.finishReason === "length";
        run.outcome = isWhole && run.text.trim() !== "" ? "done" : "failed";
        if (isChecked && isHarmful(run.text, true)) harm.abort();
        run.inputTokens = part.totalUsage.inputTokens ?? null;
        run.outputTokens = part.totalUsage.outputTokens ?? null;
      } else if (part.type === "error") {
        run.outcome = "failed";
      }
    }
  } catch {
    run.outcome = "failed";
  } finally {
    silence.end();
    batches.flush();
  }
  if (harm.signal.aborted) run.outcome = "unsafe";
  else if (signal.aborted && run.outcome !== "done") run.outcome = "stopped";
  run.totalMs = Math.round(performance.now() - startedAt);
  return run;
}

/**
 * Takes a model's words directly from it. In the SDK's own stream each word passes ten stages, which cost more than
 * everything else in an answer (decision 33); that stream keeps only the start, failures, retries and the end.
 */
function takeWords(receive: (words: string) => void): LanguageModelMiddleware {
  return {
    async wrapStream({ doStream }) {
      const { stream, ...rest } = await doStream();
      const withoutWords = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
        transform(part, controller) {
          if (part.type !== "text-delta") controller.enqueue(part);
          else if (part.delta !== "") receive(part.delta);
        },
      });
      return { ...rest, stream: stream.pipeThrough(withoutWords) };
    },
  };
}

/** Passes on words: the first at once, later ones together with all that come within `ms`. */
function inBatches(ms: number, pass: (words: string) => void) {
  let held = "";
  let passedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held === "") return;
    const words = held;
    held = "";
    passedAt = performance.now();
    pass(words);
  };
  return {
    add(words: string) {
      held += words;
      const left = passedAt + ms - performance.now();
      if (left <= 0) flush();
      else timer ??= setTimeout(flush, left);
    },
    flush,
  };
}

/** Aborts a model without a word for `patienceMs`: from the request on, and between two words. */
function watchSilence(patienceMs: number) {
  const abort = new AbortController();
  let latestAt = performance.now();
  // One timer, not one for each word: it is set again for the time left since the last word.
  const look = () => {
    const left = latestAt + patienceMs - performance.now();
    if (left > 0) timer = setTimeout(look, Math.ceil(left));
    else abort.abort();
  };
  let timer = setTimeout(look, patienceMs);
  return {
    signal: abort.signal,
    reset: () => {
      latestAt = performance.now();
    },
    end: () => clearTimeout(timer),
  };
}
