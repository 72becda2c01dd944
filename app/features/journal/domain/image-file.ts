import { imageIdOf } from "./content-schema";
import { JOURNAL_LIMITS } from "./limits";

/** Types in the file picker; the server checks the bytes themselves. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** Whether a file has an image's type. */
export function isImageFile(file: { type: string }): boolean {
  return file.type.startsWith("image/");
}

/** Whether an image is too large for an entry. */
export function isTooLarge(file: { size: number }): boolean {
  return file.size > JOURNAL_LIMITS.imageBytes;
}

/** Returns the path of an image of this app as entries store it; `null` for an image from anywhere else. */
export function ownImagePath(source: string, origin: string): string | null {
  if (!URL.canParse(source, origin)) return null;
  const url = new URL(source, origin);
  return url.origin === origin && imageIdOf(url.pathname) !== null ? url.pathname : null;
}
