import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  deleteDueAccounts,
  deleteLeftRows,
  movePeople,
  movePerson,
} from "~/features/archive/server/public.server";
import type { JournalEntry } from "~/features/journal/contract";
import { openDatabase } from "~/server/db/client.server";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { ask } from "../factories/companion";
import { failingDatabase } from "../factories/failing-database";
import { servicesAt } from "../factories/journal";
import { callOk, savePrayer, saveResponse } from "../factories/library";
import { server } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

const ENTRIES = "/api/prayer-journal/entries";
const PLACES = [
  `${ENTRIES}?limit=100`,
  "/api/prayer-journal/search?q=grace",
  "/api/prayer-journal/streak",
  "/api/acolyte/history",
  "/api/saved-responses",
  "/api/saved-responses/stats",
  "/api/prayers",
  "/api/reminders/custom",
];

const services = () => servicesAt(new Date().toISOString());
const tomorrow = () => servicesAt(new Date(Date.now() + 25 * 3_600_000).toISOString());

let account: Account;

const write = (title: string, more: object = {}) =>
  callOk<JournalEntry>(server, account, "POST", ENTRIES, {
    content: "<p>Grace and peace</p>",
    title,
    ...more,
  });

/** All that the account sees. */
async function seen(): Promise<string[]> {
  return Promise.all(
    PLACES.map(async (path) => {
      const response = await send(server, account, "GET", path);
      return `${response.status} ${await response.text()}`;
    }),
  );
}

async function order(to: number) {
  const from = await shardOf();
  await env.DB.prepare("INSERT OR REPLACE INTO moves (user_id, from_shard, to_shard) VALUES (?, ?, ?)")
    .bind(account.user.id, from, to)
    .run();
}

const shardOf = () =>
  env.DB.prepare("SELECT journal_shard AS shard FROM users WHERE id = ?")
    .bind(account.user.id)
    .first<number>("shard");

/** The number of rows in each shard. */
const rowsIn = (table: string) =>
  Promise.all(
    [env.JOURNAL_0, env.JOURNAL_1].map((database) =>
      database
        .prepare(`SELECT count(*) AS count FROM ${table} WHERE user_id = ?`)
        .bind(account.user.id)
        .first<number>("count"),
    ),
  );

const entriesIn = (database: D1Database) =>
  database
    .prepare("SELECT count(*) AS count FROM entries WHERE user_id = ?")
    .bind(account.user.id)
    .first<number>("count");

beforeEach(async () => {
  await fillTopicIndex();
  await env.DB.prepare("DELETE FROM moves").run();
  account = await createAccount(server);
  await callOk(server, account, "POST", "/api/acolyte/ask", ask());
  for (const title of ["One", "Two"]) await savePrayer(server, account, { title });
  await saveResponse(server, account, { isPublic: true });
  const slots = [{ id: "one", time: "06:30", label: "Lauds", enabled: true }];
  const reminders = { reminderPreference: "custom", customReminders: slots };
  await callOk(server, account, "POST", "/api/reminders/custom", reminders);
  await env.JOURNAL_0.prepare(
    `INSERT INTO deliveries (user_id, local_date, slot, channel, label, due_at, lease_until, state)
      VALUES (?, '2026-11-20', '06:30', 'email', 'Lauds', 0, 0, 'sent')`,
  )
    .bind(account.user.id)
    .run();
  for (const number of [1, 2, 3]) await write(`Entry ${number}`, { entryDate: `2026-11-1${number}` });
  await callOk(server, account, "DELETE", `${ENTRIES}/${(await write("Binned")).id}`);
});

