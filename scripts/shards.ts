import fs from "node:fs";
import path from "node:path";
import { type CloudflareAccount, openAccount } from "./lib/cloudflare-account.ts";
import { createParts } from "./lib/cloudflare-parts.ts";
import { migrateLocally } from "./lib/migrations.ts";
import { readOptions, readState } from "./lib/options.ts";
import { updateDatabases } from "./lib/remote-databases.ts";
import { setUp } from "./lib/setup.ts";
import { PlainError, runCommand, say, step } from "./lib/terminal.mjs";
import { openLocalDatabases, readConfig, type WranglerConfig } from "./lib/wrangler.ts";

const HELP = `Lists the journal shards with their people and sizes: npm run shards -- list [options]
Adds one, with its database, binding and tables:     npm run shards -- add [options]

  --state DIR      where the local data is kept (.wrangler/state)
  --remote         the deployed databases instead
  --config FILE    another configuration than wrangler.toml, with --remote
  --location HINT  where add --remote puts the database, such as weur; it cannot be changed later
  --help           shows this text

A new shard gets people after the next npm run deploy. docs/operations.md says when one is due.`;

/** Runs a query on the database of a binding: its rows, and the bytes of the whole database. */
type Query = <Row>(binding: string, sql: string) => Promise<{ rows: Row[]; bytes: number }>;

const text = { type: "string" } as const;
const KINDS = { state: text, remote: { type: "boolean" }, location: text, config: text } as const;
const MEGABYTE = 1_000_000;

runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  const options = readOptions(HELP, KINDS, command?.startsWith("-") ? [command] : args);
  const { remote = false, location, config } = options;
  if (command !== "list" && command !== "add")
    throw new PlainError("What to do is shown by: npm run shards -- --help");
  if (config && !remote) throw new PlainError("--config goes with --remote.");
  const state = readState(options.state);
  await setUp({ build: false });
  if (command === "add") addBinding(readConfig({ config }));
  if (!remote) return listLocal(state);
  const account = await openAccount(readConfig({ config }).account_id);
  if (command === "add") {
    await createParts(account, readConfig({ config }), location);
    await updateDatabases(account, readConfig({ config }), config ? ["--config", config] : []);
  }
  await listRemote(account, readConfig({ config }));
});

/** Returns the numbers of the shards of a configuration. */
const shardsOf = ({ d1_databases }: WranglerConfig) =>
  d1_databases.flatMap(({ binding }) => /^JOURNAL_(\d+)$/.exec(binding)?.slice(1).map(Number) ?? []);

/** Writes the binding of another shard into a configuration. */
function addBinding(config: WranglerConfig) {
  const shard = Math.max(...shardsOf(config)) + 1;
  const id = `00000000-0000-0000-0000-${String(shard).padStart(12, "0")}`;
  const block = `[[d1_databases]]
binding = "JOURNAL_${shard}"
database_name = "acolyte-journal-${shard}"
database_id = "${id}"
preview_database_id = "${id}"
migrations_dir = "migrations/journal"

`;
  const file = String(config.configPath);
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("[[r2_buckets]]", `${block}[[r2_buckets]]`));
  say(`Added JOURNAL_${shard} to ${path.basename(file)}`);
}

async function listLocal(state: string) {
  await migrateLocally(state);
  const local = await openLocalDatabases(state);
  try {
    await list(shardsOf(readConfig()), async <Row>(binding: string, sql: string) => {
      const { results, meta } = await (await local.database(binding)).prepare(sql).all<Row>();
      return { rows: results, bytes: meta.size_after };
    });
  } finally {
    await local.close();
  }
}

async function listRemote(account: CloudflareAccount, config: WranglerConfig) {
  const ids = new Map(config.d1_databases.map(({ binding, database_id }) => [binding, database_id]));
  await list(shardsOf(config), async <Row>(binding: string, sql: string) => {
    const path = `/d1/database/${ids.get(binding)}/query`;
    const [answer] = await account.post<{ results: Row[]; meta: { size_after: number } }[]>(path, { sql });
    return { rows: answer?.results ?? [], bytes: answer?.meta.size_after ?? 0 };
  });
}

/** Prints a line for each shard. One that does not answer is named as such and hides no other. */
async function list(shards: number[], query: Query) {
  const counts = await query<{ shard: number; people: number }>(
    "DB",
    "SELECT shard, people FROM shard_people",
  );
  const peopleOf = new Map(counts.rows.map(({ shard, people }) => [shard, people]));
  const lines = await step("Asking the shards", () =>
    Promise.all(
      shards.map(async (shard) => {
        const size = await query(`JOURNAL_${shard}`, "SELECT 1").then(
          ({ bytes }) => `${(bytes / MEGABYTE).toFixed(1)} MB`,
          () => "does not answer",
        );
        return `JOURNAL_${shard}  ${peopleOf.get(shard) ?? 0} people, ${size}`;
      }),
    ),
  );
  for (const line of lines) say(line);
}
