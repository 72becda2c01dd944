import { AppError } from "~/shared/errors";
import { printable } from "~/shared/hidden-characters";
import { JOURNAL_LIMITS } from "../contract";
import { isHtml, NestedTooDeeply, readContent, wordsToHtml } from "./read-content.server";
import { LongerThanAllowed, SANITIZER_VERSION, sanitizeContent } from "./sanitize-content.server";

/** An entry's content, ready to be stored. */
export interface PreparedContent {
  /** Sanitised HTML. */
  content: string;
  /** Of the person's own words; of the companion's where there are no others. */
  preview: string;
  imageIds: string[];
  sanitizerVersion: number;
}

/**
 * Prepares a call's `content` for storage: words become paragraphs, HTML is sanitised. Content that is sent back is
 * stored unchanged. Throws `too_large` for more than 200 KB of UTF-8, and `bad_request` when neither text nor an image of
 * the user is left, or elements are nested too deeply.
 */
export function prepareContent(input: string): PreparedContent {
  const bytes = new TextEncoder().encode(input);
  if (bytes.byteLength > JOURNAL_LIMITS.contentBytes) throw tooLarge();
  // Lone surrogates and control characters do not survive storage: they go before the checks.
  const content = toStoredHtml(printable(new TextDecoder().decode(bytes)));
  if (new TextEncoder().encode(content).byteLength > JOURNAL_LIMITS.contentBytes) throw tooLarge();
  const { text, ownText, imageIds } = readContent(content);
  if (isBlank(text) && imageIds.length === 0) {
    const message = "Please write something first";
    throw new AppError("bad_request", message, { issues: [{ path: "content", message }] });
  }
  return {
    content,
    preview: previewOf(isBlank(ownText) ? text : ownText),
    imageIds,
    sanitizerVersion: SANITIZER_VERSION,
  };
}

function toStoredHtml(input: string): string {
  const limit = JOURNAL_LIMITS.contentBytes;
  try {
    const html = isHtml(input) ? input : wordsToHtml(input);
    // Words only get longer: a text that is too long is not sanitised first.
    if (html !== input && html.length > limit) throw tooLarge();
    const content = sanitizeContent(html, limit);
    // HTML without any element left would be read as words the next time.
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

/** Whether a text has only whitespace and characters without width. */
function isBlank(text: string): boolean {
  return text.replace(/[\s\p{Cf}]/gu, "") === "";
}

/** The maximum UTF-16 units of a preview: a single character may be a long heap of combining marks. */
const PREVIEW_UNITS = 1_000;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns the first 120 characters of a text, as a reader counts them, with its whitespace folded. */
export function previewOf(text: string): string {
  const folded = text.replace(/\s+/g, " ").trim();
  if (folded.length <= JOURNAL_LIMITS.previewLength) return folded;
  let end = 0;
  let count = 0;
  const head = folded.slice(0, PREVIEW_UNITS).replace(/[\ud800-\udbff]$/, "");
  for (const { segment, index } of segmenter.segment(head)) {
    const next = index + segment.length;
    const isCutOff = next === head.length && head.length < folded.length && count > 0;
    if (count === JOURNAL_LIMITS.previewLength || isCutOff) break;
    end = next;
    count += 1;
  }
  return folded.slice(0, end).trimEnd();
}
