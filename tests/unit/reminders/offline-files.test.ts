import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url));
/** Width and height from the head of a PNG. */
const sizeOf = (name: string) => {
  const head = new DataView(Uint8Array.from(read(name)).buffer);
  return `${head.getUint32(16)}x${head.getUint32(20)}`;
};
const worker = read("sw.js").toString();
const files = JSON.parse(
  /const FILES = (\[[^\]]*\])/.exec(worker)![1]!.replace("OFFLINE", '"/offline"'),
) as string[];
const nameOf = (address: string) => (address === "/offline" ? "offline.html" : address.slice(1));

describe("the cache of the service worker", () => {
  it("is renewed with its files: VERSION in public/sw.js is their hash", () => {
    const hash = createHash("sha256");
    for (const file of files) hash.update(read(nameOf(file)));
    const version = hash.digest("hex").slice(0, 12);
    expect(/const VERSION = "(\w+)"/.exec(worker)?.[1]).toBe(version);
  });

  it("contains the offline page with its files, and no page or response of the app", () => {
    const page = read("offline.html").toString();
    const loaded = [...page.matchAll(/(?:src|href)="(\/[^"?]*)"/g)].map(([, address]) => address!);
    expect(loaded.filter((address) => !files.includes(address))).toEqual([]);
    expect(
      files.filter((file) => !existsSync(new URL(`../../../public/${nameOf(file)}`, import.meta.url))),
    ).toEqual([]);
    expect(files.filter((file) => file.startsWith("/api/"))).toEqual([]);
  });

  it("has its own content security policy", () => {
    const headers = read("_headers").toString();
    expect(headers).toMatch(
      /\/sw\.js\n {2}Cache-Control: no-cache\n {2}Content-Security-Policy: default-src 'none'; connect-src 'self'\n/,
    );
    expect(headers).toMatch(
      /\/offline\n(?: {2}.*\n)* {2}Content-Security-Policy: default-src 'none'; script-src 'self';/,
    );
  });
});

describe("the manifest", () => {
  const manifest = JSON.parse(read("manifest.webmanifest").toString());

  it("makes the app installable", () => {
    expect(manifest).toMatchObject({
      name: "Acolyte",
      start_url: "/journal",
      display: "standalone",
      scope: "/",
    });
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual(
      ["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"],
    );
  });

  it("names the real sizes of icons", () => {
    for (const { src, sizes } of manifest.icons) expect(sizeOf(src.slice(1)), src).toBe(sizes);
    expect(sizeOf("icons/apple-touch-icon.png")).toBe("180x180");
  });
});
