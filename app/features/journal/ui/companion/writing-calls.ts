import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import { type AiKind, latestParagraphs, paragraphsHtml } from "../../domain/companion-words";

/** What the writer has written, as far as a call takes it. */
export interface OwnWords {
  paragraphs: string[];
  plainText: string;
}

/** The words that a call is made with: the latest of the writer's own. */
export function ownWords(all: readonly string[]): OwnWords {
  const paragraphs = latestParagraphs(all, COMPANION_LIMITS.input);
  return { paragraphs, plainText: paragraphs.join("\n\n").trim() };
}

/** The call that asks for a prayer; another attempt on the same words gives another prayer. */
export function prayerCall({ plainText }: OwnWords, attempt: number) {
  const body = { plainText, context: "journal_entry", attempt };
  return { path: "/api/ai/personalized-prayer", body };
}

/** The call that asks for questions to reflect on, other than those of `history`. */
export function reflectionCall({ paragraphs }: OwnWords, history: string[]) {
  const body = { content: paragraphsHtml(paragraphs), reflection_history: history };
  return { path: "/api/ai/spiritual-reflection", body };
}

/** What the person is told. */
export const WRITING_TEXTS: Record<
  AiKind,
  { tooShort: string; failure: string; begun: string; done: string }
> = {
  prayer: {
    tooShort: "Please write a bit more so I can create a meaningful prayer for you.",
    failure: "Unable to generate prayer",
    begun: "Creating a prayer.",
    done: "The prayer is in your entry.",
  },
  reflection: {
    tooShort: "Please write a bit more so I can offer meaningful reflection questions.",
    failure: "Unable to generate reflection",
    begun: "Preparing questions for reflection.",
    done: "The questions are in your entry.",
  },
};
