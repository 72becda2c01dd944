/** An image with a broken container. */
export class BrokenImage extends Error {
  override readonly name = "BrokenImage";
}

/** Reads a file from its beginning. Throws `BrokenImage` at an early end. */
export class ByteReader {
  at = 0;
  readonly #view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.byteLength;
  }

  take(length: number): Uint8Array {
    if (length < 0 || this.at + length > this.bytes.byteLength) throw new BrokenImage();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  byte(): number {
    return this.take(1)[0]!;
  }

  uint16(): number {
    this.take(2);
    return this.#view.getUint16(this.at - 2);
  }

  uint32(littleEndian = false): number {
    this.take(4);
    return this.#view.getUint32(this.at - 4, littleEndian);
  }

  since(start: number): Uint8Array {
    return this.bytes.subarray(start, this.at);
  }
}

/** Returns bytes as text, each as the character with its number. */
export function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Returns the bytes of a text of such characters. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
