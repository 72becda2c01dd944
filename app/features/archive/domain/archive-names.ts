import type { ArchiveKind } from "../contract";

const EXTENSIONS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};

export const MANIFEST_NAME = "manifest.json";

/** Returns the name of the `number`th file of a list: `data/entries-0001.json`. */
export function listName(kind: ArchiveKind, number: number): string {
  return `data/${kind}-${String(number).padStart(4, "0")}.json`;
}

/** Returns whether a file belongs to a list. */
export function isListName(kind: ArchiveKind, name: string): boolean {
  return name.startsWith(`data/${kind}-`) && /^\d{4,}\.json$/.test(name.slice(`data/${kind}-`.length));
}

/** Returns the name of an image: `images/<id>.jpg`. */
export function imageName(image: { id: string; contentType: string }): string {
  return `images/${image.id}.${EXTENSIONS[image.contentType] ?? "bin"}`;
}

/** Returns the name of an entry's Markdown file: `journal/2026/2026-11-20 A quiet morning (1b2c3d4e).md`. */
export function entryName(entry: { id: string; entryDate: string; title: string }): string {
  const title = entry.title
    .normalize("NFC")
    // Characters that file systems refuse, and control characters.
    .replace(/[\p{C}<>:"/\\|?*]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 60)
    .replace(/[. ]+$/, "");
  const name = [entry.entryDate, title, `(${entry.id.slice(0, 8)})`].filter(Boolean).join(" ");
  return `journal/${entry.entryDate.slice(0, 4)}/${name}.md`;
}

/** The number of a file, from 1, in an archive of several. */
export interface ArchivePart {
  part: number;
  parts: number;
}

/** Returns the name of an archive on a day (yyyy-MM-dd): `acolyte-2026-11-20.zip`, `acolyte-2026-11-20-1-of-3.zip`. */
export function archiveName(day: string, { part, parts }: ArchivePart): string {
  return parts === 1 ? `acolyte-${day}.zip` : `acolyte-${day}-${part}-of-${parts}.zip`;
}
