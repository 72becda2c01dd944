import { BlobReader, configure, type FileEntry, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js";
import { JOURNAL_LIMITS } from "~/features/journal/domain/limits";
import { ARCHIVE_VERSION, type ArchiveKind, type ArchiveManifest, manifestSchema } from "../contract";
import { isListName, MANIFEST_NAME } from "../domain/archive-names";

/** Bytes that a file of text may unpack to: far more than an export writes into one. */
const MOST_TEXT = 100_000_000;

/** An archive on this device, read piece by piece: a file of any size takes no more memory than its largest part. */
export interface OpenArchive {
  manifest: ArchiveManifest;
  /** How many items all lists have. */
  itemCount: number;
  /** The lists' parts, in their order; each is an array of items. */
  partsOf(kind: ArchiveKind): AsyncGenerator<unknown[]>;
  /** An image's bytes; null when the archive lacks it, or it is larger than an image may be. */
  readImage(name: string): Promise<Blob | null>;
}

/** An archive that cannot be used, and why, in words for its owner. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/** Opens a ZIP. Throws ArchiveError when it is none, none of ours, or of a later version. */
export async function openArchive(file: Blob): Promise<OpenArchive> {
  // Workers would come from blob: addresses, which the content security policy refuses.
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new BlobReader(file)).getEntries().catch(() => {
    throw new ArchiveError("This file is not a ZIP archive, or it is damaged.");
  });
  const files = entries.filter((entry): entry is FileEntry => !entry.directory);
  // Somebody may have unpacked it and packed the folder again.
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

/** A file's bytes; null as soon as there are more than `limit`, whatever the archive says: a few may unpack to billions. */
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
  const parsed = manifestSchema.safeParse(parse(text));
  if (!parsed.success) throw new ArchiveError("This is not an Acolyte archive.");
  if (parsed.data.version > ARCHIVE_VERSION) {
    throw new ArchiveError("This archive was made by a later version of Acolyte than this one.");
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
