import { callApi } from "~/shared/call-api";
import { ARCHIVE_KINDS, ARCHIVE_LIMITS, type ImportResult } from "../contract";
import { archivedImage } from "../domain/archive-items";
import { addResult, EMPTY_SUMMARY, type ImportSummary } from "../domain/import-summary";
import type { OpenArchive } from "./open-archive";

/** The progress of an import: everything up to `step` is done and need not be sent again. */
export interface ImportProgress {
  step: number;
  /** Items sent. */
  done: number;
  summary: ImportSummary;
}

export const NO_PROGRESS: ImportProgress = { step: 0, done: 0, summary: EMPTY_SUMMARY };

interface RunImportOptions {
  archive: OpenArchive;
  /** Only asks what would happen. */
  dryRun: boolean;
  /** Where an interrupted import continues. */
  from: ImportProgress;
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

/**
 * Sends an archive's items in chunks, images one by one. Throws the error of a failed call; the last reported progress is
 * where to continue. Items sent twice count as duplicates, because the server keeps their ids.
 */
export async function runImport(options: RunImportOptions): Promise<ImportSummary> {
  const { archive, dryRun, from, onProgress, signal } = options;
  let progress = from;
  let step = 0;
  for (const kind of ARCHIVE_KINDS) {
    for await (const part of archive.partsOf(kind)) {
      const isOneByOne = kind === "images" && !dryRun;
      for (const items of isOneByOne ? part.map((item) => [item]) : inChunks(part)) {
        step += 1;
        if (step <= from.step) continue;
        signal.throwIfAborted();
        const body = { kind, dryRun, items };
        const result = isOneByOne
          ? await sendImage(archive, items[0], signal)
          : await callApi<ImportResult>("/api/archive/import", { method: "POST", body, signal });
        const summary = addResult(progress.summary, kind, result, (index) => nameOf(items[index]));
        progress = { step, done: progress.done + items.length, summary };
        onProgress(progress);
      }
    }
  }
  return progress.summary;
}

/** Returns items in the calls that import them: at most 100 and 900,000 bytes each, but at least one item. */
export function inChunks<Item>(items: Item[]): Item[][] {
  const chunks: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = new TextEncoder().encode(JSON.stringify(item)).byteLength + 1;
    const last = chunks.at(-1);
    if (last && last.length < ARCHIVE_LIMITS.items && bytes + size <= ARCHIVE_LIMITS.bytes) {
      last.push(item);
      bytes += size;
    } else {
      chunks.push([item]);
      bytes = size;
    }
  }
  return chunks;
}

async function sendImage(archive: OpenArchive, item: unknown, signal: AbortSignal): Promise<ImportResult> {
  const parsed = archivedImage.safeParse(item);
  if (!parsed.success) return rejected("The description of this image is not valid.");
  const { id, file, createdAt, contentType } = parsed.data;
  const bytes = await archive.readImage(file);
  if (!bytes) return rejected("This image is missing from the archive, or too large.");
  const address = `/api/archive/images/${id}?${new URLSearchParams({ createdAt })}`;
  return callApi<ImportResult>(address, {
    method: "PUT",
    body: bytes.slice(0, bytes.size, contentType),
    signal,
  });
}

function rejected(reason: string): ImportResult {
  return { added: 0, duplicates: 0, rejected: [{ index: 0, reason }] };
}

/** Returns the name of an item for its owner: its title or day. */
function nameOf(item: unknown): string {
  const { title, entryDate, localDate, file, id } = (item ?? {}) as Record<string, unknown>;
  const name = [title, entryDate, localDate, file, id].find(
    (part) => typeof part === "string" && part !== "",
  );
  return String(name ?? "An unnamed item").slice(0, 80);
}
