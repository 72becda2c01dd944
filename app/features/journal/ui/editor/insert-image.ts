import type { Editor } from "@tiptap/core";
import { Selection, TextSelection } from "@tiptap/pm/state";

/** Puts an image at a position. Who wrote there goes on behind it; who writes elsewhere is not disturbed. */
export function insertImage(
  editor: Editor,
  position: number,
  attributes: { src: string; width?: number; height?: number },
) {
  editor.commands.insertContentAt(position, { type: "image", attrs: attributes }, { updateSelection: false });
  const { selection, doc, tr } = editor.state;
  if (selection instanceof TextSelection) return;
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(selection.to), 1)));
}
