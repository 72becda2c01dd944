import { createOpenAI } from "@ai-sdk/openai";
import type { CompanionModel } from "../ports/model";

export interface OpenAiConfiguration {
  apiKey: string;
  modelId: string;
  /** Another server with the same protocol; `null` for OpenAI itself. */
  baseUrl: string | null;
  /** How long to wait for a word, in milliseconds. */
  patienceMs: number;
}

/** Returns a model of OpenAI or a compatible server, by chat completions: nearly all servers have them, and they store nothing. */
export function openAiModel({ apiKey, modelId, baseUrl, patienceMs }: OpenAiConfiguration): CompanionModel {
  const provider = createOpenAI({ apiKey, ...(baseUrl && { baseURL: baseUrl }) });
  return { engine: "model", language: provider.chat(modelId), patienceMs };
}

/** Returns the name of the provider that receives people's words: "OpenAI", or the host of another server. */
export function openAiProviderName({ baseUrl }: Pick<OpenAiConfiguration, "baseUrl">): string {
  const host = baseUrl ? new URL(baseUrl).host : "api.openai.com";
  return host === "api.openai.com" ? "OpenAI" : host;
}
