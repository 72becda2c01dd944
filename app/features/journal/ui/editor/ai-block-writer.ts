import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { newId } from "~/shared/ids";
import { AI_TITLES, type AiKind, aiParagraphs } from "../../domain/companion-words";
import { createAiBlockView } from "./ai-block-view";
import {
  addPlaceholder,
  placeholderPosition,
  removePlaceholder,
  withoutPlaceholder,
} from "./upload-placeholders";
import { paceWords } from "./word-pace";

/** A block of the companion's that is being written at its place in the text. */
export interface AiBlockWriter {
  /** Shows the text so far, word by word. */
  show: (text: string) => void;
  /**
   * Puts the whole block into the text once its last word is shown: one step, which one Undo takes back. False when
   * the editor is gone, or the block was dropped meanwhile.
   */
  keep: (text: string) => Promise<boolean>;
  /** Takes the half block away. */
  drop: () => void;
}

/**
 * Begins a block after the last words of the text. Until it is whole it is only shown: the text, its history, its
 * draft and the cursor are not touched.
 */
export function beginAiBlock(editor: Editor, kind: AiKind): AiBlockWriter {
  const id = newId();
  const view = createAiBlockView(kind);
  const pace = paceWords(view.show, window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  let isOver = false;
  addPlaceholder(editor.view, id, placeForBlock(editor), view.element);
  view.show("");

  return {
    show: pace.grow,
    async keep(text) {
      pace.grow(text);
      await pace.settle();
      await composed(editor);
      if (isOver || editor.isDestroyed) return false;
      isOver = true;
      view.release();
      insert(editor, id, blockNode(editor.state, kind, text));
      return true;
    },
    drop() {
      if (isOver) return;
      isOver = true;
      pace.stop();
      view.release();
      if (!editor.isDestroyed) removePlaceholder(editor.view, id);
    },
  };
}

function insert(editor: Editor, id: string, block: Node) {
  const { state, view } = editor;
  const position = placeholderPosition(state, id) ?? state.doc.content.size;
  view.dispatch(withoutPlaceholder(closeHistory(state.tr.insert(position, block)), id));
  // What is typed next is a step of its own.
  view.dispatch(closeHistory(editor.state.tr));
}

function blockNode({ schema }: EditorState, kind: AiKind, text: string): Node {
  const paragraph = (line: string) => schema.nodes.paragraph!.create(null, schema.text(line));
  return schema.nodes.aiBlock!.create({ kind }, [
    schema.nodes.heading!.create({ level: 2 }, schema.text(AI_TITLES[kind])),
    ...aiParagraphs(text).map(paragraph),
  ]);
}

/** After the last block that is not an empty paragraph, or that the person is about to write in. */
function placeForBlock({ state, view }: Editor): number {
  const { doc, selection } = state;
  let end = doc.content.size;
  for (let index = doc.childCount - 1; index > 0; index--) {
    const node = doc.child(index);
    const isEmpty = node.type.name === "paragraph" && node.content.size === 0;
    const start = end - node.nodeSize;
    const isWrittenIn = view.hasFocus() && selection.from > start && selection.from < end;
    if (!isEmpty || isWrittenIn) break;
    end = start;
  }
  return end;
}

/** Resolves once no character is being composed: a change of the text would break it off. */
function composed({ view, isDestroyed }: Editor): Promise<void> {
  if (isDestroyed || !view.composing) return Promise.resolve();
  return new Promise((resolve) => {
    // In the next task: the editor itself ends the composition with this event.
    view.dom.addEventListener("compositionend", () => setTimeout(resolve), { once: true });
  });
}
