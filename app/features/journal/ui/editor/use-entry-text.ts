import { useRef, useState } from "react";
import type { AiKind } from "../../domain/companion-words";
import type { AiBlockWriter } from "./ai-block-writer";

/** The functions that the editor offers to its screen. */
export interface EditorHandle {
  /** Returns the entry's HTML as it is to be stored. */
  html: () => string;
  /** Returns the writer's own paragraphs as plain text, without the companion's. */
  ownParagraphs: () => string[];
  /** Returns the companion's texts of a kind as plain text, one for each block. */
  aiTexts: (kind: AiKind) => string[];
  /** Starts a block of the companion after the last words. */
  beginAiBlock: (kind: AiKind) => AiBlockWriter;
}

/** The facts about its text that the editor reports with every change. */
export interface EditorText {
  /** The writer's own, without the companion's. */
  words: number;
  /** Only whitespace, and no image. */
  isEmpty: boolean;
  /** It contains the companion's prayer. */
  hasPrayer: boolean;
}

export interface EntryEditorProps {
  /** The accessible name of the text. */
  label: string;
  initialHtml?: string;
  /** Whether the text comes from this editor and not from the server: a space at its end is kept. */
  isDraft?: boolean;
  onReady: (handle: EditorHandle) => void;
  onText: (text: EditorText) => void;
  /** Called with every change by the person. */
  onChange?: () => void;
  /** Receives the number of images being uploaded. */
  onUploads: (uploads: number) => void;
  /** The place for the tools on touch devices and narrow windows: the slot of a `ThumbBar`. */
  toolbarSlot: HTMLElement | null;
}

export type EntryText = ReturnType<typeof useEntryText>;

interface EditorState {
  /** `null` until the editor is there. */
  handle: EditorHandle | null;
  initialHtml: string;
  /** The number of images being uploaded. */
  uploads: number;
  /** Stops the companion while it writes. */
  stop: (() => void) | null;
}

/** Connects a screen with its editor: the words, whether there are any, and what is being added to them. */
export function useEntryText() {
  const state = useRef<EditorState>({ handle: null, initialHtml: "", uploads: 0, stop: null }).current;
  // `null` until the editor has reported its first text.
  const [text, setText] = useState<EditorText | null>(null);

  // One object of functions that never change, for the dependencies of effects.
  const [functions] = useState(() => ({
    html: () => state.handle?.html() ?? "",
    /** Whether the text differs from the initial one. */
    isChanged: () => (state.handle?.html() ?? "") !== state.initialHtml,
    isUploading: () => state.uploads > 0,
    ownParagraphs: () => state.handle?.ownParagraphs() ?? [],
    aiTexts: (kind: AiKind) => state.handle?.aiTexts(kind) ?? [],
    beginAiBlock: (kind: AiKind) => state.handle?.beginAiBlock(kind) ?? null,
    /** Whether the companion is writing into the text. */
    isWriting: () => state.stop !== null,
    stopWriting: () => state.stop?.(),
    /** Set by the companion while it writes. */
    setStopWriting: (stop: (() => void) | null) => {
      state.stop = stop;
    },
    /** Prepares for another editor with another text. */
    reset: () => {
      state.stop?.();
      Object.assign(state, { handle: null, initialHtml: "", uploads: 0 });
      setText(null);
    },
    /** For the editor. */
    editorProps: {
      onReady: (handle: EditorHandle) => Object.assign(state, { handle, initialHtml: handle.html() }),
      onText: setText,
      onUploads: (uploads: number) => Object.assign(state, { uploads }),
    },
  }));

  return {
    words: text?.words ?? 0,
    isEmpty: text?.isEmpty ?? true,
    /** False until the editor is there and has its text. */
    isReady: text !== null,
    hasPrayer: text?.hasPrayer ?? false,
    ...functions,
  };
}
