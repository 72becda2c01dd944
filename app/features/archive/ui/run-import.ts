import { callApi } from "~/shared/call-api";
import type { ImportResult } from "../contract";
import { ARCHIVE_KINDS } from "../domain/archive-constants";
import { archivedImage } from "../domain/archive-items";
import { inChunks } from "../domain/chunks";
import { addResult, EMPTY_SUMMARY, type ImportSummary } from "../domain/import-summary";
import type { OpenArchive } from "./open-archive";

/** How far an import is: everything up to `step` is done and need not be sent again. */
export interface ImportProgress {
  step: number;
  /** Items sent. */
  done: number;
  summary: ImportSummary;
}

export const NO_PROGRESS: ImportProgress = { step: 0, done: 0, summary: EMPTY_SUMMARY };

export interface RunImportOptions {
  archive: OpenArchive;
  /** Only asks what would happen. */
  dryRun: boolean;
  /** Where an import that broke off goes on. */
  from: ImportProgress;
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

/**
 * Sends an archive's items in the calls of `inChunks`, images one by one. Throws what a call throws; the last progress
 * told is where to go on. What was sent twice counts as known, because the server keeps each item's id.
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

async function sendImage(archive: OpenArchive, item: unknown, signal: AbortSignal): Promise<ImportResult> {
  const parsed = archivedImage.safeParse(item);
  if (!parsed.success) return rejected("This image is not described as it should be.");
  const { id, file, createdAt, contentType } = parsed.data;
  const bytes = await archive.readImage(file);
  if (!bytes) return rejected("This image is missing in the archive, or too large.");
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

/** How an item is named to its owner: by its title or day. */
function nameOf(item: unknown): string {
  const { title, entryDate, localDate, file, id } = (item ?? {}) as Record<string, unknown>;
  const name = [title, entryDate, localDate, file, id].find(
    (part) => typeof part === "string" && part !== "",
  );
  return String(name ?? "An item without a name").slice(0, 80);
}
