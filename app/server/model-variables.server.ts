import { z } from "zod";
import { isSafeEndpoint } from "~/shared/network";
import type { OpenAiConfiguration } from "./adapters/openai-model.server";
import type { WorkersAiConfiguration } from "./adapters/workers-ai-model.server";
import { parseVariables, optionalText as text } from "./variables.server";

/**
 * The variables of the language model. All are optional; without a key and without a model of Workers AI the built-in
 * companion answers alone.
 */
export interface ModelVariables {
  OPENAI_API_KEY?: string;
  OPENAI_MODEL?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_TIMEOUT_SECONDS?: string;
  WORKERS_AI_MODEL?: string;
  MODEL_CALLS_A_DAY?: string;
}

const schema = z.object({
  OPENAI_API_KEY: text,
  OPENAI_MODEL: text.pipe(z.string().default("gpt-4.1-mini")),
  // People's words go there: encrypted, or to this very machine.
  OPENAI_BASE_URL: text.refine((url) => url === undefined || isSafeEndpoint(url)),
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().min(1).max(300).default(30),
  WORKERS_AI_MODEL: text.refine((model) => model === undefined || /^@(?:cf|hf)(?:\/[\w.-]+){2}$/.test(model)),
  MODEL_CALLS_A_DAY: z.coerce.number().int().min(1).optional(),
});

interface ModelConfiguration {
  /** The service with the model: with a key OpenAI's or a compatible one, else Workers AI. */
  service: ({ name: "openai" } & OpenAiConfiguration) | ({ name: "workers-ai" } & WorkersAiConfiguration);
  /** Calls that all users together have on a UTC day; `null` without a limit. */
  callsADay: number | null;
}

/** Parses the variables of the language model; `null` when they name none. Throws when one is malformed. */
export function readModelConfiguration(env: ModelVariables): ModelConfiguration | null {
  const variables = parseVariables(schema, env, "docs/companion.md");
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl = null, WORKERS_AI_MODEL } = variables;
  const patienceMs = variables.OPENAI_TIMEOUT_SECONDS * 1000;
  const callsADay = variables.MODEL_CALLS_A_DAY ?? null;
  if (apiKey) {
    const modelId = variables.OPENAI_MODEL;
    return { service: { name: "openai", apiKey, baseUrl, modelId, patienceMs }, callsADay };
  }
  if (!WORKERS_AI_MODEL) return null;
  return { service: { name: "workers-ai", modelId: WORKERS_AI_MODEL, patienceMs }, callsADay };
}
