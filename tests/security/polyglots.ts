import { Buffer } from "node:buffer";
import { deflateRawSync } from "node:zlib";
import { png, pngChunk } from "../setup/png";

/** A file that is, or looks like, more than one thing; `isImage` marks whole pictures. */
export interface Polyglot {
  name: string;
  bytes: Buffer;
  isImage?: true;
}

const SCRIPT = "<script>__xss(9001)</script>";
const HTML = `<!DOCTYPE html><html><body>${SCRIPT}<img src=x onerror=__xss(9002)></body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="__xss(9003)"><script>__xss(9004)</script></svg>`;
const JS = "/*x*/=1;__xss(9005);//";

const latin = (text: string) => Buffer.from(text, "latin1");
const bytes = (...values: number[]) => Buffer.from(values);
const word = (value: number) => bytes(value & 255, value >> 8);

/** Returns a GIF with a text in its comment; of one pixel by default. */
function gif(comment: string, width = 1, height = 1): Buffer {
  return Buffer.concat([
    latin("GIF89a"),
    word(width),
    word(height),
    bytes(0x80, 0, 0, 0, 0, 0, 255, 255, 255),
    bytes(0x21, 0xfe, Math.min(comment.length, 255)),
    latin(comment.slice(0, 255)),
    bytes(0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b),
  ]);
}

/** Returns the segments of a JPEG: a comment, the size, the start of the picture's data, its end. */
function jpeg(comment: string, width = 1, height = 1): Buffer {
  const length = comment.length + 2;
  return Buffer.concat([
    bytes(0xff, 0xd8, 0xff, 0xfe, length >> 8, length & 255),
    latin(comment),
    bytes(0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    bytes(0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x7f, 0xff, 0xd9),
  ]);
}

function webp(extra: string, width = 1): Buffer {
  const frame = Buffer.concat([bytes(0x30, 1, 0, 0x9d, 1, 0x2a), word(width), word(1), bytes(0, 0, 0, 0)]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(frame.length);
  const size = Buffer.alloc(4);
  const body = Buffer.concat([latin("WEBPVP8 "), length, frame, latin(extra)]);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin("RIFF"), size, body]);
}

/** Returns a ZIP with one file of zeros that is a thousand times as large as it looks. */
function zipBomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(4_000_000));
  const head = Buffer.alloc(30);
  head.set([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(4_000_000, 22);
  head.writeUInt16LE(1, 26);
  return Buffer.concat([head, latin("x"), packed]);
}

export const POLYGLOTS: readonly Polyglot[] = [
  { name: "HTML", bytes: latin(HTML) },
  { name: "SVG", bytes: latin(SVG) },
  { name: "SVG behind an XML head", bytes: latin(`<?xml version="1.0"?>${SVG}`) },
  { name: "JavaScript", bytes: latin(JS) },
  { name: "a PDF", bytes: latin(`%PDF-1.7\n${SCRIPT}`) },
  { name: "a ZIP", bytes: zipBomb() },
  { name: "MHTML", bytes: latin(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${HTML}`) },
  { name: "a BMP", bytes: latin(`BM${HTML}`) },
  { name: "an AVIF", bytes: Buffer.concat([bytes(0, 0, 0, 28), latin(`ftypavif${HTML}`)]) },
  { name: "an icon", bytes: Buffer.concat([bytes(0, 0, 1, 0, 1, 0), latin(HTML)]) },
  { name: "a TIFF", bytes: latin(`II*\0${HTML}`) },
  { name: "nothing", bytes: Buffer.alloc(0) },
  { name: "zeros", bytes: Buffer.alloc(5_000) },
  { name: "a PNG's first bytes before HTML", bytes: Buffer.concat([png(1, 1).subarray(0, 8), latin(HTML)]) },
  { name: "a GIF's first bytes before JavaScript", bytes: latin(`GIF89a${JS}`) },
  { name: "a GIF's first bytes before HTML", bytes: latin(`GIF89a${HTML};,`) },
  { name: "a JPEG's first bytes before HTML", bytes: Buffer.concat([bytes(0xff, 0xd8, 0xff), latin(HTML)]) },
  { name: "a RIFF that is a sound", bytes: latin(`RIFF\x40\0\0\0WAVE${HTML}`) },
  { name: "blanks before a PNG", bytes: Buffer.concat([latin("\n\n"), png(1, 1)]) },
  {
    name: "a PNG with HTML in a text",
    bytes: png(1, 1, { extra: [pngChunk("tEXt", latin(`Comment\0${HTML}`))] }),
    isImage: true,
  },
  { name: "a PNG with HTML behind it", bytes: Buffer.concat([png(1, 1), latin(HTML)]), isImage: true },
  { name: "a PNG with a ZIP behind it", bytes: Buffer.concat([png(1, 1), zipBomb()]), isImage: true },
  { name: "a GIF with HTML in a comment", bytes: gif(HTML), isImage: true },
  { name: "a GIF that is JavaScript", bytes: Buffer.concat([gif("x", 0x2a2f, 1), latin(JS)]), isImage: true },
  { name: "a JPEG with HTML in a comment", bytes: jpeg(HTML), isImage: true },
  { name: "a JPEG with SVG behind it", bytes: Buffer.concat([jpeg("x"), latin(SVG)]), isImage: true },
  { name: "a WebP with HTML in it", bytes: webp(HTML), isImage: true },
  { name: "a PNG that was cut off", bytes: png(20, 20).subarray(0, 40) },
  { name: "a JPEG that was cut off", bytes: jpeg("x").subarray(0, 8) },
  { name: "a GIF that was cut off", bytes: gif("x").subarray(0, 12) },
  { name: "a WebP that was cut off", bytes: webp("x").subarray(0, 20) },
  { name: "a PNG without pixels", bytes: png(0, 0, { pixels: Buffer.alloc(0) }) },
  { name: "a PNG of 60,000 pixels", bytes: png(60_000, 60_000, { pixels: Buffer.alloc(9) }) },
  {
    name: "a PNG of more pixels than there are",
    bytes: png(0xffffffff, 0xffffffff, { pixels: Buffer.alloc(9) }),
  },
  { name: "a GIF of 65,535 pixels", bytes: gif("x", 65_535, 65_535) },
  { name: "a JPEG of 65,535 pixels", bytes: jpeg("x", 65_535, 65_535) },
  { name: "a WebP of 16,383 pixels", bytes: webp("x", 16_383) },
  { name: "more than 5 MB", bytes: Buffer.concat([png(1, 1), Buffer.alloc(5 * 1024 * 1024)]) },
];
