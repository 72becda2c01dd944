import { useCallback, useRef, useState } from "react";
import type { AiKind } from "../../domain/companion-words";
import type { EditorHandle, EditorText } from "./entry-editor-props";

export type EntryText = ReturnType<typeof useEntryText>;

/** What a screen knows of its editor: the words, whether there are any, and what is on its way into them. */
export function useEntryText() {
  const handle = useRef<EditorHandle | null>(null);
  const initialHtml = useRef("");
  const uploads = useRef(0);
  const stopWriting = useRef<(() => void) | null>(null);
  // Null until the editor has told of the text it began with.
  const [text, setText] = useState<EditorText | null>(null);

  const onReady = useCallback((ready: EditorHandle) => {
    handle.current = ready;
    initialHtml.current = ready.html();
  }, []);
  const onUploads = useCallback((count: number) => {
    uploads.current = count;
  }, []);

  return {
    words: text?.words ?? 0,
    isEmpty: text?.isEmpty ?? true,
    /** False until the editor stands, and knows its text. */
    isReady: text !== null,
    html: useCallback(() => handle.current?.html() ?? "", []),
    focus: useCallback(() => handle.current?.focus(), []),
    /** Whether the text differs from what the editor began with. */
    isChanged: useCallback(() => (handle.current?.html() ?? "") !== initialHtml.current, []),
    isUploading: useCallback(() => uploads.current > 0, []),
    hasPrayer: text?.hasPrayer ?? false,
    ownParagraphs: useCallback(() => handle.current?.ownParagraphs() ?? [], []),
    aiTexts: useCallback((kind: AiKind) => handle.current?.aiTexts(kind) ?? [], []),
    beginAiBlock: useCallback((kind: AiKind) => handle.current?.beginAiBlock(kind) ?? null, []),
    /** Whether the companion is writing into the text. */
    isWriting: useCallback(() => stopWriting.current !== null, []),
    stopWriting: useCallback(() => stopWriting.current?.(), []),
    /** Told by the companion: how to stop it while it writes, null when it is over. */
    setStopWriting: useCallback((stop: (() => void) | null) => {
      stopWriting.current = stop;
    }, []),
    /** The editor is made anew, with another text. */
    reset: useCallback(() => {
      stopWriting.current?.();
      handle.current = null;
      initialHtml.current = "";
      uploads.current = 0;
      setText(null);
    }, []),
    /** For the editor. */
    editorProps: { onReady, onText: setText, onUploads },
  };
}
