import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { BubbleMenu } from "@tiptap/react/menus";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { Toolbar } from "~/ui/toolbar";
import { HighlightPalette } from "./highlight-palette";
import { ImageForm, LinkForm } from "./inline-forms";
import { MarkTools, type SetToolPanel, type ToolPanel } from "./tools";

const KEY = "entryBubble";

export interface BubbleToolbarProps {
  editor: Editor;
  panel: ToolPanel;
  setPanel: SetToolPanel;
  bubbleRef: RefObject<HTMLDivElement>;
}

/** The bubble above the selected words (marks, colours, link) or the selected image (its description). */
export function BubbleToolbar({ editor, panel, setPanel, bubbleRef }: BubbleToolbarProps) {
  const isImage = useEditorState({ editor, selector: ({ editor }) => editor.isActive("image") });
  const latest = useRef(panel);
  latest.current = panel;
  const close = () => setPanel("none");

  const hide = useCallback(() => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(KEY, "hide"));
  }, [editor]);

  // The plugin watches only the selection: it must learn of a panel that opens or closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel's change is the reason to run.
  useEffect(() => {
    if (latest.current !== "none") editor.view.dispatch(editor.state.tr.setMeta(KEY, "show"));
  }, [editor, panel]);

  // Another panel or an error below a field changes its size.
  useEffect(() => {
    const resized = new ResizeObserver(() => {
      if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(KEY, "updatePosition"));
    });
    if (bubbleRef.current) resized.observe(bubbleRef.current);
    return () => resized.disconnect();
  }, [editor, bubbleRef]);

  useEffect(() => {
    // After a press on one of its buttons, the plugin keeps the bubble even when the focus moves on later.
    const leave = ({ event }: { event: globalThis.FocusEvent }) => {
      if (!bubbleRef.current?.contains(event.relatedTarget as Node | null)) hide();
    };
    editor.on("blur", leave);
    return () => {
      editor.off("blur", leave);
    };
  }, [editor, hide, bubbleRef]);

  const handleBlur = () => {
    // In the next frame: the plugin may be removing the bubble, or the text be about to take the focus.
    requestAnimationFrame(() => {
      if (editor.isDestroyed || !document.hasFocus()) return;
      const { activeElement } = document;
      const stays = bubbleRef.current?.contains(activeElement) || editor.view.dom.contains(activeElement);
      if (stays) return;
      close();
      hide();
    });
  };

  return (
    <BubbleMenu
      ref={bubbleRef}
      editor={editor}
      pluginKey={KEY}
      updateDelay={80}
      shouldShow={({ editor, element }) => wantsBubble(editor, element, latest.current !== "none")}
      options={{
        placement: "top",
        offset: 8,
        shift: { padding: 8 },
        // The plugin makes the bubble itself a stop of the Tab key; its buttons already are.
        onShow: () => {
          if (bubbleRef.current) bubbleRef.current.tabIndex = -1;
        },
      }}
      className="z-20 rounded-card border border-line bg-card p-1 font-sans text-base text-ink shadow-pop outline-none"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving. */}
      <div onBlur={handleBlur}>
        {panel === "link" ? (
          <LinkForm editor={editor} onDone={close} />
        ) : isImage ? (
          <ImageForm editor={editor} />
        ) : (
          <Toolbar label="Selected words" onEscape={() => editor.commands.focus()}>
            {panel === "colours" ? (
              <HighlightPalette editor={editor} onDone={close} canGoBack />
            ) : (
              <MarkTools editor={editor} panel={panel} setPanel={setPanel} />
            )}
          </Toolbar>
        )}
      </div>
    </BubbleMenu>
  );
}

/**
 * Whether the bubble has something to offer: words are selected, the cursor is in a link, an image is selected, or a
 * key opened one of its panels.
 */
function wantsBubble(editor: Editor, bubble: HTMLElement, isPanelOpen: boolean): boolean {
  const isUsed = editor.view.hasFocus() || bubble.contains(document.activeElement);
  if (!editor.isEditable || !isUsed || editor.isActive("codeBlock")) return false;
  if (isPanelOpen || editor.isActive("image") || editor.isActive("link")) return true;
  const { from, to } = editor.state.selection;
  return editor.state.doc.textBetween(from, to, " ").trim() !== "";
}
