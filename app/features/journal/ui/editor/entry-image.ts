import Image from "@tiptap/extension-image";
import { ownImagePath } from "../../domain/image-file";

/** An image of this app. One from anywhere else, pasted along with text, is dropped. */
export const EntryImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), alt: { default: "" } };
  },
  parseHTML() {
    return [
      {
        tag: "img[src]",
        getAttrs: (image) => {
          const src = ownImagePath(image.getAttribute("src") ?? "", window.location.origin);
          return src ? { src } : false;
        },
      },
      // Without a rule of its own an image elsewhere would be nothing as well; this says so.
      { tag: "img", ignore: true },
    ];
  },
  // Markdown in typed text could name a foreign image.
  addInputRules: () => [],
});
