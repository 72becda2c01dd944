import { useState } from "react";
import type { CompanionAccess } from "~/features/companion/contract";
import type { FEEDBACK_TYPES } from "~/features/companion/domain/limits";
import { useUserId } from "~/features/shell/ui/use-root-data";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { Mood } from "../../contract";
import { countWords } from "../../domain/count-words";
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
  onSessionEnd: () => Promise<void>;
}

/** Tells whether a prayer or reflection was of help. Of what is sent the server keeps the thumb, ids and numbers. */
export function useTextFeedback(options: TextFeedbackOptions): TextFeedback {
  const { written, access, contentId, mood, onRated, onSessionEnd } = options;
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const userId = useUserId();
  const [pending, setPending] = useState<FeedbackType | null>(null);

  const rate = async (feedbackType: FeedbackType) => {
    if (pending || !written) return;
    setPending(feedbackType);
    const { kind, input, output } = written;
    const { prayerStyle, prayerLength } = access;
    const contextData = {
      prayerStyle,
      prayerLength,
      context: "journal_entry",
      journalContent: input,
      timestamp: new Date().toISOString(),
      wordCount: countWords(input),
      userMood: mood,
      userId,
    };
    const body = {
      contentType: kind,
      contentId,
      userInput: input,
      aiOutput: output,
      feedbackType,
      contextData,
    };
    try {
      await callApi("/api/ai/feedback", { method: "POST", body });
      toast({ title: feedbackType === "thumbs_up" ? "Thank you!" : "Feedback received" });
      onRated();
    } catch (error) {
      if (isUnauthorized(error)) {
        await onSessionEnd();
        return signInAgain();
      }
      toast({ title: "Feedback failed", description: "Please try again later.", variant: "destructive" });
    } finally {
      setPending(null);
    }
  };

  return {
    label: written?.kind === "reflection" ? "Were these questions helpful?" : "Was this prayer helpful?",
    pending,
    rate: (feedbackType) => void rate(feedbackType),
  };
}
