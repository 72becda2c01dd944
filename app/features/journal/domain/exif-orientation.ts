/** The prefix of the TIFF structure in a JPEG, and sometimes in a WebP. */
export const EXIF_HEADER = "Exif\0\0";

/** Returns the orientation (2 to 8) in the TIFF structure of Exif; `null` for an upright image or a broken structure. */
export function orientationOf(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.byteLength < 14) return null;
  const isLittle = view.getUint16(0) === 0x4949;
  if ((!isLittle && view.getUint16(0) !== 0x4d4d) || view.getUint16(2, isLittle) !== 42) return null;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = view.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return null;
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** Returns a TIFF structure with an orientation and nothing else. */
export function orientationTiff(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0]);
}
