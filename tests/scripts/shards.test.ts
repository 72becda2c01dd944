import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateLocally } from "../../scripts/lib/migrations.ts";
import { openLocalDatabases } from "../../scripts/lib/wrangler.ts";
import { runScript, START_TIMEOUT } from "../setup/product.mjs";

const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-shards-"));
const AT = "2026-11-20T12:00:00.000Z";

async function run<Row>(statement: string): Promise<Row[]> {
  const { database, close } = await openLocalDatabases(state);
  const { results } = await (await database("DB")).prepare(statement).all<Row>();
  await close();
  return results;
}

const orders = () => run("SELECT user_id AS id, from_shard AS away, to_shard AS there FROM moves ORDER BY 1");
const shards = (...args: string[]) => runScript("shards", [...args, "--state", state]);

beforeAll(async () => {
  await migrateLocally(state);
  const people = ["anna", "ben", "clare"].map(
    (id, index) => `('${id}', '${id}', ${index % 2}, '${AT}', '${AT}')`,
  );
  await run(
    `INSERT INTO users (id, email, journal_shard, created_at, updated_at) VALUES ${people.join(", ")}`,
  );
});

afterAll(() => fs.rmSync(state, { recursive: true, force: true }));

describe("npm run shards", { timeout: START_TIMEOUT }, () => {
  it("orders to move a person, and refuses strangers and shards that there are not", async () => {
    expect((await shards("move", "--user", "ben", "--to", "0")).exitCode).toBe(0);
    expect(await orders()).toEqual([{ id: "ben", away: 1, there: 0 }]);
    expect((await shards("move", "--user", "nobody", "--to", "0")).stderr).toMatch(
      /^Nobody with this id .*\n$/,
    );
    expect((await shards("move", "--user", "anna", "--to", "7")).stderr).toBe("There is no JOURNAL_7.\n");
  });

  it("orders to move all people of a shard to the others, and lists how many are left", async () => {
    for (const time of ["once", "twice"]) expect((await shards("drain", "0")).exitCode, time).toBe(0);
    expect(await orders()).toEqual([
      { id: "anna", away: 0, there: 1 },
      { id: "ben", away: 1, there: 0 },
      { id: "clare", away: 0, there: 1 },
    ]);
    const { stdout } = await shards("list");
    expect(stdout).toMatch(/^JOURNAL_0 {2}2 people, .* MB, 2 to be moved$/m);
    expect(stdout).toMatch(/^JOURNAL_1 {2}1 people, .* MB, 1 to be moved$/m);
  });
});
