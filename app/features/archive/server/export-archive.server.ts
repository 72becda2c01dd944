import { imageKey, readImageBytes } from "~/features/journal/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import {
  ARCHIVE_KINDS,
  ARCHIVE_LIMITS,
  ARCHIVE_SCHEMA,
  ARCHIVE_VERSION,
  type ArchiveManifest,
} from "../contract";
import { ABOUT_ARCHIVE } from "../domain/about-archive";
import type { ArchivedEntry, ArchivedImage } from "../domain/archive-items";
import { type ArchivePart, archiveName, entryName, listName, MANIFEST_NAME } from "../domain/archive-names";
import { accountFacts } from "./account-facts.server";
import { entryMarkdown } from "./entry-markdown.server";
import { exportLists } from "./export-lists.server";
import { countImages } from "./journal-rows.repository.server";
import { type ArchiveFile, zipStream } from "./zip.server";

/** An archive on its way to a person. */
export interface ArchiveDownload {
  /** `acolyte-2026-11-20.zip` */
  name: string;
  body: ReadableStream<Uint8Array>;
  /** Bytes of all images, the largest part: a download shows how far it is by them. */
  imageBytes: number;
  /** How many files the archive has. */
  parts: number;
}

/**
 * All that a person has as one ZIP: JSON lists in parts, Markdown of each entry, images, and the account's own facts. It
 * is made while it is read, a page at a time, and never whole in memory; it breaks off when a part of it cannot be read.
 * Of more than 4,000 images it takes several files, the last of which has everything else. Throws 404 for a `part` that
 * there is not.
 */
export async function exportArchive(
  services: Services,
  { user, part }: { user: SessionUser; part: number },
): Promise<ArchiveDownload> {
  const journal = services.journal(user.journalShard);
  const [imageBytes, images] = await Promise.all([
    readImageBytes(journal, user.id),
    countImages(journal, user.id),
  ]);
  const parts = Math.max(Math.ceil(images / ARCHIVE_LIMITS.imagesAFile), 1);
  if (part > parts) throw new AppError("not_found", "This archive has no such part.");
  const day = localDateIn(user.timezone, services.clock.now());
  const body = zipStream(filesOf(services, user, { part, parts }));
  return { name: archiveName(day, { part, parts }), body, imageBytes, parts };
}

async function* filesOf(
  services: Services,
  user: SessionUser,
  { part: filePart, parts }: ArchivePart,
): AsyncGenerator<ArchiveFile> {
  const isLast = filePart === parts;
  const first = (filePart - 1) * ARCHIVE_LIMITS.imagesAFile;
  const end = first + ARCHIVE_LIMITS.imagesAFile;
  const lists = exportLists(services, user);
  const counts: ArchiveManifest["counts"] = {};
  const imageNames = new Map<string, string>();
  const now = services.clock.now();
  const account = accountFacts(user);
  yield { name: "README.txt", input: ABOUT_ARCHIVE, lastModified: now };
  yield { name: "account.json", input: json(account), lastModified: now };
  for (const kind of isLast ? ARCHIVE_KINDS : (["images"] as const)) {
    counts[kind] = 0;
    let part = 0;
    const pages =
      kind === "images" ? imagesBetween(lists.images(), { first, end }, imageNames) : lists[kind]();
    for await (const items of pages) {
      part += 1;
      counts[kind] += items.length;
      yield { name: listName(kind, part), input: json(items), lastModified: now };
      for (const item of items) {
        if ("file" in item) yield* imageFile(services, user, item, imageNames);
        else if ("entryDate" in item) yield markdownFile(item, imageNames);
      }
    }
  }
  const manifest: ArchiveManifest = {
    schema: ARCHIVE_SCHEMA,
    version: ARCHIVE_VERSION,
    exportedAt: now.toISOString(),
    counts,
  };
  yield { name: MANIFEST_NAME, input: json(manifest), lastModified: now };
}

/** The images of one file; `names` gets those of the files before it, too, because entries show them. */
async function* imagesBetween(
  pages: AsyncGenerator<ArchivedImage[]>,
  { first, end }: { first: number; end: number },
  names: Map<string, string>,
): AsyncGenerator<ArchivedImage[]> {
  let seen = 0;
  for await (const page of pages) {
    for (const { id, file } of page) names.set(id, file);
    const images = page.slice(Math.max(first - seen, 0), Math.max(end - seen, 0));
    if (images.length > 0) yield images;
    seen += page.length;
    if (seen >= end) return;
  }
}

/** An image whose object is gone is left out: the lists name it all the same. */
async function* imageFile(
  services: Services,
  user: SessionUser,
  { id, file, createdAt }: ArchivedImage,
  names: Map<string, string>,
): AsyncGenerator<ArchiveFile> {
  const object = await services.blobs.get(imageKey(user.id, id));
  if (!object) {
    names.delete(id);
    return;
  }
  yield { name: file, input: object.body, size: object.size, lastModified: new Date(createdAt) };
}

function markdownFile(entry: ArchivedEntry, imageNames: Map<string, string>): ArchiveFile {
  const input = entryMarkdown(entry, (id) => imageNames.get(id) ?? null);
  return { name: entryName(entry), input, lastModified: new Date(entry.updatedAt) };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
