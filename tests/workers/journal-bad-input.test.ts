import { beforeAll, describe, expect, it } from "vitest";
import type { Intention, JournalEntry } from "~/features/journal/contract";
import { addDays, localDateIn } from "~/shared/dates";
import { type Account, send } from "../factories/accounts";
import { dumpUser, SHARDS, signUpOn } from "../factories/journal";
import { expectBadInput, refusalsOf } from "../factories/refusals";
import { server } from "../factories/worker-with";

const API = "/api/prayer-journal";
const ENTRIES = `${API}/entries`;
const IMAGE_ID = "3f2b8c1e-5d4a-4b6c-9e7f-0a1b2c3d4e5f";

let account: Account;
let entry: JournalEntry;
let binned: JournalEntry;
let intention: Intention;

const dump = () => dumpUser(SHARDS[0], account.user.id);

const refused = refusalsOf(server, () => account, dump);

beforeAll(async () => {
  account = await signUpOn(server, 0);
  const create = async (json: unknown) =>
    (await send(server, account, "POST", ENTRIES, { json })).json<JournalEntry>();
  entry = await create({ content: "<p>Kept</p>", title: "Kept", mood: "joyful" });
  binned = await create({ content: "<p>Binned</p>" });
  await send(server, account, "DELETE", `${ENTRIES}/${binned.id}`);
  intention = await (
    await send(server, account, "POST", `${API}/intentions`, { json: { text: "For peace" } })
  ).json<Intention>();
});

describe("a new entry is refused, and nothing is stored,", () => {
  const today = localDateIn("UTC", new Date());

  it.each<[string, unknown, string?]>([
    ["without content", {}, "content"],
    ["with empty paragraphs", { content: "<p> </p><p><br></p>" }, "content"],
    ["with nothing but a script", { content: "<script>alert(1)</script>" }, "content"],
    ["with an unknown mood", { content: "x", mood: "happy" }, "mood"],
    ["with an unknown type", { content: "x", entryType: "weekly" }, "entryType"],
    ["with a title of 201 characters", { content: "x", title: "t".repeat(201) }, "title"],
    ["with too long a greeting", { content: "x", originalGreeting: "g".repeat(4_001) }, "originalGreeting"],
    ["with a day that never was", { content: "x", entryDate: "2026-02-30" }, "entryDate"],
    ["with a day in the future everywhere", { content: "x", entryDate: addDays(today, 3) }, "entryDate"],
    ["with a day of another age", { content: "x", entryDate: "1899-12-31" }, "entryDate"],
    ["with an unknown zone", { content: "x", timezone: "Mars/Olympus" }, "timezone"],
  ])("%s", async (_name, json, path) => {
    const body = await refused(400, "POST", ENTRIES, { json });
    if (path) expect(body.issues?.map((issue) => issue.path)).toContain(path);
  });

  it("says what the product says when there is nothing in it", async () => {
    expect((await refused(400, "POST", ENTRIES, { json: { content: "  " } })).message).toBe(
      "Please write something first",
    );
  });

  it.each([
    ["above 200 KB", "x".repeat(200_001)],
    ["above 200 KB in bytes, not in characters", "ä".repeat(100_001)],
  ])("%s", async (_name, content) => {
    await refused(413, "POST", ENTRIES, { json: { content } });
  });

  it.each(["{", "{content: 'x'}", '{"content":"x"', "content=x", "\u0000", "[1,]"])(
    "as malformed JSON: %j",
    async (body) => {
      await refused(400, "POST", ENTRIES, { body, headers: { "Content-Type": "application/json" } });
    },
  );

  it.each(["text/plain", "application/x-www-form-urlencoded"])("as %s", async (type) => {
    const body = JSON.stringify({ content: "x" });
    await refused(415, "POST", ENTRIES, { body, headers: { "Content-Type": type } });
  });

  it.each(["", "k".repeat(201)])("with the idempotency key %j", async (key) => {
    const headers = { "Idempotency-Key": key };
    await refused(400, "POST", ENTRIES, { json: { content: "x" }, headers });
  });
});

describe("an edit is refused, and nothing is changed,", () => {
  it.each<[string, unknown]>([
    ["without content", { title: "x" }],
    ["with an unknown mood", { content: "x", mood: "" }],
  ])("%s", async (_name, json) => {
    await refused(400, "PUT", `${ENTRIES}/${entry.id}`, { json });
  });

  it("of an entry in the bin", async () => {
    await refused(409, "PUT", `${ENTRIES}/${binned.id}`, { json: { content: "x" } });
    await refused(409, "POST", `${ENTRIES}/${binned.id}/bookmark`);
    await refused(409, "DELETE", `${ENTRIES}/${entry.id}/permanent`);
  });
});

