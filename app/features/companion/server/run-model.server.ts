import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { type JSONValue, type LanguageModelMiddleware, streamText, wrapLanguageModel } from "ai";
import { isHarmfulReply } from "~/features/safety/domain/reply-danger";
import type { CompanionModel } from "~/server/ports/model";
import type { Prompt } from "../domain/data-block";

/** More than any text that is asked for: models that think first count their thoughts, too. */
const MAX_TOKENS = 4_000;

/** What a call of a model came to. */
export interface ModelRun {
  /**
   * `failed`: the model could not be reached, broke off, fell silent or returned no words. `unsafe`: its words would
   * harm their reader; it was stopped before the last of them were handed on.
   */
  outcome: "done" | "stopped" | "failed" | "unsafe";
  /** All its words, or those that came. */
  text: string;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Milliseconds to the first word, null when none came. */
  firstWordMs: number | null;
  totalMs: number;
}

/**
 * Asks a model and hands on its words as they come. A refusal for the moment (429, 5xx) is tried once more before
 * the first word, never after it. Never throws: how it ended is in the result.
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
  const end = AbortSignal.any([signal, silence.signal, harm.signal]);
  const hear = (words: string) => {
    // What was on its way when it was stopped comes too late.
    if (end.aborted) return;
    silence.heard();
    run.firstWordMs ??= Math.round(performance.now() - startedAt);
    run.text += words;
    // The built-in companion writes from texts that were reviewed.
    if (model.engine === "model" && isHarmfulReply(run.text)) return harm.abort();
    onWords?.(words);
  };
  try {
    const { stream } = streamText({
      model: wrapLanguageModel({ model: model.language, middleware: takeWords(hear) }),
      instructions: request.prompt.instructions,
      prompt: request.prompt.data,
      providerOptions: { acolyte: { task: request.task as JSONValue } },
      maxOutputTokens: MAX_TOKENS,
      maxRetries: 1,
      abortSignal: end,
      // What a provider answers may quote the prompt: it is neither logged nor passed on.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === "finish") {
        const isWhole = part.finishReason === "stop" || part.finishReason === "length";
        run.outcome = isWhole && run.text.trim() !== "" ? "done" : "failed";
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
  }
  if (harm.signal.aborted) run.outcome = "unsafe";
  else if (signal.aborted && run.outcome !== "done") run.outcome = "stopped";
  run.totalMs = Math.round(performance.now() - startedAt);
  return run;
}

/**
 * Takes a model's words as they leave it. Of the SDK's own stream each word would pass ten stages, which cost more than
 * all else in an answer; what remains in it is how the call begins, fails, is tried again and ends.
 */
function takeWords(hear: (words: string) => void): LanguageModelMiddleware {
  return {
    async wrapStream({ doStream }) {
      const { stream, ...rest } = await doStream();
      const withoutWords = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
        transform(part, controller) {
          if (part.type !== "text-delta") controller.enqueue(part);
          else if (part.delta !== "") hear(part.delta);
        },
      });
      return { ...rest, stream: stream.pipeThrough(withoutWords) };
    },
  };
}

/** Gives up on a model that has said no word for `patienceMs`: from the request on, and between two words. */
function watchSilence(patienceMs: number) {
  const abort = new AbortController();
  let heardAt = performance.now();
  // One timer, not one a word: when it ends too early it is set again, for what is left since the last word.
  const look = () => {
    const left = heardAt + patienceMs - performance.now();
    if (left > 0) timer = setTimeout(look, Math.ceil(left));
    else abort.abort();
  };
  let timer = setTimeout(look, patienceMs);
  return {
    signal: abort.signal,
    heard: () => {
      heardAt = performance.now();
    },
    end: () => clearTimeout(timer),
  };
}
