import { env } from "cloudflare:workers";
import type { TextKind } from "~/shared/vocabulary";
import type { ReadPage, ReadPassage } from "../../scripts/texts/read-text";
import { installationOf, KEYS, removalOf } from "../../scripts/texts/text-rows.ts";

/** A text with its pages and words. */
export interface InstalledText {
  id: string;
  title: string;
  kind: TextKind;
  /** The order among the texts. */
  position: number;
  pages: ReadPage[];
  passages: ReadPassage[];
}

const run = (statements: string[]) => env.TEXTS.batch(statements.map((sql) => env.TEXTS.prepare(sql)));

/** Installs a text as an import does, in place of an earlier one of this id. */
export async function installText({ pages, passages, ...text }: InstalledText): Promise<void> {
  const row = { ...text, language: "en", licence: "Public domain", hash: "0" };
  await removeText(text);
  const read = { pages, passages, missing: [], shifted: [], repaired: [] };
  await run(installationOf(row, read, "2026-01-01T00:00:00.000Z"));
}

/** Removes a text. */
export async function removeText({ id, position }: Pick<InstalledText, "id" | "position">): Promise<void> {
  await run(removalOf({ id, position }, position * KEYS + KEYS));
}
