import { createWorkersAI } from "workers-ai-provider";
import type { CompanionModel } from "../ports/model";

export interface WorkersAiConfiguration {
  /** Such as "@cf/zai-org/glm-4.7-flash". */
  modelId: string;
  /** How long to wait for a word, in milliseconds. */
  patienceMs: number;
}

/** The receiver of people's words. */
export const WORKERS_AI_NAME = "Cloudflare Workers AI";

const LINE_FEED = 0x0a;

/** Returns a model of Workers AI: where the product runs on Cloudflare, its binding reaches it without a key. */
export function workersAiModel(binding: Ai, { modelId, patienceMs }: WorkersAiConfiguration): CompanionModel {
  const provider = createWorkersAI({ binding: withWholeEvents(binding) });
  return { engine: "model", language: provider(modelId), patienceMs };
}

/** Returns a binding whose streams end with a whole line: the provider would log the rest, which has words of the answer. */
function withWholeEvents(binding: Ai): Ai {
  const run = async (...given: Parameters<Ai["run"]>) => {
    const output: unknown = await binding.run(...given);
    return output instanceof ReadableStream ? output.pipeThrough(wholeLines()) : output;
  };
  return { run } as unknown as Ai;
}

function wholeLines(): TransformStream<Uint8Array, Uint8Array> {
  let held: Uint8Array[] = [];
  return new TransformStream({
    transform(bytes, controller) {
      const end = bytes.lastIndexOf(LINE_FEED) + 1;
      if (end > 0) {
        for (const part of [...held, bytes.subarray(0, end)]) controller.enqueue(part);
        held = [];
      }
      if (end < bytes.length) held.push(bytes.subarray(end));
    },
  });
}
