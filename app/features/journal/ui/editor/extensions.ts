import { Node } from "@tiptap/core";
import Highlight from "@tiptap/extension-highlight";
import Image from "@tiptap/extension-image";
import { Placeholder, Selection, UndoRedo } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import { toHighlightColour } from "../../domain/content-schema";
import { ownImagePath } from "../../domain/image-file";
import { DEFAULT_LINK_SCHEME, isLinkAddress, LINK_ATTRIBUTES } from "../../domain/link-address";
import { UploadPlaceholders } from "./upload-placeholders";

/**
 * A highlight in one of six named colours. Only the name is stored: the style sheet has a light and a dark shade for
 * each, and a colour in a style attribute could not follow the theme.
 */
const EntryHighlight = Highlight.extend({
  addAttributes() {
    return {
      color: {
        default: "yellow",
        parseHTML: (element) => toHighlightColour(element.getAttribute("data-color")),
        renderHTML: ({ color }) => ({ "data-color": color }),
      },
    };
  },
});

/** An image of this app. Images from elsewhere, pasted along with text, are dropped. */
const EntryImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: { default: null, parseHTML: ownPathOf },
      alt: { default: "" },
    };
  },
  parseHTML() {
    return [
      { tag: "img", getAttrs: (image) => (ownPathOf(image) ? null : false) },
      // The remaining images are from elsewhere.
      { tag: "img", ignore: true },
    ];
  },
  // Markdown in typed text could name a foreign image.
  addInputRules: () => [],
});

function ownPathOf(image: HTMLElement): string | null {
  return ownImagePath(image.getAttribute("src") ?? "", window.location.origin);
}

/** A prayer or reflection by the companion in an entry; its mark survives edits. */
const AiBlock = Node.create({
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

/** The elements of an entry; the server's allow-list (domain/content-schema) accepts exactly these. */
export const editorExtensions = [
  StarterKit.configure({
    // The tools offer three; the fourth may come from an import and stays as it is.
    heading: { levels: [1, 2, 3, 4] },
    undoRedo: false,
    link: {
      openOnClick: false,
      defaultProtocol: DEFAULT_LINK_SCHEME,
      HTMLAttributes: { ...LINK_ATTRIBUTES },
      isAllowedUri: isLinkAddress,
    },
    dropcursor: { class: "entry-dropcursor", color: false },
  }),
  UndoRedo.configure({ depth: 100, newGroupDelay: 500 }),
  EntryHighlight.configure({ multicolor: true }),
  EntryImage,
  AiBlock,
  UploadPlaceholders,
  // Keeps the selection visible while the address of a link is typed.
  Selection.configure({ className: "entry-selection" }),
  Placeholder.configure({
    placeholder: "Start writing your journal entry...",
    emptyEditorClass: "is-empty",
    emptyNodeClass: "is-empty-node",
  }),
];
