import { useEffect, useRef, useState } from "react";
import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import { readText } from "~/features/companion/ui/read-text";
import type { Support } from "~/features/safety/contract";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { CallError, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import { type AiKind, aiParagraphs } from "../../domain/companion-words";
import type { EntryText } from "../editor/use-entry-text";
import { ownWords, prayerCall, reflectionCall, WRITING_TEXTS } from "./writing-calls";

const TRY_AGAIN = "Please try again or check your connection.";
/** Refusals that say themselves what to do: switched off, another text on its way, no call left today. */
const REFUSALS = [403, 409, 429];

/** A text of the companion's that stands in the entry, and the words that it was written for. */
export interface WrittenBlock {
  kind: AiKind;
  input: string;
  output: string;
}

export interface WritingOptions {
  text: EntryText;
  /** The session is over: the last moment before the page is left for the sign-in. */
  onSessionEnd: () => Promise<void>;
}

/** Has prayers and reflections written into a text: the checks before, the stream, and what becomes of it. */
export function useWriting({ text, onSessionEnd }: WritingOptions) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [kind, setKind] = useState<AiKind | null>(null);
  const [written, setWritten] = useState<WrittenBlock | null>(null);
  const [danger, setDanger] = useState<string | null>(null);
  const [support, setSupport] = useState<Support | null>(null);
  const [news, setNews] = useState("");
  const attempts = useRef(0);
  const asked = useRef<string[]>([]);
  const { isEmpty, stopWriting } = text;

  useEffect(() => stopWriting, [stopWriting]);
  useEffect(() => {
    if (!isEmpty) return;
    attempts.current = 0;
    asked.current = [];
  }, [isEmpty]);

  /** Whether a text may be asked for now; says why not. */
  const isAllowed = (wanted: AiKind): boolean => {
    if (text.hasPrayer) {
      const description = "A prayer has already been created for this journal entry.";
      toast({ title: "Prayer already generated", description });
      return false;
    }
    if (ownWords(text.ownParagraphs()).plainText.length < COMPANION_LIMITS.minimumText) {
      toast({ title: "Add more details", description: WRITING_TEXTS[wanted].tooShort });
      return false;
    }
    return !text.isWriting();
  };

  const callFor = (wanted: AiKind, words: ReturnType<typeof ownWords>) => {
    if (wanted === "prayer") return prayerCall(words, attempts.current);
    const history = new Set([...asked.current, ...text.aiTexts("reflection")]);
    return reflectionCall(words, [...history].slice(-50));
  };

  const write = async (wanted: AiKind): Promise<void> => {
    const block = text.beginAiBlock(wanted);
    if (!block) return;
    const abort = new AbortController();
    abort.signal.addEventListener("abort", block.drop);
    text.setStopWriting(() => abort.abort());
    setKind(wanted);
    setNews(WRITING_TEXTS[wanted].begun);
    try {
      const words = ownWords(text.ownParagraphs());
      const { path, body } = callFor(wanted, words);
      const read = await readText(path, body, { signal: abort.signal, onText: block.show });
      if (read.isSafetyMessage) {
        block.drop();
        setNews("");
        return setDanger(read.text);
      }
      setSupport(read.support);
      if (!(await block.keep(read.text))) return;
      if (wanted === "prayer") attempts.current += 1;
      else asked.current.push(aiParagraphs(read.text).join("\n"));
      setWritten({ kind: wanted, input: words.plainText, output: read.text });
      setNews(WRITING_TEXTS[wanted].done);
    } catch (error) {
      block.drop();
      setNews("");
      if (abort.signal.aborted) return;
      if (isUnauthorized(error)) {
        await onSessionEnd();
        return signInAgain();
      }
      const isRefusal = error instanceof CallError && REFUSALS.includes(error.status);
      const description = isRefusal ? errorMessage(error, TRY_AGAIN) : TRY_AGAIN;
      toast({ title: WRITING_TEXTS[wanted].failure, description, variant: "destructive" });
    } finally {
      text.setStopWriting(null);
      setKind(null);
    }
  };

  return {
    /** What is being written now. */
    kind,
    /** What was written last, until it is rated. */
    written,
    forgetWritten: () => setWritten(null),
    /** Help lines for the words that a text was last written for. They are no part of the entry. */
    support,
    hideSupport: () => setSupport(null),
    danger,
    closeDanger: () => setDanger(null),
    /** For screen readers: that it begins, and that it is done. */
    news,
    isAllowed,
    write,
  };
}
