import type { Editor } from "@tiptap/core";
import { Trash2 } from "lucide-react";
import { IconButton } from "~/ui/icon-button";
import { InlineForm } from "./inline-form";

/** The description (alternative text) of the selected image, and its removal. */
export function ImageForm({ editor }: { editor: Editor }) {
  return (
    <InlineForm
      key={editor.state.selection.from}
      label="Description of the image"
      initial={(editor.getAttributes("image").alt as string | null) ?? ""}
      placeholder="What does it show?"
      onApply={(alt) => {
        editor.chain().focus().updateAttributes("image", { alt: alt.trim() }).run();
        leaveImage(editor);
        return null;
      }}
      onCancel={() => editor.commands.focus()}
    >
      <IconButton
        label="Remove image"
        tone="destructive"
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        <Trash2 />
      </IconButton>
    </InlineForm>
  );
}

/** Puts the cursor behind the image, so that its form closes and the writing goes on. */
function leaveImage(editor: Editor) {
  editor.chain().setTextSelection(editor.state.selection.to).run();
}
