import { Node } from "@tiptap/core";

/** A prayer or reflection that the companion wrote into an entry: its mark survives an edit. */
export const AiBlock = Node.create({
  name: "aiBlock",
  group: "block",
  content: "block+",
  defining: true,
  addAttributes() {
    return {
      kind: {
        default: "prayer",
        parseHTML: (element) => element.getAttribute("data-ai"),
        renderHTML: ({ kind }) => ({ "data-ai": kind }),
      },
    };
  },
  parseHTML() {
    return [{ tag: "[data-ai]", priority: 60 }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["div", HTMLAttributes, 0];
  },
});
