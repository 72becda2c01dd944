/** Words that no image may keep. */
export const SECRET = "41.9022N 12.4539E";

const decode = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
/** Returns a text as bytes. */
export const ascii = (text: string) => new TextEncoder().encode(text);
/** Returns bytes in a row. */
export const join = (...parts: (Uint8Array | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const bigEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);

/** One pixel each. */
const PNG = decode(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
);
const GIF = decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7");
const WEBP = decode("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA");
const JPEG = decode(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
);

/** Exif with an orientation, a pointer to GPS and the secret. */
export function exif(orientation: number, isLittle = false): Uint8Array {
  const number = (value: number, bytes: number) =>
    isLittle ? bigEndian(value, bytes).reverse() : bigEndian(value, bytes);
  const entry = (tag: number, type: number, value: number[]) => [
    ...number(tag, 2),
    ...number(type, 2),
    ...number(1, 4),
    ...value,
  ];
  return join(
    ascii(isLittle ? "II" : "MM"),
    number(42, 2),
    number(8, 4),
    number(2, 2),
    entry(0x0112, 3, [...number(orientation, 2), 0, 0]),
    entry(0x8825, 4, number(38, 4)),
    number(0, 4),
    ascii(SECRET),
  );
}

function segment(marker: number, ...parts: Uint8Array[]): Uint8Array {
  const payload = join(...parts);
  return join([0xff, marker], bigEndian(payload.byteLength + 2, 2), payload);
}

/** A colour profile's segment, which must stay. */
export const PROFILE = segment(0xe2, ascii("ICC_PROFILE\0\u0001\u0001"), ascii("a profile"));

/** A JPEG with all that cameras and programs write into one. */
export function tellingJpeg(orientation: number, isLittle = false): Uint8Array {
  return join(
    JPEG.subarray(0, 20),
    segment(0xe1, ascii("Exif\0\0"), exif(orientation, isLittle)),
    segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0<x>${SECRET}</x>`)),
    segment(0xe2, ascii(`MPF\0${SECRET}`)),
    PROFILE,
    segment(0xed, ascii(`Photoshop 3.0\0${SECRET}`)),
    segment(0xfe, ascii(SECRET)),
    JPEG.subarray(20),
    [0xff, 0xd9],
    ascii(`a second picture, or ${SECRET}`),
  );
}

// The checksum of a chunk that is dropped is read by nobody.
const chunk = (name: string, data: Uint8Array) =>
  join(bigEndian(data.byteLength, 4), ascii(name), data, [0, 0, 0, 0]);

/** A PNG with texts, XMP, a time and Exif. */
export function tellingPng(orientation: number): Uint8Array {
  return join(
    PNG.subarray(0, 33),
    chunk("tEXt", ascii(`Comment\0${SECRET}`)),
    chunk("zTXt", ascii(`Comment\0\0${SECRET}`)),
    chunk("iTXt", ascii(`XML:com.adobe.xmp\0\0\0\0\0${SECRET}`)),
    chunk("eXIf", exif(orientation)),
    chunk("tIME", Uint8Array.from([7, 234, 3, 1, 8, 0, 0])),
    chunk("caBX", ascii(SECRET)),
    PNG.subarray(33),
    ascii(SECRET),
  );
}

const riff = (name: string, data: Uint8Array) =>
  join(ascii(name), bigEndian(data.byteLength, 4).reverse(), data, new Array(data.byteLength % 2).fill(0));

/** A WebP in the extended format, with a colour profile, Exif and XMP. */
export function tellingWebp(orientation: number): Uint8Array {
  const body = join(
    ascii("WEBP"),
    riff("VP8X", Uint8Array.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    riff("ICCP", ascii("a profile")),
    WEBP.subarray(12),
    riff("EXIF", exif(orientation, true)),
    riff("XMP ", ascii(SECRET)),
    riff("ODDS", ascii(SECRET)),
  );
  return join(ascii("RIFF"), bigEndian(body.byteLength, 4).reverse(), body, ascii(SECRET));
}

const blocks = (text: string) => join([text.length], ascii(text));

/** A GIF that runs for ever, with a comment and XMP. */
export const TELLING_GIF = join(
  GIF.subarray(0, 19),
  [0x21, 0xff],
  blocks("NETSCAPE2.0"),
  [3, 1, 0, 0, 0],
  [0x21, 0xff],
  blocks("XMP DataXMP"),
  blocks(SECRET),
  [0],
  [0x21, 0xfe],
  blocks(SECRET),
  [0],
  GIF.subarray(19),
  ascii(SECRET),
);

/** Images that tell where they were taken, by their kind. */
export const TELLING_IMAGES: Record<string, Uint8Array> = {
  JPEG: tellingJpeg(6),
  PNG: tellingPng(6),
  WebP: tellingWebp(6),
  GIF: TELLING_GIF,
};

/** Images that tell nothing, by their content type. */
export const PLAIN_IMAGES = {
  "image/jpeg": JPEG,
  "image/png": PNG,
  "image/webp": WEBP,
  "image/gif": GIF,
} as const;
