import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "./terminal.mjs";
import type { TextFile } from "./text-list.ts";

/** Attempts for one file, and the pause before the second one; it doubles. */
const ATTEMPTS = 4;
const FIRST_PAUSE = 500;
/** Milliseconds without a byte after which a connection is given up. */
const SILENCE = 30_000;
/** The number of simultaneous downloads. */
const PARALLEL = 6;

/** A failure that another attempt would not change. */
class Refusal extends PlainError {}

/**
 * Downloads missing files into a directory and resumes interrupted downloads. Throws a plain error that names a file with
 * other bytes than listed, or a server that cannot be reached.
 * @param onBytes receives the number of bytes that are complete
 */
export async function downloadFiles(
  directory: string,
  files: readonly TextFile[],
  onBytes: (bytes: number) => void = () => {},
): Promise<void> {
  fs.mkdirSync(directory, { recursive: true });
  const waiting = [...files];
  let total = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await downloadFile(path.join(directory, file.name), file);
      total += file.bytes;
      onBytes(total);
    }
  };
  const workers = Array.from({ length: PARALLEL }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    waiting.length = 0;
    await Promise.allSettled(workers);
    throw error;
  }
}

/** Returns whether a file has the listed bytes. */
export function isIntact(file: string, { bytes, sha256 }: TextFile): boolean {
  if (fs.statSync(file, { throwIfNoEntry: false })?.size !== bytes) return false;
  return crypto.createHash("sha256").update(fs.readFileSync(file)).digest("hex") === sha256;
}

async function downloadFile(target: string, file: TextFile) {
  if (isIntact(target, file)) return;
  const part = `${target}.part`;
  for (let attempt = 1; ; attempt++) {
    try {
      const isContinued = await fetchInto(part, file);
      if (isIntact(part, file)) return fs.renameSync(part, target);
      fs.rmSync(part, { force: true });
      // The resumed part may have belonged to another version.
      if (isContinued) continue;
      throw new Refusal(`${file.url} has other bytes than content/texts.json lists (SHA-256): refused.`);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (attempt === ATTEMPTS)
        throw new PlainError(`${new URL(file.url).host} cannot be reached (${reasonOf(error)}).`);
      await wait(FIRST_PAUSE * 2 ** (attempt - 1));
    }
  }
}

/** Fetches the rest of a file. Returns whether there was a part of it before. */
async function fetchInto(part: string, { url, bytes }: TextFile): Promise<boolean> {
  const size = fs.statSync(part, { throwIfNoEntry: false })?.size ?? 0;
  const start = size < bytes ? size : 0;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error("no answer")), SILENCE);
  try {
    const headers: Record<string, string> = start > 0 ? { Range: `bytes=${start}-` } : {};
    const response = await fetch(url, { headers, signal: silence.signal });
    if (response.status >= 400 && response.status < 500 && response.status !== 429 && response.status !== 416)
      throw new Refusal(`${url} cannot be downloaded: the server answers ${response.status}.`);
    if (!response.ok || !response.body) throw new Error(`the server answers ${response.status}`);
    const isContinued = response.status === 206 && start > 0;
    const output = fs.createWriteStream(part, { flags: isContinued ? "a" : "w" });
    for await (const chunk of Readable.fromWeb(response.body as import("node:stream/web").ReadableStream)) {
      timer.refresh();
      if (!output.write(chunk)) await new Promise<void>((resolve) => output.once("drain", () => resolve()));
    }
    await new Promise<void>((resolve, reject) => {
      output.once("error", reject);
      output.end(resolve);
    });
    return isContinued;
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : message;
}
