import { randomInt } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { reportDirectory } from "../../scripts/lib/paths.mjs";
import { say } from "../../scripts/lib/terminal.mjs";
import { run } from "../../scripts/lib/tools.ts";
import { openLocalDatabases } from "../../scripts/lib/wrangler.ts";
import { JournalWriter } from "../kit/journal";
import { signUpMany } from "../kit/person";
import { type ServedProduct, withProduct } from "../kit/product";
import { report, startRun, tableOf, whole } from "../kit/run";

const WRITERS = 8;
/** How often each property of faults is tried. */
const ROUNDS_OF_PROPERTIES = 20;

interface Part {
  title: string;
  /** Returns the figures; throws when a promise is broken. */
  run: (options: Options) => Promise<string[]>;
}

interface Options {
  /** How often the runtime is killed. */
  rounds: number;
  /** Acknowledged writes before each kill. */
  writes: number;
}

/** A part that consists of test files, in the Vitest project in front of them. */
const testsOf = (title: string, project: string, ...names: string[]): Part => ({
  title,
  run: () =>
    runTests(
      project,
      names.map((name) => `tests/${name}.test.ts`),
    ),
});

const PARTS: Record<string, Part> = {
  kills: { title: "The runtime is killed (kill -9) while people write", run: killWriters },
  moves: { title: "People move between shards while they write and the runtime is killed", run: moveWriters },
  database: testsOf("The database fails before and after a commit", "workers", "workers/faults"),
  images: testsOf("The image store is away", "workers", "workers/image-store"),
  queues: testsOf("The queues drop, double, delay and shuffle", "workers", "workers/faulty-queues"),
  clocks: testsOf(
    "The clock jumps, around both changes of clocks",
    "workers",
    ...["workers/clock-jumps", "workers/streak"],
  ),
  model: testsOf(
    "The model stalls, breaks off, refuses",
    "services",
    ...["openai/answers", "openai/silence", "openai/writing"],
  ),
  mail: testsOf("The mail server is gone, hangs up and is busy", "services", "smtp/plain"),
  reminders: testsOf("The runtime is killed while reminders go out", "chaos", "chaos/reminders"),
};

/** Runs test files, and returns the figures that they noted, or how many tests there were. */
async function runTests(project: string, files: string[]): Promise<string[]> {
  const file = path.join(reportDirectory, `chaos-${project}-${path.basename(files[0] ?? "")}.json`);
  fs.rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  await run(["vitest", "run", "--project", project, ...reporters, ...files], {
    env: { CHAOS_ROUNDS: String(ROUNDS_OF_PROPERTIES) },
  });
  const { numPassedTests, testResults } = JSON.parse(fs.readFileSync(file, "utf8")) as {
    numPassedTests: number;
    testResults: { assertionResults: { meta: { figures?: string } }[] }[];
  };
  const noted = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta.figures ?? []),
  );
  return noted.length === numPassedTests ? noted : [...noted, `${numPassedTests} tests pass`];
}

/**
 * Kills the runtime under parallel writers, round after round, and checks after each restart that every acknowledged
 * write is there, once, and that the streak is the model's.
 */
function killWriters({ rounds, writes }: Options): Promise<string[]> {
  return withProduct({}, async (product) => {
    await product.start();
    const people = await signUpMany(product.origin, WRITERS);
    const writers = people.map((person) => new JournalWriter(person));
    const total = { acknowledged: 0, interrupted: 0 };
    for (let round = 1; round <= rounds; round++) {
      const started = Date.now();
      total.acknowledged += await writeUntilKilled(product, writers, writes);
      const interrupted = writers.filter((writer) => writer.interrupted).length;
      total.interrupted += interrupted;
      await product.start();
      for (const writer of writers) await writer.retry();
      for (const writer of writers) await writer.verify();
      say(
        `Round ${round}/${rounds}: ${total.acknowledged} writes acknowledged, ${interrupted} cut off, all there, streaks right (${Date.now() - started} ms)`,
      );
    }
    return [
      `${rounds} kills under ${WRITERS} writers: ${whole(total.acknowledged)} acknowledged writes, none lost, none doubled, streaks right`,
      `${total.interrupted} interrupted writes sent again`,
    ];
  });
}

