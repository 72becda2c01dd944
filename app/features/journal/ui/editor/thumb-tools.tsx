import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { Toolbar, ToolbarLine } from "~/ui/toolbar";
import { HighlightPalette } from "./highlight-palette";
import { ImageForm, LinkForm } from "./inline-forms";
import { BlockTools, ImageTool, MarkTools, type SetToolPanel, type ToolPanel } from "./tools";

export interface ThumbToolsProps {
  editor: Editor;
  slot: HTMLElement;
  panel: ToolPanel;
  setPanel: SetToolPanel;
  onFiles: (files: File[]) => void;
  toolbarRef: RefObject<HTMLDivElement>;
}

/** All tools in one line that scrolls sideways, in the bottom bar of touch screens; forms open above it. */
export function ThumbTools({ editor, slot, panel, setPanel, onFiles, toolbarRef }: ThumbToolsProps) {
  const isImage = useEditorState({ editor, selector: ({ editor }) => editor.isActive("image") });
  const close = () => setPanel("none");
  const leave = () => {
    close();
    editor.commands.focus();
  };
  const above =
    panel === "link" ? (
      <LinkForm editor={editor} onDone={close} />
    ) : panel === "colours" ? (
      <Toolbar label="Colours" onEscape={leave} className="flex-wrap justify-center">
        <HighlightPalette editor={editor} onDone={close} />
      </Toolbar>
    ) : isImage ? (
      <ImageForm editor={editor} />
    ) : null;
  return createPortal(
    <>
      {above && (
        <div className="absolute inset-x-0 bottom-full z-10 border-y border-line bg-card p-1.5 motion-safe:animate-fade-in">
          <div className="mx-auto max-w-page">{above}</div>
        </div>
      )}
      <Toolbar
        ref={toolbarRef}
        label="Text formatting"
        onEscape={leave}
        className="h-full overflow-x-auto overscroll-x-contain [scrollbar-width:none] [mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),transparent)]"
      >
        <MarkTools editor={editor} panel={panel} setPanel={setPanel} />
        <ImageTool onFiles={onFiles} />
        <ToolbarLine />
        <BlockTools editor={editor} />
        <span aria-hidden="true" className="w-4 shrink-0" />
      </Toolbar>
    </>,
    slot,
  );
}
