import { BrokenImage, ByteReader, bytesOf, textOf } from "./byte-reader";
import { EXIF_HEADER, orientationOf, orientationTiff } from "./exif-orientation";
import type { ImageType } from "./image-type";

/*
 * Photographs carry their place and camera (Exif, XMP, IPTC). The containers are rewritten without them: JPEG by ISO/IEC
 * 10918-1, PNG by the W3C's third edition, WebP by RFC 9649, GIF by its specification 89a. Image data is copied byte by
 * byte; colour profiles stay, and so does the orientation of Exif, without which a picture would lie on its side.
 */

/** Returns an image without its metadata. Throws `BrokenImage` for a broken container. */
export function withoutMetadata(bytes: Uint8Array, type: ImageType): Uint8Array {
  const parts = REWRITERS[type](new ByteReader(bytes));
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.byteLength;
  }
  return result;
}

const REWRITERS: Record<ImageType, (reader: ByteReader) => Uint8Array[]> = {
  "image/jpeg": rewriteJpeg,
  "image/png": rewritePng,
  "image/webp": rewriteWebp,
  "image/gif": rewriteGif,
};

// JPEG

const MARKER = {
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP14: 0xee,
  APP15: 0xef,
  COM: 0xfe,
  SOS: 0xda,
  EOI: 0xd9,
};

function rewriteJpeg(reader: ByteReader): Uint8Array[] {
  const start = reader.take(2);
  const parts: Uint8Array[] = [];
  let orientation: number | null = null;
  for (;;) {
    const { marker, segment, payload } = readSegment(reader);
    if (marker === MARKER.EOI) {
      parts.push(segment);
      break;
    }
    if (marker === MARKER.APP1 && textOf(payload.subarray(0, 6)) === EXIF_HEADER) {
      orientation ??= orientationOf(payload.subarray(6));
    }
    if (isKeptSegment(marker, payload)) parts.push(segment);
    if (marker !== MARKER.SOS) continue;
    parts.push(readScan(reader));
    // Cameras that were switched off leave a file without its end. Browsers show it.
    if (reader.isAtEnd) break;
  }
  return [start, ...(orientation === null ? [] : [exifSegment(orientation)]), ...parts];
}

function readSegment(reader: ByteReader) {
  const start = reader.at;
  if (reader.byte() !== 0xff) throw new BrokenImage();
  let marker = reader.byte();
  while (marker === 0xff) marker = reader.byte();
  if (marker === 0) throw new BrokenImage();
  const hasNoLength = marker === MARKER.EOI || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
  const payload = hasNoLength ? reader.take(0) : reader.take(reader.uint16() - 2);
  return { marker, payload, segment: reader.since(start) };
}

/** Whether an image needs a segment: JFIF, colour profiles and Adobe's colour transform, but no other application data. */
function isKeptSegment(marker: number, payload: Uint8Array): boolean {
  if (marker === MARKER.COM) return false;
  if (marker < MARKER.APP0 || marker > MARKER.APP15) return true;
  if (marker === MARKER.APP0) return textOf(payload.subarray(0, 5)) === "JFIF\0";
  if (marker === MARKER.APP2) return textOf(payload.subarray(0, 12)) === "ICC_PROFILE\0";
  return marker === MARKER.APP14 && textOf(payload.subarray(0, 5)) === "Adobe";
}

/** Reads the coded data after a start of scan, up to the next marker outside it. */
function readScan(reader: ByteReader): Uint8Array {
  const { bytes, at: start } = reader;
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1 || at + 1 >= bytes.byteLength) return reader.take(bytes.byteLength - start);
    const next = bytes[at + 1]!;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return reader.take(at - start);
    at += next === 0xff ? 1 : 2;
  }
}

function exifSegment(orientation: number): Uint8Array {
  const payload = [...bytesOf(EXIF_HEADER), ...orientationTiff(orientation)];
  return Uint8Array.from([0xff, MARKER.APP1, 0, payload.length + 2, ...payload]);
}

// PNG

/** The chunks that show an image, also an animated one; other ancillary chunks are dropped. */
const PNG_CHUNKS = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(
    " ",
  ),
);

