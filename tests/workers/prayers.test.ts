import { beforeEach, describe, expect, it } from "vitest";
import type { WrittenPrayer } from "~/features/companion/contract";
import type { Prayer } from "~/features/prayers/contract";
import { localDateIn } from "~/shared/dates";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { callsUsed } from "../factories/companion-rows";

import { activityOf, callOk, dumpLibrary, newPrayer, savePrayer } from "../factories/library";
import { type BadCall, expectBadInput } from "../factories/refusals";
import { server } from "../factories/worker-with";

inFirstShard();

const PRAYERS = "/api/prayers";
const GENERATE = "/api/prayers/generate";
const GUIDED = "/api/prayers/guided";
const ZONE = "Pacific/Kiritimati";
const wish = {
  title: "For my mother",
  intention: "My mother has been ill since Easter and I am afraid for her.",
  category: "healing",
  prayerStyle: "traditional",
};

let account: Account;
const list = (query = "", who = account) => callOk<Prayer[]>(server, who, "GET", PRAYERS + query);

beforeEach(async () => {
  account = await createAccount(server, { timezone: ZONE });
});

describe("saved prayers", () => {
  it("are saved, listed, changed and deleted, and count on the person's own day", async () => {
    const response = await send(server, account, "POST", PRAYERS, { json: newPrayer({ title: "  Title " }) });
    expect(response.status).toBe(201);
    const first = await response.json<Prayer>();
    expect(first).toEqual({
      id: expect.any(String),
      title: "Title",
      content: "Lord, be near to her.",
      category: "healing",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      sharedWith: [],
    });
    const second = await savePrayer(server, account, { content: "<b>&amp; bold</b>\nnext line" });
    expect(second.content).toBe("<b>&amp; bold</b>\nnext line");
    const ids = (await list()).map((prayer) => prayer.id);
    expect(ids.toSorted()).toEqual([first.id, second.id].toSorted());

    const path = `${PRAYERS}/${first.id}`;
    const changed = await callOk<Prayer>(server, account, "PATCH", path, { title: "New", category: "peace" });
    expect(changed).toEqual({ ...first, title: "New", category: "peace" });
    expect(await callOk(server, account, "PATCH", path, {})).toEqual(changed);
    await callOk(server, account, "DELETE", path);
    expect(await list()).toEqual([second]);
    expect((await send(server, account, "DELETE", path)).status).toBe(404);

    const day = localDateIn(ZONE, new Date());
    const counts = { prayers: 2, questions: 0, scriptures: 0 };
    expect(await activityOf(account)).toEqual({ days: [{ day, ...counts }], total: counts });
  });

  it("are invisible to everyone else", async () => {
    const prayer = await savePrayer(server, account);
    const before = await dumpLibrary(account);
    const other = await createAccount(server);
    const path = `${PRAYERS}/${prayer.id}`;
    const email = { email: "friend@example.test" };
    expect((await send(server, other, "PATCH", path, { json: { title: "Mine" } })).status).toBe(404);
    expect((await send(server, other, "DELETE", path)).status).toBe(404);
    expect((await send(server, other, "POST", `${path}/share`, { json: email })).status).toBe(404);
    expect((await send(server, other, "GET", `${PRAYERS}?before=${prayer.id}`)).status).toBe(400);
    expect(await list("", other)).toEqual([]);
    expect(await dumpLibrary(account)).toBe(before);
  });
});

describe("a generated prayer", () => {
  it("follows the style, differs with another attempt, and counts as a call", async () => {
    const first = await callOk<WrittenPrayer>(server, account, "POST", GENERATE, wish);
    expect(first).toEqual({
      prayer: expect.stringMatching(/mother[\s\S]*Amen\.$/),
      engine: "built-in",
      isSafetyMessage: false,
      support: null,
      checked: [],
    });
    expect(await callOk(server, account, "POST", GENERATE, wish)).toEqual(first);
    const again = await callOk<WrittenPrayer>(server, account, "POST", GENERATE, { ...wish, attempt: 1 });
    expect(again.prayer).not.toBe(first.prayer);
    const other = { ...wish, prayerStyle: "modern" };
    const modern = await callOk<WrittenPrayer>(server, account, "POST", GENERATE, other);
    expect(modern.prayer).not.toBe(first.prayer);
    expect(await callsUsed(account)).toBe(4);
    expect(await list()).toEqual([]);
    expect(await activityOf(account)).toEqual({ days: [], total: null });
  });
});

describe("a guided prayer", () => {
  it("counts when its guide is on Scripture, on the person's own day", async () => {
    const before = localDateIn(ZONE, new Date());
    for (const [guide, counted] of Object.entries({
      lectio: true,
      "four-senses": true,
      rosary: false,
      examen: false,
    })) {
      expect(await callOk(server, account, "POST", GUIDED, { guide })).toEqual({ counted });
    }
    const { days, total } = await activityOf(account);
    const counts = { scriptures: 2, prayers: 0, questions: 0 };
    expect(total).toEqual(counts);
    const possible = [before, localDateIn(ZONE, new Date())].map((day) => ({ day, ...counts }));
    expect(possible).toContainEqual(days[0]);
    expect((await send(server, account, "GET", GUIDED)).status).toBe(405);
  });
});

const bad: BadCall[] = [
  ["POST", PRAYERS, newPrayer({ title: " " }), "title"],
  ["POST", PRAYERS, newPrayer({ title: "a\r\nBcc: x@y.z" }), "title"],
  ["POST", PRAYERS, newPrayer({ title: "x".repeat(201) }), "title"],
  ["POST", PRAYERS, newPrayer({ content: "" }), "content"],
  ["POST", PRAYERS, newPrayer({ content: "x".repeat(20_001) }), "content"],
  ["POST", PRAYERS, newPrayer({ category: "theology" }), "category"],
  ["PATCH", `${PRAYERS}/any`, { title: "" }, "title"],
  ["POST", GENERATE, { ...wish, intention: "x".repeat(2_001) }, "intention"],
  ["POST", GENERATE, { ...wish, attempt: -1 }, "attempt"],
  ...[undefined, "", "a@b.test,c@d.test", "a@b.test\r\nBcc: c@d.test", "a\0@b.test"].map(
    (email): BadCall => ["POST", `${PRAYERS}/any/share`, { email }, "email"],
  ),
  ...["novena", "", 1, null, undefined].map((guide): BadCall => ["POST", GUIDED, { guide }, "guide"]),
  ...[0, 101, "two"].map((limit): BadCall => ["GET", `${PRAYERS}?limit=${limit}`, undefined, "limit"]),
];

it("Bad input is refused, the field is named, and nothing changes", async () => {
  await savePrayer(server, account);
  const before = await dumpLibrary(account);
  await expectBadInput(server, account, bad);
  expect(await dumpLibrary(account)).toBe(before);
  expect(await callsUsed(account)).toBe(0);
});
