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
Orders to move a person to another shard:            npm run shards -- move --user ID --to NUMBER [options]
Orders to move all its people to the others:         npm run shards -- drain NUMBER [options]

  --state DIR      where the local data is kept (.wrangler/state)
  --remote         the deployed databases instead
  --config FILE    another configuration than wrangler.toml, with --remote
  --location HINT  where add --remote puts the database, such as weur; it cannot be changed later
  --help           shows this text

A new shard gets people after the next npm run deploy. The running product moves people, ten a minute, while they
write. docs/operations.md says when a shard is due.`;

/** Runs a query on the database of a binding: its rows, and the bytes of the whole database. */
type Query = <Row>(binding: string, sql: string) => Promise<{ rows: Row[]; bytes: number }>;

const text = { type: "string" } as const;
const KINDS = {
  ...({ state: text, remote: { type: "boolean" }, location: text, config: text } as const),
  ...{ user: text, to: text },
};
/** People whom one statement orders to move. */
const ORDERS_A_STATEMENT = 10_000;
const MEGABYTE = 1_000_000;

runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  const drained = command === "drain" && /^\d+$/.test(args[0] ?? "") ? Number(args.shift()) : null;
  const options = readOptions(HELP, KINDS, command?.startsWith("-") ? [command] : args);
  const { remote = false, location, config } = options;
  const isOrder = drained !== null || (command === "move" && options.user && options.to);
  if (command !== "list" && command !== "add" && !isOrder)
    throw new PlainError("What to do is shown by: npm run shards -- --help");
  if (config && !remote) throw new PlainError("--config goes with --remote.");
  const state = readState(options.state);
  await setUp({ build: false });
  if (command === "add") addBinding(readConfig({ config }));
  const work = (shards: number[], query: Query) => {
    if (drained !== null) return orderDrain(shards, query, drained);
    if (isOrder) return orderMove(shards, query, String(options.user), Number(options.to));
    return list(shards, query);
  };
  if (!remote) return withLocal(state, work);
  const account = await openAccount(readConfig({ config }).account_id);
  if (command === "add") {
    await createParts(account, readConfig({ config }), location);
    await updateDatabases(account, readConfig({ config }), config ? ["--config", config] : []);
  }
  await withRemote(account, readConfig({ config }), work);
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

type Work = (shards: number[], query: Query) => Promise<void>;

async function withLocal(state: string, work: Work) {
  await migrateLocally(state);
  const local = await openLocalDatabases(state);
  try {
    await work(shardsOf(readConfig()), async <Row>(binding: string, sql: string) => {
      const { results, meta } = await (await local.database(binding)).prepare(sql).all<Row>();
      return { rows: results, bytes: meta.size_after };
    });
  } finally {
    await local.close();
  }
}

async function withRemote(account: CloudflareAccount, config: WranglerConfig, work: Work) {
  const ids = new Map(config.d1_databases.map(({ binding, database_id }) => [binding, database_id]));
  await work(shardsOf(config), async <Row>(binding: string, sql: string) => {
    const path = `/d1/database/${ids.get(binding)}/query`;
    const [answer] = await account.post<{ results: Row[]; meta: { size_after: number } }[]>(path, { sql });
    return { rows: answer?.results ?? [], bytes: answer?.meta.size_after ?? 0 };
  });
}

/** Orders to move one person. */
async function orderMove(shards: number[], query: Query, userId: string, to: number) {
  if (!shards.includes(to)) throw new PlainError(`There is no JOURNAL_${to}.`);
  const id = userId.replaceAll("'", "''");
  const { rows } = await query(
    "DB",
    `INSERT OR REPLACE INTO moves (user_id, from_shard, to_shard)
      SELECT id, journal_shard, ${to} FROM users WHERE id = '${id}' AND journal_shard <> ${to} RETURNING 1`,
  );
  if (rows.length === 0) throw new PlainError(`Nobody with this id is in another shard than JOURNAL_${to}.`);
  say("Ordered. The running product moves them within minutes.");
}

/** Orders to move all people of a shard, to the others in turn. */
async function orderDrain(shards: number[], query: Query, from: number) {
  const others = shards.filter((shard) => shard !== from);
  if (others.length === 0 || others.length === shards.length)
    throw new PlainError(`There is no JOURNAL_${from} with another shard beside it.`);
  let count = 0;
  for (let last = ORDERS_A_STATEMENT; last === ORDERS_A_STATEMENT; count += last) {
    const { rows } = await query(
      "DB",
      `INSERT INTO moves (user_id, from_shard, to_shard)
        SELECT id, ${from}, json_extract('${JSON.stringify(others)}', '$[' || (place % ${others.length}) || ']')
        FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users WHERE journal_shard = ${from}
          AND id NOT IN (SELECT user_id FROM moves WHERE from_shard = ${from} AND moved_at IS NULL)
          LIMIT ${ORDERS_A_STATEMENT})
        WHERE TRUE ON CONFLICT DO UPDATE SET to_shard = excluded.to_shard, lease_until = 0, moved_at = NULL
        RETURNING 1`,
    );
    last = rows.length;
  }
  say(`Ordered for ${count} people. The running product moves ten a minute.`);
  say(`New accounts still go there unless SHARD_WEIGHTS says "${from}:0".`);
}

/** Prints a line for each shard. One that does not answer is named as such and hides no other. */
async function list(shards: number[], query: Query) {
  const counts = await query<{ shard: number; people: number }>(
    "DB",
    "SELECT shard, people FROM shard_people",
  );
  const peopleOf = new Map(counts.rows.map(({ shard, people }) => [shard, people]));
  const orders = await query<{ shard: number; people: number }>(
    "DB",
    "SELECT from_shard AS shard, count(*) AS people FROM moves WHERE moved_at IS NULL GROUP BY from_shard",
  );
  const leaving = new Map(orders.rows.map(({ shard, people }) => [shard, `, ${people} to be moved`]));
  const lines = await step("Asking the shards", () =>
    Promise.all(
      shards.map(async (shard) => {
        const size = await query(`JOURNAL_${shard}`, "SELECT 1").then(
          ({ bytes }) => `${(bytes / MEGABYTE).toFixed(1)} MB`,
          () => "does not answer",
        );
        return `JOURNAL_${shard}  ${peopleOf.get(shard) ?? 0} people, ${size}${leaving.get(shard) ?? ""}`;
      }),
    ),
  );
  for (const line of lines) say(line);
}
