import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Engine } from "../../shared/vocabulary";

/** A language model. The built-in companion reads `providerOptions.acolyte.task`; others ignore it. */
export interface CompanionModel {
  engine: Engine;
  language: LanguageModelV4;
  /** Milliseconds to wait for the first word, and for each next one. */
  patienceMs: number;
}

/** The available models. */
export interface Models {
  /** The provider that receives people's words: "OpenAI", a host or "Cloudflare Workers AI"; `null` without a configured model. */
  provider: string | null;
  /** Calls to the configured model per UTC day, for all users together; `null` without a limit. */
  callsADay: number | null;
  /** Returns the model for a user: the configured one with their consent, else the built-in companion. */
  choose(person: { hasAiConsent: boolean }): CompanionModel;
}
