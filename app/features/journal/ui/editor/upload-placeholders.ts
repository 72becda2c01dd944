import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";

type Change = { add: { id: string; position: number; element: HTMLElement } } | { remove: string };

const key = new PluginKey<DecorationSet>("uploadPlaceholders");

/**
 * Unfinished images and blocks of the companion. As decorations they are never saved with the content, and keep their
 * place while the text around them changes.
 */
export const UploadPlaceholders = Extension.create({
  name: "uploadPlaceholders",
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, before) {
            const set = before.map(transaction.mapping, transaction.doc);
            const change = transaction.getMeta(key) as Change | undefined;
            if (!change) return set;
            if ("remove" in change) return set.remove(find(set, change.remove));
            const { id, position, element } = change.add;
            return set.add(transaction.doc, [Decoration.widget(position, () => element, { key: id, id })]);
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

/** Shows `element` at a position of the text until it is removed by its id. */
export function addPlaceholder(view: EditorView, id: string, position: number, element: HTMLElement) {
  view.dispatch(view.state.tr.setMeta(key, { add: { id, position, element } } satisfies Change));
}

/** Removes a placeholder, unless its place was deleted meanwhile. */
export function removePlaceholder(view: EditorView, id: string) {
  view.dispatch(withoutPlaceholder(view.state.tr, id));
}

/** Adds the removal of a placeholder to a change of the text. */
export function withoutPlaceholder(transaction: Transaction, id: string): Transaction {
  return transaction.setMeta(key, { remove: id } satisfies Change);
}

/** Returns the position of a placeholder; `null` when its place was deleted. */
export function placeholderPosition(state: EditorState, id: string): number | null {
  const set = key.getState(state);
  return (set && find(set, id)[0]?.from) ?? null;
}

function find(set: DecorationSet, id: string): Decoration[] {
  return set.find(undefined, undefined, (spec) => spec.id === id);
}
