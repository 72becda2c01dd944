import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js";
import { short } from "../lib/figures.mjs";
import { withPeakMemory } from "../lib/memory.mjs";

const IMAGES = 200;
/** Together they fit into what a free account may keep. */
const IMAGE_BYTES = 400_000;
const ITEMS_A_CALL = 100;
const MB = 1_000_000;
/** A PNG of one pixel; what follows its end is ignored. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** @typedef {import("../lib/accounts.mjs").Account} Account */

/**
 * The archive of a user with 10,000 entries and 200 images, down and up again into another account: time, and the
 * memory that the runtime takes for it.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureArchive({ runtime, writers, members }) {
  const origin = runtime.origin("app");
  const { heavy } = await writers();
  const [reader] = await members(1);
  if (!reader) throw new Error("The account was not made");
  await inTens(
    Array.from({ length: IMAGES }, () => () => putImage(origin, heavy, crypto.randomUUID(), image())),
  );
  const file = path.join(os.tmpdir(), `acolyte-archive-${crypto.randomUUID()}.zip`);
  try {
    const down = await timed(runtime.pid, () => download(origin, heavy, file));
    const up = await timed(runtime.pid, () => bringBack(origin, reader, file));
    const size = fs.statSync(file).size / MB;
    return [
      figure("Export", down, `a ZIP of ${short(size)} MB, streamed`),
      figure("Import", up, `${up.result} items added in calls of at most ${ITEMS_A_CALL}, images one by one`),
    ];
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/**
 * @param {number} pid
 * @param {() => Promise<number>} work
 */
async function timed(pid, work) {
  const started = performance.now();
  const measured = await withPeakMemory(pid, work);
  return { ...measured, seconds: (performance.now() - started) / 1000 };
}

/**
 * @param {string} what
 * @param {{ seconds: number, before: number, peak: number }} measured
 * @param {string} beside
 * @returns {import("../lib/figures.mjs").Figure}
 */
function figure(what, { seconds, before, peak }, beside) {
  return {
    section: "archive",
    what: `${what} of 10,000 entries with ${IMAGES} images`,
    measured: `${short(seconds)} s, at most ${short((peak - before) / MB)} MB more memory`,
    budget: "",
    beside: `${beside}; the whole runtime at its peak ${short(peak / MB)} MB`,
    holds: null,
    values: { seconds, peak, before },
  };
}

/** @returns {Buffer<ArrayBuffer>} */
function image() {
  return Buffer.concat([PNG, crypto.randomBytes(IMAGE_BYTES - PNG.byteLength)]);
}

/**
 * @param {string} origin
 * @param {Account} account
 * @param {string} id
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function putImage(origin, account, id, bytes) {
  const address = `${origin}/api/archive/images/${id}?createdAt=${new Date().toISOString()}`;
  return call(address, { method: "PUT", headers: { Origin: origin, Cookie: account.cookie }, body: bytes });
}

/**
 * @param {string} origin
 * @param {Account} account
 * @param {string} file
 * @returns {Promise<number>} bytes
 */
async function download(origin, account, file) {
  const response = await fetch(`${origin}/api/archive/export`, { headers: { Cookie: account.cookie } });
  if (!response.ok || !response.body) throw new Error(`The export was answered with ${response.status}`);
  await pipeline(Readable.fromWeb(/** @type {any} */ (response.body)), fs.createWriteStream(file));
  return fs.statSync(file).size;
}

/**
 * @param {string} origin
 * @param {Account} account
 * @param {string} file
 * @returns {Promise<number>} items added
 */
async function bringBack(origin, account, file) {
  const entries = await new ZipReader(new BlobReader(await fs.openAsBlob(file))).getEntries();
  const files = new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry]])));
  const listNames = [...files.keys()].filter((name) => name.startsWith("data/")).sort(imagesFirst);
  let added = 0;
  for (const name of listNames) {
    const kind = name.slice("data/".length, -"-0001.json".length);
    const items = JSON.parse((await files.get(name)?.getData(new TextWriter())) ?? "[]");
    if (kind === "images") {
      const sends = items.map((/** @type {{ id: string, file: string }} */ item) => async () => {
        const bytes = await files.get(item.file)?.getData(new Uint8ArrayWriter());
        if (bytes) added += (await putImage(origin, account, item.id, bytes)).added;
      });
      await inTens(sends);
      continue;
    }
    const headers = { Origin: origin, Cookie: account.cookie, "Content-Type": "application/json" };
    const body = JSON.stringify({ kind, items });
    const result = await call(`${origin}/api/archive/import`, { method: "POST", headers, body });
    if (result.rejected[0]) throw new Error(`${name}: ${result.rejected[0].reason}`);
    added += result.added;
  }
  return added;
}

/**
 * @param {string} a
 * @param {string} b
 */
function imagesFirst(a, b) {
  return Number(b.includes("/images-")) - Number(a.includes("/images-")) || a.localeCompare(b);
}

/**
 * @param {string} address
 * @param {RequestInit} init
 * @returns {Promise<{ added: number, rejected: { reason: string }[] }>}
 */
async function call(address, init) {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** @param {(() => Promise<unknown>)[]} works ten at a time */
async function inTens(works) {
  for (let start = 0; start < works.length; start += 10) {
    await Promise.all(works.slice(start, start + 10).map((work) => work()));
  }
}
