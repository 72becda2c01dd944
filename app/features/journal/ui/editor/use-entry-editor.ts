import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useEditor } from "@tiptap/react";
import { useMemo, useRef, useState } from "react";
import { countWords } from "~/shared/entry-labels";
import { trimEntryHtml, withLastParagraph } from "../../domain/content-schema";
import { beginAiBlock } from "./ai-block-writer";
import { aiTexts, hasPrayer, ownParagraphs } from "./entry-words";
import { editorExtensions } from "./extensions";
import { cleanPastedHtml, transferredImages } from "./paste";
import type { EditorHandle, EditorText } from "./use-entry-text";
import type { AddImages } from "./use-image-upload";

export interface EntryEditorOptions {
  label: string;
  /** Id of the text that explains the keys. */
  hintId: string;
  initialHtml: string;
  isDraft: boolean;
  addImages: AddImages;
  onText: (text: EditorText) => void;
  onChange?: () => void;
  onSelect: () => void;
  /** Called for Control or Command+K (the link form) and Alt+F10 (the tools). */
  onKey: (key: "link" | "tools") => void;
}

/** Creates the Tiptap editor of an entry and its handle for the screen; `null` until it exists, in the browser. */
export function useEntryEditor(options: EntryEditorOptions): { core: Editor; handle: EditorHandle } | null {
  // The editor is created once and calls the latest functions.
  const latest = useRef(options);
  latest.current = options;

  // A draft comes from the browser's store and not from the server: it is cleaned like a paste.
  const [initialHtml] = useState(() =>
    withLastParagraph(options.isDraft ? cleanPastedHtml(options.initialHtml) : options.initialHtml),
  );

  const core = useEditor({
    extensions: editorExtensions,
    content: initialHtml,
    parseOptions: { preserveWhitespace: options.isDraft },
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // The page's CSP allows no style element: editor.css has these styles.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: "prose-entry entry-editor",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": options.label,
        "aria-describedby": options.hintId,
      },
      // Keeps the line of the cursor clear of the bars at the top and at the bottom.
      scrollThreshold: { top: 64, right: 0, bottom: 190, left: 0 },
      scrollMargin: { top: 72, right: 0, bottom: 200, left: 0 },
      handleKeyDown: (_, event) => {
        const key = shortcutOf(event);
        if (key) latest.current.onKey(key);
        return key !== null;
      },
      handleClickOn: (view, _position, node, place, _event, isDirect) => {
        if (!isDirect || node.type.name !== "image") return false;
        // A click on an image that is already selected would move the browser's cursor beside it.
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, place)));
        view.focus();
        return true;
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (view, event) => {
        const files = transferredImages(event.clipboardData);
        return insert(files, view.state.selection.to);
      },
      handleDrop: (view, event, _, moved) => {
        if (moved) return false;
        const files = transferredImages(event.dataTransfer);
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return insert(files, place?.pos ?? view.state.selection.to);
      },
    },
    onCreate: ({ editor }) => latest.current.onText(textOf(editor)),
    onUpdate: ({ editor }) => {
      latest.current.onText(textOf(editor));
      latest.current.onChange?.();
    },
    onSelectionUpdate: () => latest.current.onSelect(),
  });
  const coreRef = useRef(core);
  coreRef.current = core;

  function insert(files: File[], position: number): boolean {
    const editor = coreRef.current;
    if (!editor || files.length === 0) return false;
    void latest.current.addImages(editor, files, position);
    return true;
  }

  return useMemo(
    () =>
      core && {
        core,
        handle: {
          html: () => trimEntryHtml(core.getHTML()),
          ownParagraphs: () => ownParagraphs(core.state.doc),
          aiTexts: (kind) => aiTexts(core.state.doc, kind),
          beginAiBlock: (kind) => beginAiBlock(core, kind),
        },
      },
    [core],
  );
}

function shortcutOf(event: KeyboardEvent): "link" | "tools" | null {
  if (event.altKey && event.key === "F10") return "tools";
  const isMod = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
  return isMod && event.key.toLowerCase() === "k" ? "link" : null;
}

function textOf(editor: Editor): EditorText {
  let hasImage = false;
  editor.state.doc.descendants((node) => {
    hasImage ||= node.type.name === "image";
    return !hasImage;
  });
  return {
    words: countWords(ownParagraphs(editor.state.doc).join("\n")),
    isEmpty: !hasImage && editor.state.doc.textContent.trim() === "",
    hasPrayer: hasPrayer(editor.state.doc),
  };
}
