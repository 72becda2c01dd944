import { openAccount } from "./cloudflare-account.ts";
import { PlainError, say, step } from "./terminal.mjs";
import { readTextList } from "./text-list.ts";
import { installListed, isCurrent, readListedText, type TextsTarget } from "./texts.ts";
import { executeSql } from "./tools.ts";
import type { WranglerConfig } from "./wrangler.ts";

/** The longest file of one import. */
const FILE_BYTES = 20_000_000;

/**
 * Returns the deployed database of texts. Statements go there as files, which D1 runs each as a whole or not at all. Throws
 * a plain error when it has no tables yet.
 * @param where wrangler's file and environment
 */
export async function remoteTarget(
  { account_id, d1_databases }: WranglerConfig,
  where: { config?: string | undefined; env?: string | undefined },
): Promise<TextsTarget> {
  const account = await openAccount(account_id);
  const id = d1_databases.find(({ binding }) => binding === "TEXTS")?.database_id;
  const options = Object.entries(where).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  const query = async <Row>(sql: string) => {
    const [answer] = await account.post<{ results: Row[] }[]>(`/d1/database/${id}/query`, { sql });
    return answer?.results ?? [];
  };
  const tables = await query("SELECT 1 FROM sqlite_master WHERE name = 'texts';");
  if (tables.length === 0) throw new PlainError("The deployed database has no tables yet: npm run deploy.");
  return {
    query,
    run: async (statements) => {
      const files = inFiles(statements);
      for (const [index, file] of files.entries()) {
        // The first line makes each file another one: D1 knows an uploaded file by its hash and does not take it twice.
        const sql = `-- ${new Date().toISOString()} ${index}\n${file}`;
        const load = () => executeSql("TEXTS", sql, ["--remote", ...options]);
        await step(`Loading part ${index + 1} of ${files.length}`, load);
      }
    },
  };
}

/**
 * Installs the listed texts in the deployed database, unless they are there. What prevents it is said, and the deployment
 * goes on: the product works with the texts that it has.
 * @param from a directory of copies in place of downloads
 */
export async function deployTexts(
  config: WranglerConfig,
  where: { config?: string | undefined; env?: string | undefined },
  from?: string,
) {
  try {
    const target = await remoteTarget(config, where);
    for (const text of readTextList()) {
      if (await isCurrent(target, text)) continue;
      const read = await step(`Reading ${text.id}`, () => readListedText(text, { from }));
      await installListed(target, text, read);
    }
    say("The texts are up to date.");
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    say(`Not all texts are loaded (npm run texts -- --remote tries again): ${error.message}`);
  }
}

function inFiles(statements: readonly string[]): string[] {
  const files: string[][] = [[]];
  let bytes = 0;
  for (const statement of statements) {
    bytes += Buffer.byteLength(statement);
    if (bytes > FILE_BYTES && files.at(-1)!.length > 0) {
      files.push([]);
      bytes = Buffer.byteLength(statement);
    }
    files.at(-1)!.push(statement);
  }
  return files.map((file) => file.join("\n"));
}