describe("a person who moves to another shard", () => {
  it("sees everything as before, and goes on writing there", async () => {
    const before = await seen();
    await order(1);
    expect(await movePeople(services())).toEqual({ moved: 1, failed: 0 });
    expect(await shardOf()).toBe(1);
    expect(await seen()).toEqual(before);
    await write("Written after");
    await savePrayer(server, account, { title: "Prayed after" });
    expect(await entriesIn(env.JOURNAL_1)).toBe(5);
    expect(await entriesIn(env.JOURNAL_0)).toBe(4);
    // Cron would work them off in both.
    for (const table of ["reminders", "deliveries"]) expect(await rowsIn(table), table).toEqual([0, 1]);
    expect((await seen())[1]).toContain("Written after");
  });

  it("loses nothing that is written meanwhile, and nothing comes twice", async () => {
    await order(1);
    const [first] = await callOk<JournalEntry[]>(server, account, "GET", ENTRIES);
    const moving = movePeople(services());
    const written: string[] = [];
    for (let number = 0; number < 12; number++) {
      written.push((await write(`Meanwhile ${number}`)).id);
      await send(server, account, "PUT", `${ENTRIES}/${first!.id}`, {
        json: { title: `Edit ${number}`, content: "Edited" },
      });
    }
    await moving;
    for (let round = 0; (await shardOf()) === 0 && round < 5; round++) {
      await env.DB.prepare("UPDATE moves SET lease_until = 0").run();
      await movePeople(services());
    }
    expect(await shardOf()).toBe(1);
    const entries = await callOk<JournalEntry[]>(server, account, "GET", `${ENTRIES}?limit=100`);
    const ids = entries.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(written));
    expect(await entriesIn(env.JOURNAL_1)).toBe(16);
  });

  it.each([
    "saved_owners",
    "intentions",
    "entries",
    "answers",
    "saved_responses",
    "outbox",
    "moves",
    "users",
  ])(
    "stays where they are when the move breaks off at %s, can write, and moves at the next try",
    async (table) => {
      await callOk(server, account, "POST", "/api/prayer-journal/intentions", { text: "For Anna" });
      const before = await seen();
      await order(1);
      const isOf = new RegExp(`(into|update) "?${table}\\b`, "i");
      const broken = servicesAt(new Date().toISOString(), (shard) =>
        shard === 1 ? failingDatabase(env.JOURNAL_1, (sql) => isOf.test(sql)) : env.JOURNAL_0,
      );
      const catalog = openDatabase(failingDatabase(env.DB, (sql) => isOf.test(sql)));
      const move = { userId: account.user.id, fromShard: 0, toShard: 1 };
      await expect(movePerson({ ...broken, catalog }, move, (work) => work())).rejects.toThrow();
      expect(await shardOf()).toBe(0);
      expect(await seen()).toEqual(before);
      const { id } = await write("Written between");
      await callOk(server, account, "DELETE", `${ENTRIES}/${id}`);
      expect(await movePeople(services())).toEqual({ moved: 1, failed: 0 });
      expect((await seen())[0]).toBe(before[0]);
    },
  );

  it("waits while an answer is being written", async () => {
    const stream = await env.JOURNAL_0.prepare("UPDATE answers SET state = 'streaming' WHERE user_id = ?")
      .bind(account.user.id)
      .run();
    expect(stream.meta.changes).toBeGreaterThan(0);
    await order(1);
    expect(await movePeople(services())).toEqual({ moved: 0, failed: 0 });
    expect(await shardOf()).toBe(0);
    await write("Written meanwhile");
  });

  it("leaves rows that refuse writes for a day, and are then deleted", async () => {
    await order(1);
    await movePeople(services());
    const stale = env.JOURNAL_0.prepare("UPDATE prayers SET title = 'Late' WHERE user_id = ?").bind(
      account.user.id,
    );
    await expect(stale.run()).rejects.toThrow("person_has_moved");
    expect(await deleteLeftRows(services())).toEqual({ failed: 0 });
    expect(await entriesIn(env.JOURNAL_0)).toBe(4);
    await deleteLeftRows(tomorrow());
    expect(await entriesIn(env.JOURNAL_0)).toBe(0);
    expect(await entriesIn(env.JOURNAL_1)).toBe(4);
  });

  it("comes back within the day, and keeps everything when the old rows are deleted", async () => {
    const before = await seen();
    for (const to of [1, 0]) {
      await order(to);
      expect(await movePeople(services())).toEqual({ moved: 1, failed: 0 });
    }
    await deleteLeftRows(tomorrow());
    expect(await entriesIn(env.JOURNAL_1)).toBe(0);
    expect(await seen()).toEqual(before);
  });

  it("is deleted in both shards with the account", async () => {
    await order(1);
    await movePeople(services());
    await env.DB.prepare("INSERT INTO deletions (user_id, due_at) VALUES (?, '2026-01-01T00:00:00.000Z')")
      .bind(account.user.id)
      .run();
    await deleteDueAccounts(services());
    expect([await entriesIn(env.JOURNAL_0), await entriesIn(env.JOURNAL_1)]).toEqual([0, 0]);
  });
});
