import Highlight from "@tiptap/extension-highlight";
import { toHighlightColour } from "../../domain/highlight-colours";

/**
 * A highlight in one of six named colours. Only the name is stored: the style sheet has a light and a dark
 * shade for each, which a colour in a style attribute would not follow.
 */
export const EntryHighlight = Highlight.extend({
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
