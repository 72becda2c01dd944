import type { Editor } from "@tiptap/core";
import { clsx } from "clsx";
import type { RefObject } from "react";
import { BlockTools } from "./block-tools";
import { ImageTool } from "./image-tool";
import { thumbNeverClass } from "./thumb-layout";
import { Toolbar, ToolbarLine } from "./toolbar";

/** The tools for paragraphs, above the text; it stays in sight while the text scrolls. */
export function EditorToolbar({
  editor,
  onFiles,
  toolbarRef,
}: {
  editor: Editor;
  onFiles: (files: File[]) => void;
  toolbarRef: RefObject<HTMLDivElement>;
}) {
  return (
    <Toolbar
      ref={toolbarRef}
      label="Text formatting"
      onEscape={() => editor.commands.focus()}
      className={clsx(
        "sticky top-0 z-10 h-12 overflow-x-auto rounded-t-card border-b border-line bg-card px-2 [scrollbar-width:none]",
        thumbNeverClass,
      )}
    >
      <BlockTools editor={editor} />
      <ToolbarLine />
      <ImageTool onFiles={onFiles} />
    </Toolbar>
  );
}
