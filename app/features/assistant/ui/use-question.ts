import { useState } from "react";
import { COMPANION_LIMITS, type Mode } from "~/features/companion/domain/limits";
import type { Consent } from "~/features/companion/ui/use-consent";
import { useToast } from "~/ui/use-toast";
import type { AssistantPreferences } from "../domain/preferences";
import type { ThreadState } from "./use-thread";

interface QuestionOptions {
  current: ThreadState;
  consent: Consent;
  mode: Mode;
  preferences: AssistantPreferences;
  /** The initial text of the box. */
  first: string;
}

export type QuestionState = ReturnType<typeof useQuestion>;

/** The question box and its questions, asked with consent. A question that could not be asked returns to the box. */
export function useQuestion({ current, consent, mode, preferences, first }: QuestionOptions) {
  const { toast } = useToast();
  const [question, setQuestion] = useState(first);
  const { sources, denomination } = preferences;

  const ask = (words: string) => {
    const trimmed = words.trim();
    if (trimmed === "") return;
    if (mode === "faith-learning" && sources.length === 0) {
      const description = "Please choose at least one source for the answer.";
      return toast({ title: "Source Selection Required", description, variant: "destructive" });
    }
    consent.before(async () => {
      setQuestion("");
      const choice = mode === "apologetics" ? { denomination, sources: [] } : { denomination: null, sources };
      const isAsked = await current.ask({ question: trimmed, mode, ...choice });
      if (!isAsked) setQuestion((now) => now || trimmed);
    });
  };

  const earlier = current.thread?.chosenSources.slice(0, COMPANION_LIMITS.sources.max) ?? [];
  /** The sources of a follow-up: those of the answer on the screen; without any, those chosen for new questions. */
  const followUpSources = earlier.length > 0 ? earlier : sources;

  /** Asks about the answer on the screen. */
  const followUp = (words: string) =>
    new Promise<boolean>((resolve) => {
      if (words === "") return resolve(false);
      consent.before(async () => resolve(await current.followUp(words, followUpSources)));
    });

  /** Asks the last question of the thread again, as a question of its own. */
  const askAgain = () => {
    const last = current.thread?.turns.at(-1);
    if (last) ask(last.question);
  };

  return { question, setQuestion, ask, followUp, followUpSources, askAgain };
}
