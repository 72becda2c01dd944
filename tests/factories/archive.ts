import {
  BlobReader,
  type FileEntry,
  TextWriter,
  Uint8ArrayWriter,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-native.js";
import { expect } from "vitest";
import { ARCHIVE_KINDS, type ArchiveKind, type ImportResult } from "~/features/archive/contract";
import { type Account, type Server, send } from "./accounts";

import { callOk } from "./library";

/** A PNG of one pixel. */
export const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

/** A downloaded archive: its texts by name, the bytes of its files, and its items. */
export interface ReadArchive {
  texts: Map<string, string>;
  bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the items of a list, from all its parts. */
  items<Item = Record<string, unknown>>(kind: ArchiveKind): Item[];
}

/** Downloads the archive of an account and reads it as any ZIP program would. */
export async function downloadArchive(server: Server, account: Account): Promise<ReadArchive> {
  const response = await send(server, account, "GET", "/api/archive/export");
  expect(response.status).toBe(200);
  return readArchive(await response.blob());
}

/** Reads an archive. */
export async function readArchive(file: Blob): Promise<ReadArchive> {
  const entries = await new ZipReader(new BlobReader(file), { checkSignature: true }).getEntries();
  const files = entries.filter((entry): entry is FileEntry => !entry.directory);
  const texts = new Map<string, string>();
  for (const entry of files.filter(({ filename }) => !filename.startsWith("images/"))) {
    texts.set(entry.filename, await entry.getData(new TextWriter()));
  }
  return {
    texts,
    async bytesOf(name) {
      const entry = files.find(({ filename }) => filename === name);
      if (!entry) throw new Error(`The archive has no ${name}`);
      return entry.getData(new Uint8ArrayWriter());
    },
    items<Item>(kind: ArchiveKind) {
      const parts = [...texts.keys()].filter((name) => name.startsWith(`data/${kind}-`)).sort();
      return parts.flatMap((name) => JSON.parse(texts.get(name)!) as Item[]);
    },
  };
}

/** Returns all lists of an archive, which an import must restore exactly. */
export function canonical(archive: ReadArchive): Record<string, unknown[]> {
  return Object.fromEntries(ARCHIVE_KINDS.map((kind) => [kind, archive.items(kind)]));
}

/** Imports some items of one kind. */
export function importItems(
  server: Server,
  account: Account,
  kind: ArchiveKind,
  items: unknown[],
  dryRun = false,
): Promise<ImportResult> {
  return callOk(server, account, "POST", "/api/archive/import", { kind, items, dryRun });
}

/** Imports one image. */
export function importImage(
  server: Server,
  account: Account,
  image: { id: string; createdAt: string },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const address = `/api/archive/images/${image.id}?createdAt=${encodeURIComponent(image.createdAt)}`;
  return send(server, account, "PUT", address, { body: bytes });
}

/** Imports a whole archive as the settings screen does, and returns the result of each kind. */
export async function importArchive(server: Server, account: Account, archive: ReadArchive) {
  const results: Partial<Record<ArchiveKind, ImportResult>> = {};
  const images = archive.items<{ id: string; createdAt: string; file: string }>("images");
  for (const image of images) {
    const response = await importImage(server, account, image, await archive.bytesOf(image.file));
    expect(response.status).toBe(200);
  }
  for (const kind of ARCHIVE_KINDS.filter((name) => name !== "images")) {
    const items = archive.items(kind);
    if (items.length > 0) results[kind] = await importItems(server, account, kind, items);
  }
  return results;
}
