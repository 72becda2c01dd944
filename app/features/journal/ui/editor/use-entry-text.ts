import { useCallback, useRef, useState } from "react";
import type { EditorHandle, EditorText } from "./entry-editor-props";

/** What a screen knows of its editor: the words, whether there are any, and the pictures on their way. */
export function useEntryText() {
  const handle = useRef<EditorHandle | null>(null);
  const initialHtml = useRef("");
  const uploads = useRef(0);
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
    /** The editor is made anew, with another text. */
    reset: useCallback(() => {
      handle.current = null;
      initialHtml.current = "";
      uploads.current = 0;
      setText(null);
    }, []),
    /** For the editor. */
    editorProps: { onReady, onText: setText, onUploads },
  };
}
