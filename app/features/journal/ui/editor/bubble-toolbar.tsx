import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { BubbleMenu } from "@tiptap/react/menus";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { HighlightPalette } from "./highlight-palette";
import { ImageForm } from "./image-form";
import { LinkForm } from "./link-form";
import { MarkTools } from "./mark-tools";
import type { SetToolPanel, ToolPanel } from "./tool-panel";
import { Toolbar } from "./toolbar";
import { wantsBubble } from "./wants-bubble";

const KEY = "entryBubble";

export interface BubbleToolbarProps {
  editor: Editor;
  panel: ToolPanel;
  setPanel: SetToolPanel;
  bubbleRef: RefObject<HTMLDivElement>;
}

/** What floats above the selected words (marks, colours, the link) or the selected image (its description). */
export function BubbleToolbar({ editor, panel, setPanel, bubbleRef }: BubbleToolbarProps) {
  const isImage = useEditorState({ editor, selector: ({ editor }) => editor.isActive("image") });
  const latest = useRef(panel);
  latest.current = panel;
  const close = () => setPanel("none");

  const hide = useCallback(() => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(KEY, "hide"));
  }, [editor]);

  // The plugin looks at the selection only: a panel that opens or closes by itself must be told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel's change is the reason to run.
  useEffect(() => {
    if (latest.current !== "none") editor.view.dispatch(editor.state.tr.setMeta(KEY, "show"));
  }, [editor, panel]);

  // Another panel or an error below a field makes it another size.
  useEffect(() => {
    const resized = new ResizeObserver(() => {
      if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(KEY, "updatePosition"));
    });
    if (bubbleRef.current) resized.observe(bubbleRef.current);
    return () => resized.disconnect();
  }, [editor, bubbleRef]);

  useEffect(() => {
    // The plugin keeps the bubble after a press on one of its buttons, even when the focus goes elsewhere later.
    const leave = ({ event }: { event: globalThis.FocusEvent }) => {
      if (!bubbleRef.current?.contains(event.relatedTarget as Node | null)) hide();
    };
    editor.on("blur", leave);
    return () => {
      editor.off("blur", leave);
    };
  }, [editor, hide, bubbleRef]);

  const handleBlur = () => {
    // In the next frame: the plugin itself may be taking the bubble away, or the text be about to get the focus.
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
        // The plugin makes the bubble itself a stop of the Tab key; its buttons are.
        onShow: () => {
          if (bubbleRef.current) bubbleRef.current.tabIndex = -1;
        },
      }}
      className="z-20 rounded-card border border-line bg-card p-1 font-sans text-base text-ink shadow-pop outline-none"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the focus leaves. */}
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
