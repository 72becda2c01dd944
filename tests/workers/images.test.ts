import { env } from "cloudflare:workers";
import { imageSize } from "image-size";
import { beforeAll, describe, expect, it } from "vitest";
import type { UploadedImage } from "~/features/journal/contract";
import { type Account, send } from "../factories/accounts";
import { importImage } from "../factories/archive";
import { dumpUser, SHARDS, signUpOn } from "../factories/journal";
import { ascii, join, PLAIN_IMAGES, SECRET, TELLING_IMAGES } from "../factories/telling-images";
import { server } from "../factories/worker-with";

const MB = 1024 * 1024;

const { "image/png": PNG, "image/gif": GIF, "image/webp": WEBP, "image/jpeg": JPEG } = PLAIN_IMAGES;

function form(file: Blob | string, field = "image"): FormData {
  const data = new FormData();
  if (typeof file === "string") data.set(field, file);
  else data.set(field, file, "holiday.png");
  return data;
}

let account: Account;
const upload = (body: BodyInit, as: Account | null = account, headers?: Record<string, string>) =>
  send(server, as, "POST", "/api/upload/image", { body, headers });
const objects = async (userId: string) =>
  (await env.IMAGES.list({ prefix: `images/${userId}/` })).objects.map(({ key }) => key);

beforeAll(async () => {
  account = await signUpOn(server, 0);
});