function rewritePng(reader: ByteReader): Uint8Array[] {
  const parts = [reader.take(8)];
  for (;;) {
    const start = reader.at;
    const length = reader.uint32();
    const name = textOf(reader.take(4));
    const data = reader.take(length);
    reader.take(4);
    const orientation = name === "eXIf" ? orientationOf(data) : null;
    if (orientation !== null) parts.push(pngChunk("eXIf", orientationTiff(orientation)));
    if (PNG_CHUNKS.has(name)) parts.push(reader.since(start));
    else if (!/^[a-z][A-Za-z]{3}$/.test(name)) throw new BrokenImage();
    if (name === "IEND") return parts;
  }
}

function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.byteLength + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.byteLength);
  chunk.set(bytesOf(name), 4);
  chunk.set(data, 8);
  view.setUint32(data.byteLength + 8, crc32(chunk.subarray(4, data.byteLength + 8)));
  return chunk;
}

/** Returns the checksum of a PNG chunk (annex D): the polynomial 0xEDB88320, bit by bit, for its one use of 30 bytes. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

// WebP

const WEBP_CHUNKS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const IMAGE_CHUNKS = new Set(["VP8 ", "VP8L", "ANMF"]);
/** Flags of VP8X that announce metadata. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

function rewriteWebp(reader: ByteReader): Uint8Array[] {
  reader.take(4);
  const end = reader.uint32(true) + 8;
  if (end > reader.bytes.byteLength) throw new BrokenImage();
  const webp = reader.take(4);
  let orientation: number | null = null;
  const chunks: { name: string; data: Uint8Array }[] = [];
  while (end - reader.at >= 8) {
    const name = textOf(reader.take(4));
    const length = reader.uint32(true);
    // No browser shows trailing bytes after the image.
    if (length > end - reader.at && chunks.some((chunk) => IMAGE_CHUNKS.has(chunk.name))) break;
    const data = reader.take(length);
    // A chunk of an odd length has a padding byte, which some writers forget at the end.
    if (length % 2 === 1 && reader.at < end) reader.take(1);
    if (name === "EXIF") orientation ??= orientationOf(afterExifHeader(data));
    if (WEBP_CHUNKS.has(name)) chunks.push({ name, data });
  }
  // Without the header of the extended format the file may have nothing but the image.
  const header = chunks.find(({ name }) => name === "VP8X");
  if (header) {
    if (header.data.byteLength < 10) throw new BrokenImage();
    const flags = header.data[0]! & ~(EXIF_FLAG | XMP_FLAG);
    header.data = Uint8Array.from(header.data);
    header.data[0] = orientation === null ? flags : flags | EXIF_FLAG;
    if (orientation !== null) chunks.push({ name: "EXIF", data: orientationTiff(orientation) });
  }
  const body = chunks.map(({ name, data }) => riffChunk(name, data));
  const size = body.reduce((sum, part) => sum + part.byteLength, webp.byteLength);
  const riff = new Uint8Array(8);
  riff.set(bytesOf("RIFF"));
  new DataView(riff.buffer).setUint32(4, size, true);
  return [riff, webp, ...body];
}

function afterExifHeader(data: Uint8Array): Uint8Array {
  return textOf(data.subarray(0, 6)) === EXIF_HEADER ? data.subarray(6) : data;
}

function riffChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + data.byteLength + (data.byteLength % 2));
  chunk.set(bytesOf(name));
  new DataView(chunk.buffer).setUint32(4, data.byteLength, true);
  chunk.set(data, 8);
  return chunk;
}

// GIF

/** Application data that browsers need: the repetitions of an animation, and a colour profile. */
const GIF_APPLICATIONS = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

function rewriteGif(reader: ByteReader): Uint8Array[] {
  const header = reader.take(13);
  const palette = reader.take(paletteBytes(header[10]!));
  const parts = [header, palette];
  for (;;) {
    const start = reader.at;
    const kind = reader.byte();
    if (kind === 0x3b) return [...parts, reader.since(start)];
    if (kind === 0x2c) {
      reader.take(paletteBytes(reader.take(9)[8]!) + 1);
      skipBlocks(reader);
      parts.push(reader.since(start));
    } else if (kind === 0x21) {
      const label = reader.byte();
      const application =
        label === 0xff ? textOf(reader.bytes.subarray(reader.at + 1, reader.at + 12)) : null;
      skipBlocks(reader);
      const isNeeded = application === null ? label !== 0xfe : GIF_APPLICATIONS.has(application);
      if (isNeeded) parts.push(reader.since(start));
    } else throw new BrokenImage();
  }
}

function paletteBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function skipBlocks(reader: ByteReader): void {
  for (let length = reader.byte(); length > 0; length = reader.byte()) reader.take(length);
}
