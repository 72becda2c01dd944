import { makeZip } from "client-zip";
import { imageKey, readImageBytes } from "~/features/journal/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { ARCHIVE_KINDS, ARCHIVE_LIMITS } from "../contract";
import {
  ARCHIVE_VERSION,
  type ArchivedEntry,
  type ArchivedImage,
  type ArchiveManifest,
} from "../domain/archive-items";
import { type ArchivePart, archiveName, entryName, listName, MANIFEST_NAME } from "../domain/archive-names";
import { countImages } from "./archive-rows.repository.server";
import { entryMarkdown } from "./entry-markdown.server";
import { exportLists } from "./export-lists.server";

/** The explanation in an archive, for people who open it by hand. */
const README = `This is your Acolyte archive: everything you wrote and saved, in files that other programs can read.

journal/        Your entries as Markdown, one file each, by year. Entries in the recycle bin say "deleted" at the top.
images/         The images in your entries.
data/           The same and everything else as JSON: entries, intentions, prayers, saved responses, conversations, the
                places you keep and the passages you highlighted in the texts, and the days on which you prayed,
                asked and read. Acolyte reads these files when you import the archive.
account.json    Your profile and preferences. You can read them here; they are not imported.
manifest.json   The kind of archive, its version, and the number of items in each list.

To import it, open the settings of an Acolyte account, choose "Import an archive" and select this file as it is.
Nothing is imported twice. An archive with thousands of images has several files: import them in the order of their
numbers, because the last one has the entries that show the images. Please keep this file safe: it holds your most
private words.
`;

interface ArchiveFile {
  name: string;
  input: string | ReadableStream<Uint8Array>;
  /** Bytes, if they are known. */
  size?: number;
  lastModified: Date;
}

/** An archive to download. */
export interface ArchiveDownload {
  /** `acolyte-2026-11-20.zip` */
  name: string;
  body: ReadableStream<Uint8Array>;
  /** Bytes of all images, the largest part, for the progress of a download. */
  imageBytes: number;
  /** Number of files of the archive. */
  parts: number;
}

/**
 * Returns everything of a user as a ZIP: JSON lists in parts, Markdown of each entry, images, and the account. It is made
 * while it is read, page by page, and never whole in memory; the stream breaks off when a part cannot be read. More than
 * 4,000 images take several files, the last of which has everything else. Throws `not_found` for an unknown `part`.
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
  const body = makeZip(filesOf(services, user, { part, parts }));
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
  yield { name: "README.txt", input: README, lastModified: now };
  yield { name: "account.json", input: json(accountFacts(user)), lastModified: now };
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
    schema: "acolyte-archive",
    version: ARCHIVE_VERSION,
    exportedAt: now.toISOString(),
    counts,
  };
  yield { name: MANIFEST_NAME, input: json(manifest), lastModified: now };
}

/** Returns the images of one file. `names` gets those of earlier files too, because entries show them. */
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

/** Returns an image, or nothing when its object is missing. */
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

/** Returns the profile and preferences of an account for an archive. */
function accountFacts(user: SessionUser) {
  const { id: _, journalShard: __, hasAiConsent: ___, ...facts } = user;
  return facts;
}
