import type { ChainedCommands, Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Highlighter,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  SquareCode,
  Underline,
  Undo2,
} from "lucide-react";
import { useRef } from "react";
import { ToolButton, ToolbarLine } from "~/ui/toolbar";
import { IMAGE_TYPES } from "../../domain/image-file";

/** The form that the tools show instead of their buttons or above them. */
export type ToolPanel = "none" | "link" | "colours";

/** Opens a panel, or closes it with "none". */
export type SetToolPanel = (panel: ToolPanel) => void;

interface Toggle {
  label: string;
  shortcut: string;
  Icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

/** Describes the tool of a mark or block, which the editor knows by `name`. */
function tool(
  label: string,
  shortcut: string,
  Icon: LucideIcon,
  name: string,
  toggle: Toggle["toggle"],
): Toggle {
  return { label, shortcut, Icon, isOn: (editor) => editor.isActive(name), toggle };
}

const MARKS = [
  tool("Bold", "Mod-b", Bold, "bold", (chain) => chain.toggleBold()),
  tool("Italic", "Mod-i", Italic, "italic", (chain) => chain.toggleItalic()),
  tool("Underline", "Mod-u", Underline, "underline", (chain) => chain.toggleUnderline()),
];

const HEADINGS = ([1, 2, 3] as const).map(
  (level): Toggle => ({
    label: `Heading ${level}`,
    shortcut: `Mod-Alt-${level}`,
    Icon: [Heading1, Heading2, Heading3][level - 1]!,
    isOn: (editor) => editor.isActive("heading", { level }),
    toggle: (chain) => chain.toggleHeading({ level }),
  }),
);

const BLOCKS = [
  tool("Bulleted list", "Mod-Shift-8", List, "bulletList", (chain) => chain.toggleBulletList()),
  tool("Numbered list", "Mod-Shift-7", ListOrdered, "orderedList", (chain) => chain.toggleOrderedList()),
  tool("Quote", "Mod-Shift-b", Quote, "blockquote", (chain) => chain.toggleBlockquote()),
  tool("Code", "Mod-e", Code, "code", (chain) => chain.toggleCode()),
  tool("Code block", "Mod-Alt-c", SquareCode, "codeBlock", (chain) => chain.toggleCodeBlock()),
];

function Toggles({ editor, toggles }: { editor: Editor; toggles: Toggle[] }) {
  const on = useEditorState({
    editor,
    selector: ({ editor }) => toggles.map(({ isOn }) => isOn(editor)),
  });
  return toggles.map(({ label, shortcut, Icon, toggle }, index) => (
    <ToolButton
      key={label}
      label={label}
      shortcut={shortcut}
      pressed={on[index]}
      onSelect={() => toggle(editor.chain().focus()).run()}
    >
      <Icon />
    </ToolButton>
  ));
}

export interface MarkToolsProps {
  editor: Editor;
  panel: ToolPanel;
  setPanel: SetToolPanel;
}

/** Bold, italic, underline, highlight and link, for the selected words. */
export function MarkTools({ editor, panel, setPanel }: MarkToolsProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({ highlight: editor.isActive("highlight"), link: editor.isActive("link") }),
  });
  const toggle = (next: ToolPanel) => setPanel(panel === next ? "none" : next);
  return (
    <>
      <Toggles editor={editor} toggles={MARKS} />
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

/** Headings, lists, quote, code, undo and redo, for whole paragraphs. */
export function BlockTools({ editor }: { editor: Editor }) {
  const { canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor }) => ({ canUndo: editor.can().undo(), canRedo: editor.can().redo() }),
  });
  return (
    <>
      <Toggles editor={editor} toggles={HEADINGS} />
      <ToolbarLine />
      <Toggles editor={editor} toggles={BLOCKS} />
      <ToolbarLine />
      <ToolButton
        label="Undo"
        shortcut="Mod-z"
        disabled={!canUndo}
        onSelect={() => editor.chain().focus().undo().run()}
      >
        <Undo2 />
      </ToolButton>
      <ToolButton
        label="Redo"
        shortcut="Mod-Shift-z"
        disabled={!canRedo}
        onSelect={() => editor.chain().focus().redo().run()}
      >
        <Redo2 />
      </ToolButton>
    </>
  );
}

/** Adds images from the device. */
export function ImageTool({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton label="Add image" onSelect={() => input.current?.click()}>
        <ImagePlus />
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_TYPES.join(",")}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Otherwise the same file could not be chosen a second time.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
