import { EditorContent } from "@tiptap/react";
import { clsx } from "clsx";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useMediaQuery } from "~/ui/use-media-query";
import { BubbleToolbar } from "./bubble-toolbar";
import "./editor.css";
import { focusToolbar, Toolbar, ToolbarLine } from "~/ui/toolbar";
import { THUMB_QUERY, thumbNeverClass } from "./thumb-bar";
import { ThumbTools } from "./thumb-tools";
import { BlockTools, ImageTool, type ToolPanel } from "./tools";
import { useEntryEditor } from "./use-entry-editor";
import type { EntryEditorProps } from "./use-entry-text";
import { useImageUpload } from "./use-image-upload";

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
    <>
      {editor && !atThumb && (
        <Toolbar
          ref={toolbar}
          label="Text formatting"
          onEscape={() => editor.core.commands.focus()}
          className={clsx(
            "sticky top-0 z-10 h-12 overflow-x-auto rounded-t-card border-b border-line bg-card px-2 [scrollbar-width:none]",
            thumbNeverClass,
          )}
        >
          <BlockTools editor={editor.core} />
          <ToolbarLine />
          <ImageTool onFiles={handleFiles} />
        </Toolbar>
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
        Press Alt+F10 for the formatting tools and Escape to return to the text. Control or Command with Enter
        saves.
      </p>
    </>
  );
}

/** Moves the focus to the field or the tools of the bubble. Returns false when it is not shown. */
function focusBubble(bubble: HTMLElement | null): boolean {
  if (!bubble?.isConnected) return false;
  const field = bubble.querySelector("input");
  if (field) field.focus();
  else focusToolbar(bubble.querySelector<HTMLElement>('[role="toolbar"]'));
  return bubble.contains(document.activeElement);
}
