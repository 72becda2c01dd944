import { EditorContent } from "@tiptap/react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { BubbleToolbar } from "./bubble-toolbar";
import "./editor.css";
import { EditorToolbar } from "./editor-toolbar";
import { type EntryEditorProps, paperClass } from "./entry-editor-props";
import { THUMB_QUERY } from "./thumb-layout";
import { ThumbTools } from "./thumb-tools";
import type { ToolPanel } from "./tool-panel";
import { focusToolbar } from "./toolbar";
import { useEntryEditor } from "./use-entry-editor";
import { useImageUpload } from "./use-image-upload";
import { useMediaQuery } from "./use-media-query";

/** The editor itself, with its tools. Loaded on demand through `EntryEditor`. */
export default function TiptapEditor({
  label,
  initialHtml = "",
  isDraft = false,
  onReady,
  onText,
  onChange,
  onUploads,
  toolbarSlot,
}: EntryEditorProps) {
  const hintId = useId();
  const atThumb = useMediaQuery(THUMB_QUERY);
  const [panel, setPanel] = useState<ToolPanel>("none");
  const toolbar = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const addImages = useImageUpload(onUploads);

  const editor = useEntryEditor({
    label,
    hintId,
    initialHtml,
    isDraft,
    addImages,
    onText,
    onChange,
    onSelect: () => setPanel("none"),
    onKey: (key) => {
      if (key === "link") setPanel("link");
      else if (!focusBubble(bubble.current)) focusToolbar(toolbar.current);
    },
  });

  useEffect(() => {
    if (editor) onReady(editor.handle);
  }, [editor, onReady]);

  const handleFiles = useCallback(
    (files: File[]) => editor && addImages(editor.core, files, editor.core.state.selection.to),
    [editor, addImages],
  );

  return (
    <div className={paperClass}>
      {editor && !atThumb && (
        <EditorToolbar editor={editor.core} onFiles={handleFiles} toolbarRef={toolbar} />
      )}
      <EditorContent editor={editor?.core ?? null} className="relative" />
      {editor && !atThumb && (
        <BubbleToolbar editor={editor.core} panel={panel} setPanel={setPanel} bubbleRef={bubble} />
      )}
      {editor && atThumb && toolbarSlot && (
        <ThumbTools
          editor={editor.core}
          slot={toolbarSlot}
          panel={panel}
          setPanel={setPanel}
          onFiles={handleFiles}
          toolbarRef={toolbar}
        />
      )}
      <p id={hintId} className="sr-only">
        Alt+F10 moves to the formatting tools, Escape from there back to the text. Control or Command with
        Enter saves.
      </p>
    </div>
  );
}

/** Moves the focus into the bubble when it is in sight: to its field or to its tools. */
function focusBubble(bubble: HTMLElement | null): boolean {
  if (!bubble?.isConnected) return false;
  const field = bubble.querySelector("input");
  if (field) field.focus();
  else focusToolbar(bubble.querySelector<HTMLElement>('[role="toolbar"]'));
  return bubble.contains(document.activeElement);
}
