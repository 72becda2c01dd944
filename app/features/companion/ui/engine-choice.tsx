import type { CompanionStatus } from "../contract";
import type { Consent } from "./use-consent";

/** Who answers where a model provider is configured, and the way to the other. */
export function EngineChoice({ status, consent }: { status: CompanionStatus; consent: Consent }) {
  const { provider, engine } = status;
  if (!provider) return null;
  const isModel = engine === "model";
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {isModel ? `Answers come from ${provider}.` : "The built-in companion answers."}
      <button
        type="button"
        onClick={isModel ? () => void consent.withdraw() : consent.offer}
        className="min-h-6 text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
      >
        {isModel ? "Use the built-in companion" : `Let ${provider} answer`}
      </button>
    </p>
  );
}
