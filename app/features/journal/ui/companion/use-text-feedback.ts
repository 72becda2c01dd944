import type { CompanionAccess } from "~/features/companion/contract";
import type { FEEDBACK_TYPES } from "~/features/companion/domain/limits";
import { useCall } from "~/features/shell/ui/use-call";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { callApi } from "~/shared/call-api";
import { countWords } from "~/shared/entry-labels";
import type { Mood } from "../../contract";
import type { WrittenBlock } from "./use-writing";

type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** The thumbs for one text. */
export interface TextFeedback {
  /** The question that they answer. */
  label: string;
  pending: FeedbackType | null;
  rate: (feedbackType: FeedbackType) => void;
}

export interface TextFeedbackOptions {
  written: WrittenBlock | null;
  access: CompanionAccess;
  contentId: string;
  mood: Mood | null;
  onRated: () => void;
  /** Keeps unsaved words before the page is left for the sign-in. */
  beforeSignIn: () => Promise<void>;
}

/** Sends whether a prayer or reflection was helpful. The server keeps only the thumb, ids and numbers. */
export function useTextFeedback(options: TextFeedbackOptions): TextFeedback {
  const { written, access, contentId, mood, onRated, beforeSignIn } = options;
  const userId = useUserId();
  const { pending, run } = useCall(
    async (feedbackType: FeedbackType, { kind, input, output }: WrittenBlock) => {
      const contextData = {
        prayerStyle: access.prayerStyle,
        prayerLength: access.prayerLength,
        context: "journal_entry",
        journalContent: input,
        timestamp: new Date().toISOString(),
        wordCount: countWords(input),
        userMood: mood,
        userId,
      };
      const words = { userInput: input, aiOutput: output };
      const body = { contentType: kind, contentId, ...words, feedbackType, contextData };
      await callApi("/api/ai/feedback", { method: "POST", body });
      onRated();
    },
    {
      success: (_, feedbackType) => ({
        title: feedbackType === "thumbs_up" ? "Thank you!" : "Feedback received",
      }),
      failure: { title: "Feedback failed", text: "Please try again later.", beforeSignIn },
    },
  );
  return {
    label: written?.kind === "reflection" ? "Were these questions helpful?" : "Was this prayer helpful?",
    pending: pending?.[0] ?? null,
    rate: (feedbackType) => written && void run(feedbackType, written),
  };
}
