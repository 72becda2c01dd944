import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";

type Change = { add: { id: string; position: number; element: HTMLElement } } | { remove: string };

const key = new PluginKey<DecorationSet>("uploadPlaceholders");

/**
 * Images and the companion's blocks on their way: decorations, so that they are never part of the content that is saved, and stay at
 * their place while the text around them is written.
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

/** Takes a placeholder away; without effect when its place was deleted meanwhile. */
export function removePlaceholder(view: EditorView, id: string) {
  view.dispatch(withoutPlaceholder(view.state.tr, id));
}

/** A change of the text that takes a placeholder away as well. */
export function withoutPlaceholder(transaction: Transaction, id: string): Transaction {
  return transaction.setMeta(key, { remove: id } satisfies Change);
}

/** Where a placeholder is now; null when its place was deleted. */
export function placeholderPosition(state: EditorState, id: string): number | null {
  const set = key.getState(state);
  return (set && find(set, id)[0]?.from) ?? null;
}

function find(set: DecorationSet, id: string): Decoration[] {
  return set.find(undefined, undefined, (spec) => spec.id === id);
}
