import { imageKey, readImageBytes } from "~/features/journal/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { ARCHIVE_KINDS, ARCHIVE_SCHEMA, ARCHIVE_VERSION, type ArchiveManifest } from "../contract";
import { ABOUT_ARCHIVE } from "../domain/about-archive";
import type { ArchivedEntry, ArchivedImage } from "../domain/archive-items";
import { archiveName, entryName, listName, MANIFEST_NAME } from "../domain/archive-names";
import { accountFacts } from "./account-facts.server";
import { entryMarkdown } from "./entry-markdown.server";
import { exportLists } from "./export-lists.server";
import { type ArchiveFile, zipStream } from "./zip.server";

/** An archive on its way to a person. */
export interface ArchiveDownload {
  /** `acolyte-2026-11-20.zip` */
  name: string;
  body: ReadableStream<Uint8Array>;
  /** Bytes of its images, the largest part: a download shows how far it is by them. */
  imageBytes: number;
}

/**
 * All that a person has as one ZIP: JSON in lists of 50 items, Markdown of each entry, images, and the account's own
 * facts. It is made while it is read, a page at a time, and never whole in memory; it breaks off when a part of it
 * cannot be read.
 */
export async function exportArchive(services: Services, user: SessionUser): Promise<ArchiveDownload> {
  const imageBytes = await readImageBytes(services.journal(user.journalShard), user.id);
  const day = localDateIn(user.timezone, services.clock.now());
  return { name: archiveName(day), body: zipStream(filesOf(services, user)), imageBytes };
}

async function* filesOf(services: Services, user: SessionUser): AsyncGenerator<ArchiveFile> {
  const lists = exportLists(services, user);
  const counts: ArchiveManifest["counts"] = {};
  const imageNames = new Map<string, string>();
  const now = services.clock.now();
  const account = accountFacts(user);
  yield { name: "README.txt", input: ABOUT_ARCHIVE, lastModified: now };
  yield { name: "account.json", input: json(account), lastModified: now };
  for (const kind of ARCHIVE_KINDS) {
    counts[kind] = 0;
    let part = 0;
    for await (const items of lists[kind]()) {
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

/** An image whose object is gone is left out: the lists name it all the same. */
async function* imageFile(
  services: Services,
  user: SessionUser,
  { id, file, createdAt }: ArchivedImage,
  names: Map<string, string>,
): AsyncGenerator<ArchiveFile> {
  const object = await services.blobs.get(imageKey(user.id, id));
  if (!object) return;
  names.set(id, file);
  yield { name: file, input: object.body, size: object.size, lastModified: new Date(createdAt) };
}

function markdownFile(entry: ArchivedEntry, imageNames: Map<string, string>): ArchiveFile {
  const input = entryMarkdown(entry, (id) => imageNames.get(id) ?? null);
  return { name: entryName(entry), input, lastModified: new Date(entry.updatedAt) };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
