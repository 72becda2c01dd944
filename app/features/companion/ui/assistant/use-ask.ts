import { useState } from "react";
import { useToast } from "~/ui/use-toast";
import { COMPANION_LIMITS, type Mode } from "../../contract";
import type { AssistantPreferences } from "../../domain/assistant-preferences";
import type { Consent } from "../use-consent";
import type { useThread } from "./use-thread";

interface AskOptions {
  keeper: ReturnType<typeof useThread>;
  consent: Consent;
  mode: Mode;
  preferences: AssistantPreferences;
  /** What stands in the box at first. */
  first: string;
}

/** The question box and what it sets going. A question that could not be asked comes back into the box. */
export function useAsk({ keeper, consent, mode, preferences, first }: AskOptions) {
  const { toast } = useToast();
  const [question, setQuestion] = useState(first);
  const { sources, denomination } = preferences;

  const ask = (words: string) => {
    const asked = words.trim();
    if (asked === "") return;
    if (mode === "faith-learning" && sources.length === 0) {
      const description = "Please choose at least one source for the answer.";
      return toast({ title: "Source Selection Required", description, variant: "destructive" });
    }
    consent.before(async () => {
      setQuestion("");
      const choice = mode === "apologetics" ? { denomination, sources: [] } : { denomination: null, sources };
      const isTaken = await keeper.ask({ question: asked, mode, ...choice });
      if (!isTaken) setQuestion((now) => now || asked);
    });
  };

  /** Asks about the answer on the screen, with the sources it was asked with; without any, with those chosen now. */
  const followUp = (words: string) =>
    new Promise<boolean>((resolve) => {
      if (words === "") return resolve(false);
      const { max } = COMPANION_LIMITS.sources;
      const asked = keeper.thread?.asked.slice(0, max) ?? [];
      consent.before(async () => resolve(await keeper.followUp(words, asked.length > 0 ? asked : sources)));
    });

  /** Asks the last question of the thread once more, as a question of its own. */
  const askAgain = () => {
    const last = keeper.thread?.turns.at(-1);
    if (last) ask(last.question);
  };

  return { question, setQuestion, ask, followUp, askAgain };
}
