import fs from "node:fs";
import path from "node:path";
import { say } from "./terminal.mjs";
import { readTextList } from "./text-list.ts";
import { installedTexts, installListed, readListedText, targetOf } from "./texts.ts";

/** The texts that a first start brings. */
const BIBLES = ["web-c", "drc"];

/**
 * Installs the two Bibles in a running product that has no texts, and says in one line what there is to read. Tries once:
 * later starts only say what is there. Never throws: without network the product works without texts.
 * @param state the directory of the data, which keeps the mark of the attempt
 */
export async function bringBibles(database: D1Database, state: string): Promise<void> {
  const mark = path.join(state, "texts.tried");
  try {
    const target = targetOf(database);
    if ((await installedTexts(target)).length === 0 && !fs.existsSync(mark)) {
      // Also when it fails: the next start shall not wait for a network again.
      try {
        for (const text of readTextList().filter(({ id }) => BIBLES.includes(id)))
          await installListed(target, text, await readListedText(text));
      } finally {
        fs.writeFileSync(mark, "");
      }
    }
    const ids = (await installedTexts(target)).map(({ id }) => id);
    const others = readTextList().filter(({ id }) => !ids.includes(id)).length;
    const more = others === 0 ? "" : `; npm run texts downloads ${others} more`;
    say(
      ids.length === 0
        ? "No texts to read yet: npm run texts downloads them."
        : `Texts to read: ${ids.join(", ")}${more}.`,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(
      `No texts to read yet, and everything else works: ${reason.replace(/\.$/, "")}. npm run texts tries again.`,
    );
  }
}
