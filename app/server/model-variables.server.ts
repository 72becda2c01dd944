import { z } from "zod";
import { isSafeEndpoint } from "~/shared/network";
import type { OpenAiConfiguration } from "./adapters/openai-model.server";
import { parseVariables, optionalText as text } from "./variables.server";

/** The variables of the language model. All are optional; without a key the built-in companion answers alone. */
export interface ModelVariables {
  OPENAI_API_KEY?: string;
  OPENAI_MODEL?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_TIMEOUT_SECONDS?: string;
  MODEL_CALLS_A_DAY?: string;
}

const schema = z.object({
  OPENAI_API_KEY: text,
  OPENAI_MODEL: text.pipe(z.string().default("gpt-4.1-mini")),
  // People's words go there: encrypted, or to this very machine.
  OPENAI_BASE_URL: text.refine((url) => url === undefined || isSafeEndpoint(url)),
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().min(1).max(300).default(30),
  MODEL_CALLS_A_DAY: z.coerce.number().int().min(1).optional(),
});

interface ModelConfiguration extends OpenAiConfiguration {
  /** Calls that all users together have on a UTC day; `null` without a limit. */
  callsADay: number | null;
}

/** Parses the variables of the language model; `null` without a key. Throws when one is malformed. */
export function readModelConfiguration(env: ModelVariables): ModelConfiguration | null {
  const variables = parseVariables(schema, env, "docs/companion.md");
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl = null } = variables;
  if (!apiKey) return null;
  return {
    apiKey,
    baseUrl,
    modelId: variables.OPENAI_MODEL,
    patienceMs: variables.OPENAI_TIMEOUT_SECONDS * 1000,
    callsADay: variables.MODEL_CALLS_A_DAY ?? null,
  };
}
