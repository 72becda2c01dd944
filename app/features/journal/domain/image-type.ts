/** The content types of images. */
export type ImageType = "image/jpeg" | "image/png" | "image/webp" | "image/gif";

/**
 * Returns the type of an image by its content; `null` when it is none of the four or was cut off: besides the first
 * bytes, each format's mark of image data and of its end is required.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff]) && contains(bytes, [0xff, 0xda])) return "image/jpeg";
  if (startsWith(bytes, [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a])) {
    return contains(bytes, ascii("IDAT")) && contains(bytes, ascii("IEND")) ? "image/png" : null;
  }
  if (startsWith(bytes, ascii("GIF87a")) || startsWith(bytes, ascii("GIF89a"))) {
    return contains(bytes, [0x2c]) && bytes.includes(0x3b) ? "image/gif" : null;
  }
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes.subarray(8), ascii("WEBP"))) {
    const declared = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8;
    return declared <= bytes.byteLength ? "image/webp" : null;
  }
  return null;
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return stands(bytes, start, 0);
}

function contains(bytes: Uint8Array, part: number[]): boolean {
  for (let at = bytes.indexOf(part[0]!); at !== -1; at = bytes.indexOf(part[0]!, at + 1)) {
    if (stands(bytes, part, at)) return true;
  }
  return false;
}

/** Whether a part is at a position; without copies, because a file may have millions of candidates. */
function stands(bytes: Uint8Array, part: number[], at: number): boolean {
  for (let index = 0; index < part.length; index += 1) {
    if (bytes[at + index] !== part[index]) return false;
  }
  return true;
}