describe.each([0, 1])("an image of a user in shard %i", (shard) => {
  it.each([
    ["image/png", PNG],
    ["image/gif", GIF],
    ["image/webp", WEBP],
    ["image/jpeg", JPEG],
  ])("that is %s is stored by its content and shown to its owner", async (type, bytes) => {
    const owner = await signUpOn(server, shard);
    const response = await upload(form(new Blob([bytes], { type: "text/html" })), owner);
    expect(response.status).toBe(201);
    const { url } = await response.json<UploadedImage>();
    expect(url).toMatch(/^\/api\/images\/[0-9a-f-]{36}$/);

    const shown = await send(server, owner, "GET", url);
    expect(shown.status).toBe(200);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    const headers = Object.fromEntries(shown.headers);
    expect(headers).toMatchObject({
      "content-type": type,
      "content-length": String(bytes.byteLength),
      "content-disposition": "inline",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-cache",
      vary: "Cookie",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    const id = url.split("/").at(-1)!;
    expect(headers.etag).toBe(`"${id}"`);
    expect(await objects(owner.user.id)).toEqual([`images/${owner.user.id}/${id}`]);
    const stored = await dumpUser(SHARDS[shard]!, owner.user.id);
    expect(stored.images).toEqual([
      expect.objectContaining({ id, content_type: type, size: bytes.byteLength, width: 1, height: 1 }),
    ]);
    expect(stored.outbox).toEqual([expect.objectContaining({ kind: "sweep-image" })]);

    const head = await send(server, owner, "HEAD", url);
    expect(head.status).toBe(200);
    expect(head.headers.get("Content-Type")).toBe(type);
    expect(head.headers.get("Content-Length")).toBe(String(bytes.byteLength));
    expect(await head.text()).toBe("");
    const known = await send(server, owner, "GET", url, { headers: { "If-None-Match": `"${id}"` } });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe("");
  });

  it("is not shown from a browser's cache once the session has ended", async () => {
    const owner = await signUpOn(server, shard);
    const { url } = await (await upload(form(new Blob([PNG])), owner)).json<UploadedImage>();
    const headers = { "If-None-Match": `"${url.split("/").at(-1)}"` };
    expect((await send(server, owner, "GET", url, { headers })).status).toBe(304);
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(owner.user.id).run();
    expect((await send(server, owner, "GET", url, { headers })).status).toBe(401);
  });

  it("is shown to no one else", async () => {
    const owner = await signUpOn(server, shard);
    const { url } = await (await upload(form(new Blob([PNG])), owner)).json<UploadedImage>();
    for (const other of [await signUpOn(server, shard), await signUpOn(server, 1 - shard)]) {
      expect((await send(server, other, "GET", url)).status).toBe(404);
      expect((await send(server, other, "HEAD", url)).status).toBe(404);
      const headers = { "If-None-Match": `"${url.split("/").at(-1)}"` };
      expect((await send(server, other, "GET", url, { headers })).status).toBe(404);
    }
    const visitor = await send(server, null, "GET", url);
    expect(visitor.status).toBe(401);
    expect(visitor.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("what an image tells about its making", () => {
  it.each(Object.entries(TELLING_IMAGES))("is not stored, uploaded or imported: %s", async (_name, image) => {
    const owner = await signUpOn(server, 0);
    const bytes = image as Uint8Array<ArrayBuffer>;
    const { url } = await (await upload(form(new Blob([bytes])), owner)).json<UploadedImage>();
    const id = crypto.randomUUID();
    const createdAt = "2026-03-01T08:00:00.000Z";
    expect((await importImage(server, owner, { id, createdAt }, bytes)).status).toBe(200);
    for (const address of [url, `/api/images/${id}`]) {
      const shown = await send(server, owner, "GET", address);
      const stored = new Uint8Array(await shown.arrayBuffer());
      expect(shown.headers.get("Content-Length")).toBe(String(stored.byteLength));
      expect(new TextDecoder("latin1").decode(stored)).not.toContain(SECRET);
      expect(imageSize(stored)).toMatchObject({ width: 1, height: 1 });
    }
  });
});

describe("an upload is refused, and nothing is stored,", () => {
  async function refused(status: number, body: BodyInit, headers?: Record<string, string>): Promise<string> {
    const before = [await dumpUser(SHARDS[0], account.user.id), await objects(account.user.id)];
    const response = await upload(body, account, headers);
    expect(response.status).toBe(status);
    expect([await dumpUser(SHARDS[0], account.user.id), await objects(account.user.id)]).toEqual(before);
    return (await response.json<{ message: string }>()).message;
  }

  const padded = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(PNG);
    return new Blob([bytes], { type: "image/png" });
  };

  it("above 5 MB, with or without a declared size", async () => {
    const message = "Please select an image under 5MB";
    expect(await refused(413, form(padded(5 * MB + 1)))).toBe(message);
    expect(await refused(413, form(padded(6 * MB)))).toBe(message);
    const boundary = { "Content-Type": "multipart/form-data; boundary=x" };
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(120)),
    });
    expect(await refused(413, endless, boundary)).toBe(message);
    expect(await refused(413, "x", { ...boundary, "Content-Length": String(100 * MB) })).toEqual(
      expect.any(String),
    );
  });

  it("but not at 5 MB exactly", async () => {
    expect((await upload(form(padded(5 * MB)))).status).toBe(201);
  });

  const svg = ascii(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>',
  );
  it.each<[string, Uint8Array]>([
    ["a text with the name of an image", ascii("not an image")],
    ["SVG", svg],
    ["the first bytes of PNG and a page", join(PNG.slice(0, 8), ascii("<script>alert(1)</script>"))],
    ["a PNG that was cut off", PNG.slice(0, 40)],
    ["a GIF that is a script", ascii("GIF89a=1;alert(1)")],
    ["the first bytes of JPEG and a page", join(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), ascii("<html>"))],
    ["a WebP that was cut off", WEBP.slice(0, 30)],
  ])("when it is %s", async (_name, bytes) => {
    const message = await refused(
      415,
      form(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "image/png" })),
    );
    expect(message).toBe("Please select a JPEG, PNG, WebP or GIF image");
  });

  it.each([
    ["too wide", 12_001, 1],
    ["too high", 1, 12_001],
    ["a bomb", 2_000_000_000, 2_000_000_000],
  ])("when it is %s", async (_name, width, height) => {
    const bytes = PNG.slice();
    const view = new DataView(bytes.buffer);
    view.setUint32(16, width);
    view.setUint32(20, height);
    expect(await refused(400, form(new Blob([bytes])))).toContain("12,000 pixels");
  });

  it.each<[string, number, () => [BodyInit, Record<string, string>?]]>([
    ["without a file", 400, () => [form(new Blob([PNG]), "picture")]],
    ["with words for a file", 400, () => [form("words")]],
    ["with an empty file", 400, () => [form(new Blob([]))]],
    ["as bytes alone", 415, () => [PNG, { "Content-Type": "image/png" }]],
    [
      "as a malformed form",
      400,
      () => ["--x\r\nnonsense", { "Content-Type": "multipart/form-data; boundary=x" }],
    ],
    ["as a form without its boundary", 415, () => ["--x", { "Content-Type": "multipart/form-data" }]],
  ])("%s", async (_name, status, make) => {
    await refused(status, ...make());
  });
});
