import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js/lib/zip-core-native.js";
import { describe, expect, it } from "vitest";
import { openArchive } from "~/features/archive/ui/open-archive";

const MANIFEST = JSON.stringify({
  schema: "acolyte-archive",
  version: 1,
  exportedAt: "2026-11-20T10:00:00.000Z",
  counts: { images: 1 },
});

/** Makes a ZIP of files, each a text or a number of zeros. */
async function zipOf(files: Record<string, string | number>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, content] of Object.entries(files)) {
    await writer.add(
      name,
      typeof content === "string" ? new TextReader(content) : new Uint8ArrayReader(new Uint8Array(content)),
    );
  }
  return writer.close();
}

describe("an archive that is opened", () => {
  it("returns images only by their exact names", async () => {
    const archive = await openArchive(await zipOf({ "manifest.json": MANIFEST, "images/y.png": "yy" }));
    expect((await archive.readImage("images/y.png"))?.size).toBe(2);
    for (const missing of ["images/x.png", "__proto__", "constructor", "/images/y.png"]) {
      expect(await archive.readImage(missing), missing).toBeNull();
    }
  });

  it("refuses names that lead out of the archive", async () => {
    for (const name of ["../../images/x.png", "images/../../x.png", "/etc/x.png"]) {
      const opened = zipOf({ "manifest.json": MANIFEST, [name]: "x" }).then(openArchive);
      await expect(opened, name).rejects.toThrow("is not a ZIP archive, or it is damaged");
    }
  });

  it("stops unpacking an image at the size limit", async () => {
    const bomb = await zipOf({ "manifest.json": MANIFEST, "images/x.png": 50_000_000 });
    expect(bomb.size).toBeLessThan(100_000);
    expect(await (await openArchive(bomb)).readImage("images/x.png")).toBeNull();
  });

  it("refuses a list that unpacks beyond the limit", async () => {
    const bomb = await zipOf({ "manifest.json": MANIFEST, "data/entries-0001.json": 101_000_000 });
    const archive = await openArchive(bomb);
    await expect(archive.partsOf("entries").next()).rejects.toThrow("is too large");
  });
});