it("names the field of other bad input, and changes nothing", async () => {
  const before = await dump();
  const completion = `${API}/intentions/${intention.id}`;
  await expectBadInput(server, account, [
    ["POST", `${ENTRIES}/bulk`, { action: "delete", ids: ["x"] }, "action"],
    ["POST", `${ENTRIES}/bulk`, { action: "permanent", ids: [] }, "ids"],
    ["POST", `${ENTRIES}/bulk`, { action: "permanent", ids: Array.from({ length: 101 }, String) }, "ids"],
    ["POST", `${API}/intentions`, {}, "text"],
    ["POST", `${API}/intentions`, { text: "x".repeat(301) }, "text"],
    ["PATCH", completion, { thanks: "x" }, "isCompleted"],
    ["PATCH", completion, { isCompleted: true, thanks: "x".repeat(301) }, "thanks"],
  ]);
  expect(await dump()).toEqual(before);
});

/** Every call that changes something, well-formed: what is wrong is only who makes it, and from where. */
const changes = (): [method: string, path: string, json?: unknown][] => [
  ["POST", ENTRIES, { content: "x" }],
  ["PUT", `${ENTRIES}/${entry.id}`, { content: "x" }],
  ["DELETE", `${ENTRIES}/${entry.id}`],
  ["POST", `${ENTRIES}/${entry.id}/bookmark`],
  ["POST", `${ENTRIES}/${binned.id}/restore`],
  ["DELETE", `${ENTRIES}/${binned.id}/permanent`],
  ["POST", `${ENTRIES}/bulk`, { action: "restore", ids: [binned.id] }],
  ["POST", `${ENTRIES}/bulk`, { action: "permanent", ids: [binned.id] }],
  ["DELETE", `${ENTRIES}/deleted`],
  ["PATCH", `${API}/streak`, {}],
  ["POST", `${API}/intentions`, { text: "x" }],
  ["PATCH", `${API}/intentions/${intention.id}`, { isCompleted: true }],
  ["DELETE", `${API}/intentions/${intention.id}`],
  ["POST", "/api/upload/image"],
];

const reads = () => [
  ENTRIES,
  `${ENTRIES}/bookmarked`,
  `${ENTRIES}/deleted`,
  `${API}/bookmarked`,
  `${API}/deleted`,
  `${ENTRIES}/${entry.id}`,
  `${API}/intentions`,
  `${API}/calendar?startDate=2026-11-01&endDate=2026-11-30`,
  `/api/images/${IMAGE_ID}`,
];

describe("nothing is changed or shown", () => {
  it("without a session: 401", async () => {
    const strangers = [null, { ...account, cookie: "__Host-acolyte_session=forged" }];
    for (const stranger of strangers) {
      for (const [method, path, json] of changes()) {
        expect(await refused(401, method, path, { json }, stranger)).toEqual({ message: "Unauthorized" });
      }
      for (const path of reads()) {
        expect(await refused(401, "GET", path, {}, stranger)).toEqual({ message: "Unauthorized" });
      }
    }
  });

  it.each(["https://evil.test", "null", "http://acolyte.test", "https://acolyte.test.evil.test"])(
    "from the origin %s: 403",
    async (Origin) => {
      for (const [method, path, json] of changes()) {
        await refused(403, method, path, { json, headers: { Origin } });
      }
    },
  );

  it("of another user, or by an id that nothing has: 404", async () => {
    const other = await signUpOn(server, 0);
    const elsewhere = await signUpOn(server, 1);
    for (const [user, ids] of [
      [other, [entry.id, binned.id, intention.id]],
      [elsewhere, [entry.id, binned.id, intention.id]],
      [account, [crypto.randomUUID(), "x", "..%2f..", "x".repeat(2_000), "%00", "' OR 1=1 --"]],
    ] as [Account, string[]][]) {
      for (const id of ids) {
        const path = `${ENTRIES}/${encodeURIComponent(id)}`;
        await refused(404, "GET", path, {}, user);
        await refused(404, "PUT", path, { json: { content: "x" } }, user);
        await refused(404, "DELETE", path, {}, user);
        await refused(404, "POST", `${path}/bookmark`, {}, user);
        await refused(404, "POST", `${path}/restore`, {}, user);
        await refused(404, "DELETE", `${path}/permanent`, {}, user);
        for (const action of ["restore", "permanent"]) {
          await refused(404, "POST", `${ENTRIES}/bulk`, { json: { action, ids: [id] } }, user);
        }
        const intentionPath = `${API}/intentions/${encodeURIComponent(id)}`;
        await refused(404, "PATCH", intentionPath, { json: { isCompleted: true } }, user);
        await refused(404, "DELETE", intentionPath, {}, user);
        await refused(404, "GET", `/api/images/${encodeURIComponent(id)}`, {}, user);
      }
    }
  });

  it("of another user by a list of ids of both", async () => {
    const other = await signUpOn(server, 0);
    const own = await (
      await send(server, other, "POST", ENTRIES, { json: { content: "x" } })
    ).json<JournalEntry>();
    await send(server, other, "DELETE", `${ENTRIES}/${own.id}`);
    const before = await dump();
    const json = { action: "permanent", ids: [own.id, binned.id, entry.id] };
    const response = await send(server, other, "POST", `${ENTRIES}/bulk`, { json });
    expect(await response.json()).toMatchObject({ count: 1 });
    expect(await dump()).toEqual(before);
  });
});
