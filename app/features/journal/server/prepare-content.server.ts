import { AppError } from "~/shared/errors";
import { printable } from "~/shared/hidden-characters";
import { JOURNAL_LIMITS } from "../contract";
import { previewOf } from "../domain/preview";
import { isHtml, NestedTooDeeply, readContent, wordsToHtml } from "./read-content.server";
import { LongerThanAllowed, SANITIZER_VERSION, sanitizeContent } from "./sanitize-content.server";

/** An entry's content, ready to be stored. */
export interface PreparedContent {
  /** Sanitised HTML. */
  content: string;
  preview: string;
  imageIds: string[];
  sanitizerVersion: number;
}

/**
 * Makes a call's `content` ready to be stored: words become paragraphs, HTML is sanitised. The result is its own fixed
 * point: sent back, it is stored as it is. Throws `too_large` when more than 200 KB of UTF-8 would be stored, and
 * `bad_request` when neither text nor an own image is left, or elements are nested too deeply.
 */
export function prepareContent(input: string): PreparedContent {
  const bytes = new TextEncoder().encode(input);
  if (bytes.byteLength > JOURNAL_LIMITS.contentBytes) throw tooLarge();
  // Lone surrogates and control characters do not survive storage: what is stored is what was checked.
  const content = toStoredHtml(printable(new TextDecoder().decode(bytes)));
  if (new TextEncoder().encode(content).byteLength > JOURNAL_LIMITS.contentBytes) throw tooLarge();
  const { text, imageIds } = readContent(content);
  if (isBlank(text) && imageIds.length === 0) {
    const message = "Please write something first";
    throw new AppError("bad_request", message, { issues: [{ path: "content", message }] });
  }
  return { content, preview: previewOf(text), imageIds, sanitizerVersion: SANITIZER_VERSION };
}

function toStoredHtml(input: string): string {
  const limit = JOURNAL_LIMITS.contentBytes;
  try {
    const html = isHtml(input) ? input : wordsToHtml(input);
    // Words stay as long as they are, and longer: what is too long need not be sanitised first.
    if (html !== input && html.length > limit) throw tooLarge();
    const content = sanitizeContent(html, limit);
    // HTML of which no element is left must not be taken for words the next time.
    return content === "" || isHtml(content) ? content : `<p>${content}</p>`;
  } catch (error) {
    if (error instanceof LongerThanAllowed) throw tooLarge();
    if (!(error instanceof NestedTooDeeply)) throw error;
    const message = "This text has too many elements inside one another.";
    throw new AppError("bad_request", message, { issues: [{ path: "content", message }] });
  }
}

function tooLarge(): AppError {
  return new AppError("too_large", "An entry holds at most 200 KB, its formatting and line breaks included.");
}

/** Whether a text shows nothing: white space and characters without width. */
function isBlank(text: string): boolean {
  return text.replace(/[\s\p{Cf}]/gu, "") === "";
}
