import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { newId } from "~/shared/ids";
import { prefersLessMotion } from "~/ui/use-media-query";
import { AI_TITLES, type AiKind, aiParagraphs } from "../../domain/companion-words";
import {
  addPlaceholder,
  placeholderPosition,
  removePlaceholder,
  withoutPlaceholder,
} from "./upload-placeholders";
import { paceWords } from "./word-pace";

/** A block that the companion is writing at its place in the text. */
export interface AiBlockWriter {
  /** Shows the text so far, word by word. */
  show: (text: string) => void;
  /**
   * Puts the whole block into the text once its last word is shown, as one step for Undo. Returns false when the
   * editor is gone or the block was dropped meanwhile.
   */
  keep: (text: string) => Promise<boolean>;
  /** Removes the unfinished block. */
  drop: () => void;
}

/**
 * Starts a block after the last words of the text. Until it is complete it is only shown: the text, its history, its
 * draft and the cursor stay as they are.
 */
export function beginAiBlock(editor: Editor, kind: AiKind): AiBlockWriter {
  const id = newId();
  const view = createView(kind);
  const pace = paceWords(view.show, prefersLessMotion());
  let isDone = false;
  addPlaceholder(editor.view, id, placeForBlock(editor), view.element);
  view.show("");

  return {
    show: pace.grow,
    async keep(text) {
      pace.grow(text);
      await pace.settle();
      await compositionEnd(editor);
      if (isDone || editor.isDestroyed) return false;
      isDone = true;
      view.release();
      insert(editor, id, blockNode(editor.state, kind, text));
      return true;
    },
    drop() {
      if (isDone) return;
      isDone = true;
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
  // Further typing is another step for Undo.
  view.dispatch(closeHistory(editor.state.tr));
}

function blockNode({ schema }: EditorState, kind: AiKind, text: string): Node {
  const paragraph = (line: string) => schema.nodes.paragraph!.create(null, schema.text(line));
  return schema.nodes.aiBlock!.create({ kind }, [
    schema.nodes.heading!.create({ level: 2 }, schema.text(AI_TITLES[kind])),
    ...aiParagraphs(text).map(paragraph),
  ]);
}

/** Returns the position after the last block that is not an empty paragraph, or in which the person is writing. */
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

/** Resolves once no character is being composed: changing the text would interrupt it. */
function compositionEnd({ view, isDestroyed }: Editor): Promise<void> {
  if (isDestroyed || !view.composing) return Promise.resolve();
  return new Promise((resolve) => {
    // In the next task: the editor itself ends the composition with this event.
    view.dom.addEventListener("compositionend", () => setTimeout(resolve), { once: true });
  });
}

/** Creates the view of an unfinished block. The page follows its words until the person scrolls, points or types. */
function createView(kind: AiKind) {
  const element = document.createElement("div");
  element.dataset.ai = kind;
  element.className = "ai-coming";
  element.contentEditable = "false";
  // Its start and its end are announced; the words are read once they are part of the text.
  element.ariaHidden = "true";
  const title = document.createElement("h2");
  title.textContent = AI_TITLES[kind];
  const waiting = document.createElement("p");
  waiting.className = "ai-waiting";
  for (let dot = 0; dot < 3; dot++) waiting.appendChild(document.createElement("span"));
  element.appendChild(title);
  element.appendChild(waiting);

  const released = new AbortController();
  const release = () => released.abort();
  for (const event of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    window.addEventListener(event, release, { passive: true, signal: released.signal, capture: true });
  }

  const paragraphs: HTMLElement[] = [];
  return {
    element,
    /** Shows the text so far. */
    show(text: string) {
      const lines = aiParagraphs(text);
      if (lines.length > 0) waiting.remove();
      for (const [index, line] of lines.entries()) {
        const paragraph = paragraphs[index] ?? element.appendChild(document.createElement("p"));
        paragraphs[index] = paragraph;
        extend(paragraph, line);
      }
      for (const extra of paragraphs.splice(lines.length)) extra.remove();
      if (!released.signal.aborted) element.lastElementChild?.scrollIntoView({ block: "nearest" });
    },
    /** Stops following the words. */
    release,
  };
}

/** Appends the new end of a paragraph as an element of its own, so that it can fade in. */
function extend(paragraph: HTMLElement, line: string) {
  const before = paragraph.textContent ?? "";
  if (before === line) return;
  if (!line.startsWith(before)) {
    paragraph.textContent = line;
    return;
  }
  const words = document.createElement("span");
  words.className = "ai-words";
  words.textContent = line.slice(before.length);
  paragraph.appendChild(words);
}
