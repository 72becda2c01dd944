import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test as base, expect } from "./fixtures";
import { runScript, START_TIMEOUT, startProduct } from "./product.mjs";

/** A text of an operator's own, in our words: seven chapters, one of them long. */
const text = (voice: string) =>
  [1, 2, 3, 4, 5, 6, 7]
    .flatMap((chapter) =>
      Array.from({ length: chapter === 6 ? 71 : 3 }, (_, index) => `John ${chapter}:${index + 1}`),
    )
    .map(
      (reference) =>
        `${reference}\t${voice} at ${reference}, told at some length, so that it fills its line.`,
    )
    .join("\n");

/** The texts that are installed, by their names. */
const INSTALLED = { "first-bible": text("The first"), "second-bible": text("The second") };

/** Installs the texts in a directory of data, whether or not a server runs on it. */
export async function installTexts(state: string): Promise<void> {
  for (const [name, words] of Object.entries(INSTALLED)) {
    const file = path.join(state, `${name}.txt`);
    fs.writeFileSync(file, words);
    const { exitCode, stderr } = await runScript("texts", ["import", file, "--as", name, "--state", state]);
    expect(exitCode, String(stderr)).toBe(0);
  }
}

/** The product with two texts installed. */
export const test = base.extend<object, { site: { origin: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-reader-"));
      await installTexts(state);
      const product = await startProduct({ state });
      await use({ origin: product.origin });
      await product.stop();
      fs.rmSync(state, { recursive: true, force: true });
    },
    { scope: "worker", timeout: START_TIMEOUT },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

export { expect };
