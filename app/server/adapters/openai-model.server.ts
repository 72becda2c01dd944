import { createOpenAI } from "@ai-sdk/openai";
import type { CompanionModel } from "../ports/model";

export interface OpenAiConfiguration {
  apiKey: string;
  modelId: string;
  /** Another server that speaks the protocol; null for OpenAI itself. */
  baseUrl: string | null;
  /** How long to wait for a word, in milliseconds. */
  patienceMs: number;
}

/** A model of OpenAI, or of a server that speaks its chat completions: what nearly all of them do, and nothing is kept there. */
export function openAiModel({ apiKey, modelId, baseUrl, patienceMs }: OpenAiConfiguration): CompanionModel {
  const provider = createOpenAI({ apiKey, ...(baseUrl && { baseURL: baseUrl }) });
  return { engine: "model", language: provider.chat(modelId), patienceMs };
}

/** The name of whoever receives what is sent: "OpenAI", or the host of another server. */
export function openAiProviderName({ baseUrl }: Pick<OpenAiConfiguration, "baseUrl">): string {
  const host = baseUrl ? new URL(baseUrl).host : "api.openai.com";
  return host === "api.openai.com" ? "OpenAI" : host;
}