/** Lets all writers write at once, kills the runtime in the middle of it, and returns how many writes were acknowledged. */
async function writeUntilKilled(
  product: ServedProduct,
  writers: JournalWriter[],
  writes: number,
): Promise<number> {
  let acknowledged = 0;
  let isKilled = false;
  let killed: Promise<void> | undefined;
  const onAcknowledged = () => {
    acknowledged += 1;
    if (acknowledged < writes) return;
    killed ??= product.kill().then(() => {
      isKilled = true;
    });
  };
  await Promise.all(writers.map((writer) => writer.writeWhile(() => !isKilled, onAcknowledged)));
  await killed;
  return acknowledged;
}

const MOVING_WRITERS = 5;
/** Kills in each round of `rounds`, each after a move of all writers has begun. */
const KILLS_A_ROUND = 2;

/**
 * Moves writers from shard to shard while they write, kills the runtime in the midst of each move, and checks that every
 * acknowledged write is there, once, before and after the move is done.
 */
function moveWriters({ rounds }: Options): Promise<string[]> {
  return withProduct({}, async (product) => {
    await product.start();
    const people = await signUpMany(product.origin, MOVING_WRITERS);
    const writers = people.map((person) => new JournalWriter(person));
    const kills = rounds * KILLS_A_ROUND;
    let acknowledged = 0;
    for (let kill = 1; kill <= kills; kill++) {
      await product.kill();
      await inCatalog(
        product,
        `INSERT INTO moves (user_id, from_shard, to_shard)
        SELECT id, journal_shard, 1 - journal_shard FROM users WHERE TRUE
        ON CONFLICT DO UPDATE SET to_shard = excluded.to_shard, lease_until = 0, moved_at = NULL`,
      );
      await product.start();
      // It ends with the runtime.
      const moving = product.tick().catch(() => undefined);
      acknowledged += await writeUntilKilled(product, writers, randomInt(5, 150));
      await moving;
      await inCatalog(product, "UPDATE moves SET lease_until = 0");
      await product.start();
      for (const writer of writers) await writer.retry();
      for (const writer of writers) await writer.verify();
      await product.tick();
      const left = await inCatalog(product, "SELECT count(*) AS count FROM moves WHERE moved_at IS NULL");
      if (left[0]?.count !== 0) throw new Error(`${left[0]?.count} people have not moved`);
      for (const writer of writers) await writer.verify();
      say(`Kill ${kill}/${kills}: ${acknowledged} writes acknowledged, all there before and after the move`);
    }
    return [
      `${kills * MOVING_WRITERS} moves under writing, ${kills} of them interrupted by a kill: ${whole(acknowledged)} acknowledged writes, none lost, none doubled, streaks right`,
    ];
  });
}

/** Runs a statement on the catalog of a product, and returns its rows. */
async function inCatalog({ state }: ServedProduct, statement: string) {
  const { database, close } = await openLocalDatabases(state);
  const { results } = await (await database("DB")).prepare(statement).all<{ count: number }>();
  await close();
  return results;
}

/** Runs one part. One that fails costs the table a line and not all the others. */
async function runPart(name: string, options: Options) {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part "${name}"`);
  say(`\n=== ${part.title} (${name})`);
  const started = Date.now();
  const outcome = await part.run(options).then(
    (figures) => ({ figures, failure: "" }),
    (error: Error) => ({ figures: [], failure: error.message }),
  );
  return { name, title: part.title, ...outcome, seconds: (Date.now() - started) / 1000 };
}

/** Runs the parts one after the other. */
export async function prove({ parts, ...options }: Options & { parts: string[] }): Promise<boolean> {
  const endRun = startRun();
  const outcomes: Awaited<ReturnType<typeof runPart>>[] = [];
  for (const name of parts) outcomes.push(await runPart(name, options));
  const rows = outcomes.map(({ name, title, figures, failure, seconds }) => [
    `${title} (\`${name}\`)`,
    figures.join("; "),
    failure ? `**no**: ${failure}` : "yes",
    `${whole(seconds)} s`,
  ]);
  report("chaos", endRun(), tableOf(["fault", "figures", "every promise kept", "time"], rows), { outcomes });
  return outcomes.every(({ failure }) => !failure);
}
