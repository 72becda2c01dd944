import type { AiKind } from "../../domain/companion-words";
import type { AiBlockWriter } from "./ai-block-writer";

/** What a screen may ask of the editor. */
export interface EditorHandle {
  /** The entry's HTML as it is to be stored. */
  html: () => string;
  focus: () => void;
  /** The writer's own paragraphs as plain text: without what the companion wrote. */
  ownParagraphs: () => string[];
  /** What the companion has written into the text, a plain text for each block. */
  aiTexts: (kind: AiKind) => string[];
  /** Begins a block of the companion's after the last words. */
  beginAiBlock: (kind: AiKind) => AiBlockWriter;
}

/** What a screen is told with every change of the text. */
export interface EditorText {
  words: number;
  /** Only white space, and no image. */
  isEmpty: boolean;
  /** The companion's prayer is in it. */
  hasPrayer: boolean;
}

export interface EntryEditorProps {
  /** The accessible name of the text. */
  label: string;
  initialHtml?: string;
  /** The text is as this editor left it, not as it was stored: a space at its end is one. */
  isDraft?: boolean;
  onReady: (handle: EditorHandle) => void;
  onText: (text: EditorText) => void;
  /** The person has changed something; called with every change. */
  onChange?: () => void;
  /** How many images are on their way. */
  onUploads: (uploads: number) => void;
  /** Where the tools go on touch devices and narrow windows: the slot of a `ThumbBar`. */
  toolbarSlot: HTMLElement | null;
}

/** The sheet of paper that the editor and its skeleton share. */
export const paperClass = "relative md:rounded-card md:border md:border-line md:bg-card";
