import { useEffect, useRef, useState } from "react";
import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import { readText } from "~/features/companion/ui/read-text";
import type { Support } from "~/features/safety/contract";
import { useReportFailure } from "~/features/shell/ui/use-call";
import { useToast } from "~/ui/use-toast";
import type { Mood } from "../../contract";
import { type AiKind, aiParagraphs, latestParagraphs, paragraphsHtml } from "../../domain/companion-words";
import type { EntryText } from "../editor/use-entry-text";

const TEXTS: Record<AiKind, { tooShort: string; failure: string; started: string; done: string }> = {
  prayer: {
    tooShort: "Please write a bit more so I can create a meaningful prayer for you.",
    failure: "Unable to generate prayer",
    started: "Creating a prayer.",
    done: "The prayer is in your entry.",
  },
  reflection: {
    tooShort: "Please write a bit more so I can offer meaningful reflection questions.",
    failure: "Unable to generate reflection",
    started: "Preparing questions for reflection.",
    done: "The questions are in your entry.",
  },
};

/** The writer's words, as many as a call takes. */
export interface OwnWords {
  paragraphs: string[];
  plainText: string;
}

/** Returns the latest of the writer's own paragraphs, up to the limit of a call. */
export function ownWords(all: readonly string[]): OwnWords {
  const paragraphs = latestParagraphs(all, COMPANION_LIMITS.input);
  return { paragraphs, plainText: paragraphs.join("\n\n").trim() };
}

/** Returns the call that asks for a prayer; another `attempt` on the same words yields another prayer. */
function prayerCall({ plainText }: OwnWords, mood: Mood | null, attempt: number) {
  const body = { plainText, context: "journal_entry", mood, attempt };
  return { path: "/api/ai/personalized-prayer", body };
}

/** Returns the call that asks for questions to reflect on, other than those of `history`. */
function reflectionCall({ paragraphs }: OwnWords, history: string[]) {
  const body = { content: paragraphsHtml(paragraphs), reflection_history: history };
  return { path: "/api/ai/spiritual-reflection", body };
}

/** A text of the companion in the entry, and the words it was written for. */
export interface WrittenBlock {
  kind: AiKind;
  input: string;
  output: string;
}

export interface WritingOptions {
  text: EntryText;
  mood: Mood | null;
  /** Keeps unsaved words before the page is left for the sign-in. */
  beforeSignIn: () => Promise<void>;
}

/** Writes prayers and reflections into a text: checks first, then streams, then keeps the whole block. */
export function useWriting({ text, mood, beforeSignIn }: WritingOptions) {
  const { toast } = useToast();
  const report = useReportFailure();
  const [kind, setKind] = useState<AiKind | null>(null);
  const [written, setWritten] = useState<WrittenBlock | null>(null);
  const [danger, setDanger] = useState<string | null>(null);
  const [support, setSupport] = useState<Support | null>(null);
  const [status, setStatus] = useState("");
  const attempts = useRef(0);
  const earlier = useRef<string[]>([]);
  const { isEmpty, stopWriting } = text;

  useEffect(() => stopWriting, [stopWriting]);
  useEffect(() => {
    if (!isEmpty) return;
    attempts.current = 0;
    earlier.current = [];
  }, [isEmpty]);

  /** Returns whether a text may be requested now; a toast says why not. */
  const isAllowed = (wanted: AiKind): boolean => {
    if (text.hasPrayer) {
      const description = "A prayer has already been created for this journal entry.";
      toast({ title: "Prayer already generated", description });
      return false;
    }
    if (ownWords(text.ownParagraphs()).plainText.length < COMPANION_LIMITS.minimumText) {
      toast({ title: "Add more details", description: TEXTS[wanted].tooShort });
      return false;
    }
    return !text.isWriting();
  };

  const callFor = (wanted: AiKind, words: OwnWords) => {
    if (wanted === "prayer") return prayerCall(words, mood, attempts.current);
    const history = new Set([...earlier.current, ...text.aiTexts("reflection")]);
    return reflectionCall(words, [...history].slice(-50));
  };

  const write = async (wanted: AiKind): Promise<void> => {
    const block = text.beginAiBlock(wanted);
    if (!block) return;
    const abort = new AbortController();
    abort.signal.addEventListener("abort", block.drop);
    text.setStopWriting(() => abort.abort());
    setKind(wanted);
    setStatus(TEXTS[wanted].started);
    try {
      const words = ownWords(text.ownParagraphs());
      const { path, body } = callFor(wanted, words);
      const read = await readText(path, body, { signal: abort.signal, onText: block.show });
      if (read.isSafetyMessage) {
        block.drop();
        setStatus("");
        return setDanger(read.text);
      }
      setSupport(read.support);
      if (!(await block.keep(read.text))) return;
      if (wanted === "prayer") attempts.current += 1;
      else earlier.current.push(aiParagraphs(read.text).join("\n"));
      setWritten({ kind: wanted, input: words.plainText, output: read.text });
      setStatus(TEXTS[wanted].done);
    } catch (error) {
      block.drop();
      setStatus("");
      if (abort.signal.aborted) return;
      const failure = "Please try again or check your connection.";
      await report(error, { title: TEXTS[wanted].failure, text: failure, beforeSignIn });
    } finally {
      text.setStopWriting(null);
      setKind(null);
    }
  };

  return {
    /** The kind of the text being written. */
    kind,
    /** The latest text, until it is rated. */
    written,
    forgetWritten: () => setWritten(null),
    /** Help lines for the words of the latest request. They are no part of the entry. */
    support,
    hideSupport: () => setSupport(null),
    danger,
    closeDanger: () => setDanger(null),
    /** For screen readers: the start and the end of the writing. */
    status,
    isAllowed,
    write,
  };
}
