import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

/** A picture in PNG of one colour. `pixels` are other bytes in place of its pixels, `extra` further chunks before them. */
export function png(
  width: number,
  height: number,
  { pixels, extra = [] }: { pixels?: Buffer; extra?: Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    ...extra,
    pngChunk("IDAT", deflateSync(pixels ?? rowsOf(width, height))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** One chunk of a PNG file. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function rowsOf(width: number, height: number): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x8c)]);
  return Buffer.concat(Array.from({ length: height }, () => row));
}
