import { useCallback, useRef, useState } from "react";
import type { EditorHandle, EditorText } from "./entry-editor-props";

/** What a screen knows of its editor: the words, whether there are any, and the pictures on their way. */
export function useEntryText() {
  const handle = useRef<EditorHandle | null>(null);
  const initialHtml = useRef("");
  const uploads = useRef(0);
  const [text, setText] = useState<EditorText>({ words: 0, isEmpty: true });
  const [isReady, setIsReady] = useState(false);

  const onReady = useCallback((ready: EditorHandle) => {
    handle.current = ready;
    initialHtml.current = ready.html();
    setIsReady(true);
  }, []);
  const onUploads = useCallback((count: number) => {
    uploads.current = count;
  }, []);

  return {
    ...text,
    isReady,
    html: useCallback(() => handle.current?.html() ?? "", []),
    focus: useCallback(() => handle.current?.focus(), []),
    /** Whether the text differs from what the editor began with. */
    isChanged: useCallback(() => (handle.current?.html() ?? "") !== initialHtml.current, []),
    isUploading: useCallback(() => uploads.current > 0, []),
    /** For the editor. */
    editorProps: { onReady, onText: setText, onUploads },
  };
}
