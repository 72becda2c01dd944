import type { Editor } from "@tiptap/core";

/**
 * Whether the bubble has something to offer: words are selected, the cursor is in a link, an image is selected,
 * or one of its panels was opened by a key.
 */
export function wantsBubble(editor: Editor, bubble: HTMLElement, isPanelOpen: boolean): boolean {
  const isUsed = editor.view.hasFocus() || bubble.contains(document.activeElement);
  if (!editor.isEditable || !isUsed || editor.isActive("codeBlock")) return false;
  if (isPanelOpen || editor.isActive("image") || editor.isActive("link")) return true;
  const { from, to } = editor.state.selection;
  return editor.state.doc.textBetween(from, to, " ").trim() !== "";
}
