import { Placeholder, Selection, UndoRedo } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import { DEFAULT_LINK_SCHEME, isLinkAddress, LINK_ATTRIBUTES } from "../../domain/link-address";
import { AiBlock } from "./ai-block";
import { EntryHighlight } from "./entry-highlight";
import { EntryImage } from "./entry-image";
import { UploadPlaceholders } from "./upload-placeholders";

/** What an entry may contain; the server's allow-list (domain/content-schema) takes exactly this. */
export const editorExtensions = [
  StarterKit.configure({
    // The tools offer three; the fourth may come with an import and stays what it is.
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
  // The selection stays visible while the address of a link is typed.
  Selection.configure({ className: "entry-selection" }),
  Placeholder.configure({
    placeholder: "Start writing your journal entry...",
    emptyEditorClass: "is-empty",
    emptyNodeClass: "is-empty-node",
  }),
];
