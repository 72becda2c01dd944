import { imageIdOf } from "./content-schema";
import { JOURNAL_LIMITS } from "./limits";

/** What the file picker offers; the server looks at the bytes themselves. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** Whether a file says that it is an image. */
export function isImageFile(file: { type: string }): boolean {
  return file.type.startsWith("image/");
}

/** Whether an image is larger than an entry takes. */
export function isTooLarge(file: { size: number }): boolean {
  return file.size > JOURNAL_LIMITS.imageBytes;
}

/** The path of an image of this app in the form an entry stores, or null for an image from anywhere else. */
export function ownImagePath(source: string, origin: string): string | null {
  if (!URL.canParse(source, origin)) return null;
  const url = new URL(source, origin);
  return url.origin === origin && imageIdOf(url.pathname) !== null ? url.pathname : null;
}
