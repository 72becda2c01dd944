import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  Code,
  Heading1,
  Heading2,
  Heading3,
  List,
  ListOrdered,
  Quote,
  Redo2,
  SquareCode,
  Undo2,
} from "lucide-react";
import { ToolButton } from "./tool-button";
import { ToolbarLine } from "./toolbar";

const HEADINGS = [
  { level: 1, Icon: Heading1 },
  { level: 2, Icon: Heading2 },
  { level: 3, Icon: Heading3 },
] as const;

/** Headings, lists, quote, code, undo and redo: what concerns whole paragraphs. */
export function BlockTools({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      heading: editor.getAttributes("heading").level as number | undefined,
      bulletList: editor.isActive("bulletList"),
      orderedList: editor.isActive("orderedList"),
      blockquote: editor.isActive("blockquote"),
      code: editor.isActive("code"),
      codeBlock: editor.isActive("codeBlock"),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const change = () => editor.chain().focus();
  return (
    <>
      {HEADINGS.map(({ level, Icon }) => (
        <ToolButton
          key={level}
          label={`Heading ${level}`}
          shortcut={`Mod-Alt-${level}`}
          pressed={on.heading === level}
          onSelect={() => change().toggleHeading({ level }).run()}
        >
          <Icon />
        </ToolButton>
      ))}
      <ToolbarLine />
      <ToolButton
        label="Bulleted list"
        shortcut="Mod-Shift-8"
        pressed={on.bulletList}
        onSelect={() => change().toggleBulletList().run()}
      >
        <List />
      </ToolButton>
      <ToolButton
        label="Numbered list"
        shortcut="Mod-Shift-7"
        pressed={on.orderedList}
        onSelect={() => change().toggleOrderedList().run()}
      >
        <ListOrdered />
      </ToolButton>
      <ToolButton
        label="Quote"
        shortcut="Mod-Shift-b"
        pressed={on.blockquote}
        onSelect={() => change().toggleBlockquote().run()}
      >
        <Quote />
      </ToolButton>
      <ToolButton
        label="Code"
        shortcut="Mod-e"
        pressed={on.code}
        onSelect={() => change().toggleCode().run()}
      >
        <Code />
      </ToolButton>
      <ToolButton
        label="Code block"
        shortcut="Mod-Alt-c"
        pressed={on.codeBlock}
        onSelect={() => change().toggleCodeBlock().run()}
      >
        <SquareCode />
      </ToolButton>
      <ToolbarLine />
      <ToolButton label="Undo" shortcut="Mod-z" disabled={!on.canUndo} onSelect={() => change().undo().run()}>
        <Undo2 />
      </ToolButton>
      <ToolButton
        label="Redo"
        shortcut="Mod-Shift-z"
        disabled={!on.canRedo}
        onSelect={() => change().redo().run()}
      >
        <Redo2 />
      </ToolButton>
    </>
  );
}
