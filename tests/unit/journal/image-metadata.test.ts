import { crc32 } from "node:zlib";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { BrokenImage } from "~/features/journal/domain/byte-reader";
import { withoutMetadata } from "~/features/journal/domain/image-metadata";
import type { ImageType } from "~/features/journal/domain/image-type";
import {
  exif,
  PLAIN_IMAGES,
  PROFILE,
  SECRET,
  TELLING_GIF,
  tellingJpeg,
  tellingPng,
  tellingWebp,
} from "../../factories/telling-images";

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const plain = Object.entries(PLAIN_IMAGES) as [ImageType, Uint8Array][];

describe("an image without metadata", () => {
  it.each(plain)("stays byte for byte as it is: %s", (type, bytes) => {
    expect(withoutMetadata(bytes, type)).toEqual(bytes);
  });

  it.each<[ImageType, Uint8Array]>([
    ["image/jpeg", tellingJpeg(1)],
    ["image/jpeg", tellingJpeg(6)],
    ["image/png", tellingPng(6)],
    ["image/webp", tellingWebp(6)],
    ["image/gif", TELLING_GIF],
  ])("is what is left of %s with Exif, XMP and comments", (type, bytes) => {
    expect(latin1(bytes)).toContain(SECRET);
    const clean = withoutMetadata(bytes, type);
    expect(latin1(clean)).not.toContain(SECRET);
    expect(latin1(clean)).not.toMatch(/xap|XMP|Photoshop|MPF|tEXt|zTXt|iTXt|tIME|caBX|ODDS/);
    expect(imageSize(clean)).toMatchObject({ width: 1, height: 1 });
    expect(withoutMetadata(clean, type)).toEqual(clean);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("keeps the orientation %d, in both byte orders", (orientation) => {
    for (const isLittle of [false, true]) {
      const clean = withoutMetadata(tellingJpeg(orientation, isLittle), "image/jpeg");
      expect(imageSize(clean).orientation).toBe(orientation);
    }
    const tiff = exif(orientation).subarray(10, 22);
    for (const clean of [
      withoutMetadata(tellingPng(orientation), "image/png"),
      withoutMetadata(tellingWebp(orientation), "image/webp"),
    ]) {
      expect(latin1(clean)).toContain(latin1(tiff));
    }
  });

  it("keeps colour profiles and how often an animation runs", () => {
    expect(latin1(withoutMetadata(tellingJpeg(6), "image/jpeg"))).toContain(latin1(PROFILE));
    expect(latin1(withoutMetadata(tellingWebp(6), "image/webp"))).toContain("ICCP\t\0\0\0a profile");
    expect(latin1(withoutMetadata(TELLING_GIF, "image/gif"))).toContain("NETSCAPE2.0\u0003\u0001\0\0\0");
  });

  it("drops what is no chunk behind the image of a WebP", () => {
    const { "image/webp": webp } = PLAIN_IMAGES;
    const longer = Uint8Array.from([...webp, ...new TextEncoder().encode("<!DOCTYPE html><script>")]);
    new DataView(longer.buffer).setUint32(4, longer.byteLength - 8, true);
    expect(withoutMetadata(longer, "image/webp")).toEqual(webp);
  });

  it("announces in WebP only the metadata that is left", () => {
    const flagsOf = (bytes: Uint8Array) => withoutMetadata(bytes, "image/webp")[20];
    expect(flagsOf(tellingWebp(6))).toBe(0x28);
    expect(flagsOf(tellingWebp(1))).toBe(0x20);
  });

  it("has chunks of PNG with the right checksums", () => {
    const bytes = withoutMetadata(tellingPng(6), "image/png");
    const view = new DataView(bytes.buffer);
    const names: string[] = [];
    for (let at = 8; at < bytes.byteLength; ) {
      const length = view.getUint32(at);
      names.push(latin1(bytes.subarray(at + 4, at + 8)));
      expect(view.getUint32(at + 8 + length)).toBe(crc32(bytes.subarray(at + 4, at + 8 + length)));
      at += 12 + length;
    }
    expect(names).toEqual(["IHDR", "eXIf", "IDAT", "IEND"]);
  });
});

describe("an image that does not hold together is refused", () => {
  it.each(plain)("cut off anywhere: %s", (type, bytes) => {
    // The coded data of a JPEG ends where the file does; all others say where they end.
    const end = type === "image/jpeg" ? latin1(bytes).indexOf("\u00ff\u00da") + 9 : bytes.byteLength - 1;
    for (let length = 8; length < end; length += 1) {
      expect(() => withoutMetadata(bytes.slice(0, length), type), `${length}`).toThrow(BrokenImage);
    }
  });
});

describe("an image with a broken Exif structure", () => {
  it("is kept, upright", () => {
    for (let length = 0; length < 30; length += 1) {
      const bytes = tellingJpeg(6);
      // The structure begins after SOI, JFIF, the marker and its length.
      bytes.fill(0xff, 30 + length, 60);
      expect(() => withoutMetadata(bytes, "image/jpeg")).not.toThrow();
    }
  });
});
