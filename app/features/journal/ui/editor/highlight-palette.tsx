import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { clsx } from "clsx";
import { ArrowLeft, Check, Eraser } from "lucide-react";
import { HIGHLIGHT_COLOURS, type HighlightColour } from "~/shared/vocabulary";
import { HIGHLIGHT_SHADES, highlightName } from "~/ui/highlight-shades";
import { ToolButton } from "~/ui/toolbar";

/** The six colours of a highlight, and none. */
export function HighlightPalette({
  editor,
  onDone,
  canGoBack = false,
}: {
  editor: Editor;
  onDone: () => void;
  /** Adds a button back to the tools, where it replaces them. */
  canGoBack?: boolean;
}) {
  const current = useEditorState({
    editor,
    selector: ({ editor }) =>
      editor.isActive("highlight") ? (editor.getAttributes("highlight").color as string) : null,
  });
  const choose = (colour: HighlightColour | null) => {
    const chain = editor.chain().focus();
    if (colour) chain.setHighlight({ color: colour }).run();
    else chain.unsetHighlight().run();
    onDone();
  };
  return (
    <>
      {canGoBack && (
        <ToolButton
          label="Back"
          onSelect={() => {
            editor.commands.focus();
            onDone();
          }}
        >
          <ArrowLeft />
        </ToolButton>
      )}
      {HIGHLIGHT_COLOURS.map((colour) => (
        <ToolButton
          key={colour}
          label={highlightName(colour)}
          pressed={current === colour}
          onSelect={() => choose(current === colour ? null : colour)}
        >
          <span
            className={clsx(
              "grid size-6 place-items-center rounded-full border border-line-strong/60 text-ink",
              HIGHLIGHT_SHADES[colour],
            )}
          >
            {current === colour && <Check className="size-3.5!" />}
          </span>
        </ToolButton>
      ))}
      <ToolButton label="No highlight" disabled={current === null} onSelect={() => choose(null)}>
        <Eraser />
      </ToolButton>
    </>
  );
}
