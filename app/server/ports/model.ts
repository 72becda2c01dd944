import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Engine } from "../../shared/vocabulary";

/** A language model to ask, and what it is. The built-in companion reads `providerOptions.acolyte.task`, others ignore it. */
export interface CompanionModel {
  engine: Engine;
  language: LanguageModelV4;
  /** How long to wait for the first word, and for each next one, in milliseconds. */
  patienceMs: number;
}

/** The models that there are. */
export interface Models {
  /** Who receives a person's words when the configured model is asked: "OpenAI" or a host; null when there is none. */
  provider: string | null;
  /** Calls of the configured model that all users together have on a UTC day; `null` without a limit. */
  callsADay: number | null;
  /** The model for a person: the configured one with their consent, else the built-in companion. */
  choose(person: { hasAiConsent: boolean }): CompanionModel;
}
