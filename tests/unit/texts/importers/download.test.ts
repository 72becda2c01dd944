import crypto from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { downloadFiles } from "../../../../scripts/lib/download.ts";
import { LOOPBACK } from "../../../../scripts/lib/paths.mjs";
import { filesOf, readTextList, type TextFile } from "../../../../scripts/lib/text-list.ts";

const CONTENT = Buffer.from("In the beginning was a file. ".repeat(5_000));

let directory: string;
let server: http.Server;
let asked: { url: string; range: string | undefined }[];
/** Answers a request; the default sends the content, or the rest of it. */
let answer: http.RequestListener;

const sendContent: http.RequestListener = ({ headers }, response) => {
  const start = Number(/bytes=(\d+)-/.exec(headers.range ?? "")?.[1] ?? 0);
  response.writeHead(start > 0 ? 206 : 200).end(CONTENT.subarray(start));
};

beforeEach(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-download-"));
  asked = [];
  answer = sendContent;
  server = http.createServer((request, response) => {
    asked.push({ url: String(request.url), range: request.headers.range });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(directory, { recursive: true });
});

const sha256 = (content: Buffer) => crypto.createHash("sha256").update(content).digest("hex");
const fileOf = (name = "file.txt"): TextFile => ({
  name,
  url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/${name}`,
  bytes: CONTENT.length,
  sha256: sha256(CONTENT),
});
const stored = (name = "file.txt") => fs.readFileSync(path.join(directory, name), "utf8");

it("downloads many files, tells how far it is, and asks for none twice", async () => {
  const files = Array.from({ length: 20 }, (_, index) => fileOf(`file-${index}.txt`));
  const told: number[] = [];
  await downloadFiles(directory, files, (bytes) => told.push(bytes));
  expect(told.at(-1)).toBe(20 * CONTENT.length);
  for (const { name } of files) expect(stored(name)).toBe(CONTENT.toString());
  await downloadFiles(directory, files);
  expect(asked).toHaveLength(20);
});

it("continues an interrupted download", async () => {
  let isFirst = true;
  answer = (request, response) => {
    if (!isFirst) return sendContent(request, response);
    isFirst = false;
    response.writeHead(200, { "Content-Length": CONTENT.length });
    response.write(CONTENT.subarray(0, 70_000), () => setTimeout(() => response.destroy(), 50));
  };
  await downloadFiles(directory, [fileOf()]);
  expect(stored()).toBe(CONTENT.toString());
  expect(asked.map(({ range }) => range)).toEqual([undefined, "bytes=70000-"]);
});

it("starts over when the resumed part was of another file", async () => {
  fs.writeFileSync(path.join(directory, "file.txt.part"), "Something else entirely.");
  await downloadFiles(directory, [fileOf()]);
  expect(stored()).toBe(CONTENT.toString());
  expect(asked).toHaveLength(2);
});

it("tries again when the server fails", async () => {
  let failures = 2;
  answer = (request, response) => {
    if (failures-- > 0) response.writeHead(503).end();
    else sendContent(request, response);
  };
  await downloadFiles(directory, [fileOf()]);
  expect(asked).toHaveLength(3);
});

it("refuses a file with one other byte, and names it", async () => {
  const wrong = Buffer.from(CONTENT);
  wrong[12_345]! ^= 1;
  answer = (_, response) => response.end(wrong);
  await expect(downloadFiles(directory, [fileOf("psalms.json")])).rejects.toThrow(
    /\/psalms\.json has other bytes than content\/texts\.json lists \(SHA-256\): refused\./,
  );
  expect(fs.readdirSync(directory)).toEqual([]);
  expect(asked).toHaveLength(1);
});

it("does not ask again for a file that does not exist", async () => {
  answer = (_, response) => response.writeHead(404).end();
  await expect(downloadFiles(directory, [fileOf()])).rejects.toThrow("the server answers 404");
  expect(asked).toHaveLength(1);
});

it("the list pins every file to a commit", () => {
  const files = readTextList().flatMap(filesOf);
  expect(files).toHaveLength(336);
  for (const { url, bytes, sha256 } of files) {
    expect(url).toMatch(/^https:\/\/raw\.githubusercontent\.com\/[^/]+\/[^/]+\/[0-9a-f]{40}\//);
    expect(bytes).toBeGreaterThan(0);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  }
});
