import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js";
import type { ImportResult } from "../../../app/features/archive/contract";
import { withPeakMemory } from "../../kit/measure";
import type { Person } from "../../kit/person";
import { short } from "../../kit/run";
import { png } from "../../setup/png";
import type { Bench, Figure } from "../section";

const IMAGES = 200;
/** Together they fit into a free account. */
const IMAGE_BYTES = 400_000;
/** Items that one call imports. */
const ITEMS_A_CALL = 100;
const MB = 1_000_000;

/**
 * Measures the archive of a user with 10,000 entries and 200 images, down and up again into another account: time, and the
 * memory that the runtime takes for it.
 */
export async function measureArchive({ runtime, heavy, members }: Bench): Promise<Figure[]> {
  const [reader] = (await members(1)) as [Person];
  await inTens(Array.from({ length: IMAGES }, () => () => putImage(heavy, crypto.randomUUID(), image())));
  const file = path.join(os.tmpdir(), `acolyte-archive-${crypto.randomUUID()}.zip`);
  try {
    const down = await timed(runtime.pid, () => download(heavy, file));
    const up = await timed(runtime.pid, () => bringBack(reader, file));
    return [
      figure("Export", down, `a ZIP of ${short(down.result / MB)} MB, streamed`),
      figure("Import", up, `${up.result} items added, images one by one`),
    ];
  } finally {
    fs.rmSync(file, { force: true });
  }
}

async function timed(pid: number, work: () => Promise<number>) {
  const started = performance.now();
  const measured = await withPeakMemory(pid, work);
  return { ...measured, seconds: (performance.now() - started) / 1000 };
}

function figure(
  what: string,
  { seconds, before, peak }: Awaited<ReturnType<typeof timed>>,
  beside: string,
): Figure {
  return {
    what: `${what} of 10,000 entries with ${IMAGES} images`,
    measured: `${short(seconds)} s, at most ${short((peak - before) / MB)} MB more memory`,
    beside: `${beside}; the whole runtime at its peak ${short(peak / MB)} MB`,
  };
}

/** Returns a PNG of one pixel; the bytes after its end are ignored. */
function image(): Buffer {
  const pixel = png(1, 1);
  return Buffer.concat([pixel, crypto.randomBytes(IMAGE_BYTES - pixel.byteLength)]);
}

async function putImage(person: Person, id: string, bytes: Uint8Array): Promise<{ added: number }> {
  const path = `/api/archive/images/${id}?createdAt=${new Date().toISOString()}`;
  const answer = await person.send({ method: "PUT", path, body: bytes });
  if (answer.status >= 300) throw new Error(`An image was answered with ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text);
}

/** Writes an archive to a file as it arrives, and returns its bytes. */
async function download({ origin, cookie }: Person, file: string): Promise<number> {
  const response = await fetch(`${origin}/api/archive/export`, { headers: { Cookie: cookie } });
  if (!response.ok || !response.body) throw new Error(`The export was answered with ${response.status}`);
  await pipeline(Readable.fromWeb(response.body as never), fs.createWriteStream(file));
  return fs.statSync(file).size;
}

/** Imports an archive, and returns how many items were added. */
async function bringBack(person: Person, file: string): Promise<number> {
  const entries = await new ZipReader(new BlobReader(await fs.openAsBlob(file))).getEntries();
  const files = new Map(
    entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry] as const])),
  );
  const lists = [...files.keys()].filter((name) => name.startsWith("data/"));
  let added = 0;
  for (const name of lists.sort((a, b) => Number(isImages(b)) - Number(isImages(a)) || a.localeCompare(b))) {
    const items = JSON.parse((await files.get(name)?.getData(new TextWriter())) ?? "[]");
    if (isImages(name)) {
      const sends = items.map((item: { id: string; file: string }) => async () => {
        const bytes = await files.get(item.file)?.getData(new Uint8ArrayWriter());
        if (bytes) added += (await putImage(person, item.id, bytes)).added;
      });
      await inTens(sends);
      continue;
    }
    const kind = name.slice("data/".length, -"-0001.json".length);
    for (let start = 0; start < items.length; start += ITEMS_A_CALL) {
      const body = { kind, items: items.slice(start, start + ITEMS_A_CALL) };
      const result = await person.json<ImportResult>("POST", "/api/archive/import", body);
      if (result.rejected[0]) throw new Error(`${name}: ${result.rejected[0].reason}`);
      added += result.added;
    }
  }
  return added;
}

function isImages(name: string): boolean {
  return name.includes("/images-");
}

/** Does work ten at a time. */
async function inTens(works: (() => Promise<unknown>)[]): Promise<void> {
  for (let start = 0; start < works.length; start += 10)
    await Promise.all(works.slice(start, start + 10).map((work) => work()));
}
