import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Bold, Highlighter, Italic, Link2, Underline } from "lucide-react";
import { ToolButton } from "./tool-button";
import type { SetToolPanel, ToolPanel } from "./tool-panel";

/** Bold, italic, underline, highlight and link, for the words that are selected. */
export function MarkTools({
  editor,
  panel,
  setPanel,
}: {
  editor: Editor;
  panel: ToolPanel;
  setPanel: SetToolPanel;
}) {
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive("bold"),
      italic: editor.isActive("italic"),
      underline: editor.isActive("underline"),
      highlight: editor.isActive("highlight"),
      link: editor.isActive("link"),
    }),
  });
  const toggle = (next: ToolPanel) => setPanel(panel === next ? "none" : next);
  return (
    <>
      <ToolButton
        label="Bold"
        shortcut="Mod-b"
        pressed={on.bold}
        onSelect={() => editor.chain().focus().toggleBold().run()}
      >
        <Bold />
      </ToolButton>
      <ToolButton
        label="Italic"
        shortcut="Mod-i"
        pressed={on.italic}
        onSelect={() => editor.chain().focus().toggleItalic().run()}
      >
        <Italic />
      </ToolButton>
      <ToolButton
        label="Underline"
        shortcut="Mod-u"
        pressed={on.underline}
        onSelect={() => editor.chain().focus().toggleUnderline().run()}
      >
        <Underline />
      </ToolButton>
      <ToolButton
        label="Highlight"
        shortcut="Mod-Shift-h"
        pressed={on.highlight}
        expanded={panel === "colours"}
        onSelect={() => toggle("colours")}
      >
        <Highlighter />
      </ToolButton>
      <ToolButton
        label="Link"
        shortcut="Mod-k"
        pressed={on.link}
        expanded={panel === "link"}
        onSelect={() => toggle("link")}
      >
        <Link2 />
      </ToolButton>
    </>
  );
}
