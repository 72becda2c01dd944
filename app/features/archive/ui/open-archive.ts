import { BlobReader, configure, type FileEntry, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js";
import { JOURNAL_LIMITS } from "~/features/journal/domain/limits";
import type { ArchiveKind } from "../contract";
import { ARCHIVE_VERSION, type ArchiveManifest, archiveManifest } from "../domain/archive-items";
import { isListName, MANIFEST_NAME } from "../domain/archive-names";

/** Bytes that a text file may unpack to: far more than an export writes into one. */
const MOST_TEXT = 100_000_000;

/** An archive on this device, read in parts: a file of any size takes no more memory than its largest part. */
export interface OpenArchive {
  manifest: ArchiveManifest;
  /** Number of items in all lists. */
  itemCount: number;
  /** Returns the parts of a list in order; each is an array of items. */
  partsOf(kind: ArchiveKind): AsyncGenerator<unknown[]>;
  /** Returns the bytes of an image; `null` when it is missing, or larger than an image may be. */
  readImage(name: string): Promise<Blob | null>;
}

/** An archive that cannot be used, with the reason for its owner. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/** Opens a ZIP. Throws ArchiveError when it is not a ZIP, not an Acolyte archive, or of a later version. */
export async function openArchive(file: Blob): Promise<OpenArchive> {
  // Workers would come from blob: URLs, which the content security policy refuses.
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new BlobReader(file)).getEntries().catch(() => {
    throw new ArchiveError("This file is not a ZIP archive, or it is damaged.");
  });
  const files = entries.filter((entry): entry is FileEntry => !entry.directory);
  // The owner may have unpacked it and packed the folder again.
  const manifestEntry = files
    .filter(({ filename }) => filename === MANIFEST_NAME || filename.endsWith(`/${MANIFEST_NAME}`))
    .sort((a, b) => a.filename.length - b.filename.length)[0];
  if (!manifestEntry) throw new ArchiveError("This is not an Acolyte archive: it has no manifest.json.");
  const root = manifestEntry.filename.slice(0, -MANIFEST_NAME.length);
  const byName = new Map(files.map((entry) => [entry.filename.slice(root.length), entry]));
  const manifest = readManifest(await readText(manifestEntry));
  return {
    manifest,
    itemCount: Object.values(manifest.counts).reduce((sum, count) => sum + count, 0),
    async *partsOf(kind) {
      const names = [...byName.keys()].filter((name) => isListName(kind, name)).sort();
      for (const name of names) yield readList(name, await readText(byName.get(name)!));
    },
    async readImage(name) {
      const entry = byName.get(name);
      return entry ? unpack(entry, JOURNAL_LIMITS.imageBytes) : null;
    },
  };
}

async function readText(entry: FileEntry): Promise<string> {
  const blob = await unpack(entry, MOST_TEXT);
  if (!blob) throw new ArchiveError(`${entry.filename} in this archive is too large.`);
  return blob.text();
}

/** Returns a file's bytes; `null` if there are more than `limit`, whatever the archive claims: a small file may unpack to gigabytes. */
async function unpack(entry: FileEntry, limit: number): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stop = new AbortController();
  const target = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.byteLength;
      if (size > limit) return stop.abort();
      parts.push(part);
    },
  });
  try {
    await entry.getData(target, { signal: stop.signal });
  } catch (error) {
    if (size <= limit) throw error;
  }
  return size > limit ? null : new Blob(parts);
}

function readManifest(text: string): ArchiveManifest {
  const parsed = archiveManifest.safeParse(parse(text));
  if (!parsed.success) throw new ArchiveError("This is not an Acolyte archive.");
  if (parsed.data.version > ARCHIVE_VERSION) {
    throw new ArchiveError("This archive was made by a later version of Acolyte.");
  }
  return parsed.data;
}

function readList(name: string, text: string): unknown[] {
  const list = parse(text);
  if (!Array.isArray(list)) throw new ArchiveError(`${name} in this archive cannot be read.`);
  return list;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
