import { AppError } from "~/shared/errors";
import { JOURNAL_LIMITS } from "../contract";
import { previewOf } from "../domain/preview";
import { isHtml, readContent, wordsToHtml } from "./read-content.server";
import { SANITIZER_VERSION, sanitizeContent } from "./sanitize-content.server";

/** An entry's content, ready to be stored. */
export interface PreparedContent {
  /** Sanitised HTML. */
  content: string;
  preview: string;
  imageIds: string[];
  sanitizerVersion: number;
}

/**
 * Makes a call's `content` ready to be stored: words become paragraphs, HTML is sanitised. Throws `too_large` above
 * 200 KB of UTF-8, and `bad_request` when neither text nor an own image is left.
 */
export function prepareContent(input: string): PreparedContent {
  const bytes = new TextEncoder().encode(input);
  if (bytes.byteLength > JOURNAL_LIMITS.contentBytes) {
    throw new AppError("too_large", "An entry holds at most 200 KB of text.");
  }
  // Lone surrogates and NUL do not survive storage: what is stored is what was checked.
  const wellFormed = new TextDecoder().decode(bytes).replaceAll("\0", "");
  const content = sanitizeContent(isHtml(wellFormed) ? wellFormed : wordsToHtml(wellFormed));
  const { text, imageIds } = readContent(content);
  if (isBlank(text) && imageIds.length === 0) {
    const message = "Please write something first";
    throw new AppError("bad_request", message, { issues: [{ path: "content", message }] });
  }
  return { content, preview: previewOf(text), imageIds, sanitizerVersion: SANITIZER_VERSION };
}

/** Whether a text shows nothing: white space and characters without width. */
function isBlank(text: string): boolean {
  return text.replace(/[\s\p{Cf}]/gu, "") === "";
}
