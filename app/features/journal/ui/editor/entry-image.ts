import Image from "@tiptap/extension-image";
import { ownImagePath } from "../../domain/image-file";

/** An image of this app. One from anywhere else, pasted along with text, is dropped. */
export const EntryImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: { default: null, parseHTML: pathOf },
      alt: { default: "" },
    };
  },
  parseHTML() {
    return [
      { tag: "img", getAttrs: (image) => (pathOf(image) ? null : false) },
      // What is left is an image elsewhere.
      { tag: "img", ignore: true },
    ];
  },
  // Markdown in typed text could name a foreign image.
  addInputRules: () => [],
});

function pathOf(image: HTMLElement): string | null {
  return ownImagePath(image.getAttribute("src") ?? "", window.location.origin);
}
