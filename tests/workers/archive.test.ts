import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { ARCHIVE_LIMITS } from "~/features/archive/contract";
import type { ArchivedEntry, ArchivedResponse } from "~/features/archive/domain/archive-items";
import type { AcolyteAnswer } from "~/features/companion/contract";
import type { JournalEntry, UploadedImage } from "~/features/journal/contract";
import { MARK_LIMITS } from "~/features/texts/contract";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import {
  canonical,
  downloadArchive,
  importArchive,
  importImage,
  importItems,
  PNG,
  type ReadArchive,
  readArchive,
} from "../factories/archive";
import { ask } from "../factories/companion";
import { signUpOn } from "../factories/journal";
import { callOk, savePrayer, saveResponse } from "../factories/library";
import { server } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

const ENTRIES = "/api/prayer-journal/entries";

let owner: Account;
let archive: ReadArchive;
let entryId: string;
let imageUrl: string;

beforeAll(async () => {
  await fillTopicIndex();
  owner = await signUpOn(server, 1, "Europe/Rome");
  const form = new FormData();
  form.append("image", new Blob([PNG]), "window.png");
  const uploaded = await send(server, owner, "POST", "/api/upload/image", { body: form });
  imageUrl = (await uploaded.json<UploadedImage>()).url;
  const call = <T>(method: string, path: string, json?: object) =>
    callOk<T>(server, owner, method, path, json);
  const entry = await call<JournalEntry>("POST", ENTRIES, {
    title: "A quiet: morning",
    content: `<h2>Morning</h2><p>Light through the <mark>window</mark>.</p><img src="${imageUrl}">`,
    mood: "peaceful",
    entryDate: "2026-03-02",
    originalGreeting: "Good morning.",
  });
  entryId = entry.id;
  await call("POST", `${ENTRIES}/${entryId}/bookmark`);
  const deleted = { content: "A deleted entry", entryDate: "2026-03-01" };
  await call("DELETE", `${ENTRIES}/${(await call<JournalEntry>("POST", ENTRIES, deleted)).id}`);
  await call("POST", "/api/prayer-journal/intentions", { text: "Peace in the world" });
  await savePrayer(server, owner);
  await saveResponse(server, owner, { notes: "Ask Father Luke", isPublic: true });
  const answer = await call<AcolyteAnswer>("POST", "/api/acolyte/ask", ask());
  await saveResponse(server, owner, { question: ask().question, response: answer.answer });
  const verses = { work: "bible John", first: 6053, last: 6058 };
  await call("PUT", "/api/reading/places", { work: "bible John", place: 6053, text: "web-c" });
  await call("POST", "/api/reading/highlights", { ...verses, colour: "green" });
  await call("POST", "/api/reading/highlights", { ...verses, work: "bible Ps", colour: "blue" });
  archive = await downloadArchive(server, owner);
});

const entryOf = (read: ReadArchive) => read.items<ArchivedEntry>("entries")[0]!;

describe("an archive", () => {
  it("contains everything as JSON and Markdown, with pictures and facts about the account", async () => {
    const journal = { images: 1, entries: 2, intentions: 1, activity: 1 };
    const reading = { "reading-places": 1, highlights: 2 };
    const counts = { ...journal, ...reading, prayers: 1, "saved-responses": 2, conversations: 1 };
    expect(JSON.parse(archive.texts.get("manifest.json")!)).toMatchObject({
      schema: "acolyte-archive",
      version: 1,
      counts,
    });
    const account = JSON.parse(archive.texts.get("account.json")!);
    expect(account).toMatchObject({ email: owner.email, timezone: "Europe/Rome" });
    const image = archive.items<{ file: string }>("images")[0]!;
    expect(await archive.bytesOf(image.file)).toEqual(PNG);
    const name = `journal/2026/2026-03-02 A quiet morning (${entryId.slice(0, 8)}).md`;
    const markdown = archive.texts.get(name)!;
    expect(markdown).toContain("# A quiet: morning");
    expect(markdown).toContain("mood: peaceful");
    expect(markdown).toContain("> Good morning.");
    expect(markdown).toContain("## Morning\n\nLight through the <mark>window</mark>.");
    expect(markdown).toContain(`![](../../${image.file})`);
  });

  it("is available to its owner only", async () => {
    expect((await send(server, null, "GET", "/api/archive/export")).status).toBe(401);
    const stranger = await downloadArchive(server, await createAccount(server));
    expect(Object.values(canonical(stranger)).flat()).toEqual([]);
    expect([...stranger.texts.values()].join("")).not.toContain(owner.user.id);
  });

  it("adds nothing when its own account imports it", async () => {
    const results = await importArchive(server, owner, archive);
    for (const result of Object.values(results)) expect(result).toMatchObject({ added: 0, rejected: [] });
    expect(canonical(await downloadArchive(server, owner))).toEqual(canonical(archive));
  });
});

describe("an archive that another account imports", () => {
  it("gets new ids, so that it changes nobody's rows, and is added once", async () => {
    // In the same shard, where an id belongs to one person only.
    const other = await signUpOn(server, 1);
    const before = canonical(archive);
    await importArchive(server, other, archive);
    const again = await importArchive(server, other, archive);
    for (const result of Object.values(again)) expect(result).toMatchObject({ added: 0, rejected: [] });
    const copy = await downloadArchive(server, other);
    const entry = entryOf(copy);
    const image = copy.items<{ id: string; file: string }>("images")[0]!;
    expect(entry.id).not.toBe(entryId);
    expect(entry).toMatchObject({ title: "A quiet: morning", isBookmarked: true, entryDate: "2026-03-02" });
    expect(entry.content).toContain(`/api/images/${image.id}`);
    expect(entry.content).not.toContain(imageUrl);
    expect(await copy.bytesOf(image.file)).toEqual(PNG);
    expect((await send(server, other, "GET", `/api/images/${image.id}`)).status).toBe(200);
    expect((await send(server, other, "GET", imageUrl)).status).toBe(404);
    expect(canonical(await downloadArchive(server, owner))).toEqual(before);
    const [response] = copy.items<ArchivedResponse>("saved-responses").slice(-1);
    expect(response).toMatchObject({ authorship: "companion", engine: "built-in" });
  });

  it("counts for the streak, the calendar and the search", async () => {
    const other = await createAccount(server);
    await importArchive(server, other, archive);
    const march = "/api/prayer-journal/calendar?startDate=2026-03-01&endDate=2026-03-31";
    expect(await callOk(server, other, "GET", march)).toMatchObject({
      longestStreak: 1,
      entries: [expect.anything()],
    });
    const found = await callOk<unknown[]>(server, other, "GET", "/api/prayer-journal/search?q=window");
    expect(found).toHaveLength(1);
  });

  it("is added once by parallel calls", async () => {
    const other = await createAccount(server);
    const items = archive.items("entries");
    await Promise.all(Array.from({ length: 5 }, () => importItems(server, other, "entries", items)));
    expect((await downloadArchive(server, other)).items("entries")).toHaveLength(2);
  });
});

describe("imported items", () => {
  it("are counted but not stored in a dry run", async () => {
    const other = await createAccount(server);
    const dryRun = (kind: "entries" | "images") =>
      importItems(server, other, kind, archive.items(kind), true);
    expect(await dryRun("entries")).toMatchObject({ added: 2, duplicates: 0 });
    expect(await dryRun("images")).toMatchObject({ added: 1 });
    expect(canonical(await downloadArchive(server, other))).toMatchObject({ entries: [], images: [] });
  });

  it("are rejected one by one, with the reason, when they are bad", async () => {
    const other = await createAccount(server);
    const good = entryOf(archive);
    const fresh = (changes: object) => ({ ...good, id: crypto.randomUUID(), ...changes });
    const result = await importItems(server, other, "entries", [
      { ...good, entryDate: "2026-02-30" },
      good,
      fresh({ entryDate: "9998-01-01" }),
      fresh({ content: "<p> </p>" }),
      fresh({ content: `<p>${"x".repeat(200_001)}</p>` }),
      fresh({ id: "../../etc" }),
      good,
      null,
    ]);
    expect(result).toMatchObject({ added: 1, duplicates: 1 });
    expect(result.rejected.map(({ index }) => index).sort()).toEqual([0, 2, 3, 4, 5, 7]);
    for (const { reason } of result.rejected) expect(reason).toMatch(/\w/);
  });

  it("are sanitized like any entry", async () => {
    const other = await createAccount(server);
    const content = `<p onclick="alert(1)">Words</p><script>alert(1)</script>`;
    await importItems(server, other, "entries", [{ ...entryOf(archive), content }]);
    expect(entryOf(await downloadArchive(server, other)).content).toBe("<p>Words</p>");
  });

  it("cannot make a member's text look like the companion's", async () => {
    const other = await createAccount(server);
    const real = archive.items<ArchivedResponse>("saved-responses").at(-1)!;
    const changed = { ...real, response: `${real.response} And more.` };
    await importItems(server, other, "saved-responses", [changed]);
    const [stored] = (await downloadArchive(server, other)).items<ArchivedResponse>("saved-responses");
    expect(stored).toMatchObject({ authorship: "member", engine: null, citations: null, proof: null });
    const talk = archive.items<{ id: string; answers: { text: string }[] }>("conversations")[0]!;
    const forged = { ...talk, answers: talk.answers.map((turn) => ({ ...turn, text: "Sin is a myth." })) };
    await importItems(server, other, "conversations", [forged]);
    const saved = await saveResponse(server, other, { question: ask().question, response: "Sin is a myth." });
    expect(saved.authorship).toBe("member");
  });

  it("never make two highlights overlap, and leave what the reader has", async () => {
    const other = await createAccount(server);
    const run = { work: "bible John", first: 6053, last: 6058, colour: "pink" };
    await callOk(server, other, "POST", "/api/reading/highlights", run);
    await callOk(server, other, "PUT", "/api/reading/places", { work: run.work, place: 1001, text: "drc" });
    const createdAt = "2026-03-02T08:00:00.000Z";
    const item = { ...run, colour: "green", createdAt };
    const items = [
      { ...item, first: 6058, last: 6060 },
      { ...item, first: 7001, last: 7005 },
      { ...item, first: 7005, last: 7009 },
      { ...item, work: "bible Luke" },
      { ...item, first: 6060, last: 6059 },
    ];
    const result = await importItems(server, other, "highlights", items);
    expect(result).toMatchObject({ duplicates: 1, rejected: [{ index: 4 }] });
    const copy = await downloadArchive(server, other);
    expect(copy.items("highlights").map(({ work, first, last }) => [work, first, last])).toEqual([
      ["bible John", 6053, 6058],
      ["bible John", 7001, 7005],
      ["bible Luke", 6053, 6058],
    ]);
    await importItems(server, other, "reading-places", archive.items("reading-places"));
    expect((await downloadArchive(server, other)).items("reading-places")).toMatchObject([{ place: 1001 }]);
    await env.JOURNAL_0.prepare(
      `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
       INSERT INTO highlights SELECT ?1 || n, ?1, 'bible Ps', n * 10, n * 10, 'blue', '' FROM number`,
    )
      .bind(other.user.id, MARK_LIMITS.highlights)
      .run();
    const json = { kind: "highlights", items: [{ ...item, work: "bible Mark" }] };
    expect((await send(server, other, "POST", "/api/archive/import", { json })).status).toBe(409);
  });

  it.each([
    ["an unknown kind", { kind: "passwords", items: [{}] }, 400],
    ["no items", { kind: "entries", items: [] }, 400],
    ["101 items", { kind: "entries", items: Array.from({ length: 101 }, () => ({})) }, 400],
    ["no list", { kind: "entries", items: "all" }, 400],
    ["images without their bytes", { kind: "images", items: [{}] }, 400],
    ["more than a megabyte", { kind: "entries", items: ["x".repeat(1_000_001)] }, 413],
  ])("are refused as %s", async (_name, json, status) => {
    const response = await send(server, await createAccount(server), "POST", "/api/archive/import", { json });
    expect(response.status).toBe(status);
  });
});

describe("the images of an archive", () => {
  it("are checked like any upload", async () => {
    const other = await createAccount(server);
    const image = { id: crypto.randomUUID(), createdAt: "2026-03-02T08:00:00.000Z" };
    const script = new TextEncoder().encode("<script>alert(1)</script>");
    const put = async (changes: object, bytes = PNG) =>
      (await importImage(server, other, { ...image, ...changes }, bytes)).status;
    expect(await put({}, script)).toBe(415);
    expect(await put({ id: "x" })).toBe(400);
    expect(await put({ createdAt: "now" })).toBe(400);
    expect(await put({}, new Uint8Array(5 * 1024 * 1024 + 1))).toBe(413);
    expect(await Promise.all([{}, {}, {}, {}].map((same) => put(same)))).toEqual([200, 200, 200, 200]);
    expect((await downloadArchive(server, other)).items("images")).toHaveLength(1);
  });

  it("are divided into several files when there are thousands, and the last file has the entries", async () => {
    const person = await signUpOn(server, 1);
    const count = ARCHIVE_LIMITS.imagesAFile + 2;
    await env.JOURNAL_1.prepare(
      `INSERT INTO images (id, user_id, content_type, size, width, height, created_at)
      SELECT printf('%08d-0000-4000-8000-0000000000ff', value), ?1, 'image/png', 70, 1, 1, '2026-03-01T08:00:00.000Z'
      FROM json_each(?2)`,
    )
      .bind(person.user.id, JSON.stringify(Array.from({ length: count }, (_, index) => index + 1)))
      .run();
    const shown = [`00000001-0000-4000-8000-0000000000ff`, `0000${count}-0000-4000-8000-0000000000ff`];
    await env.IMAGES.put(`images/${person.user.id}/${shown[1]}`, PNG);
    await callOk(server, person, "POST", ENTRIES, {
      content: shown.map((id) => `<img src="/api/images/${id}">`).join(""),
    });
    const exportPart = (part: string) => send(server, person, "GET", `/api/archive/export?part=${part}`);
    const first = await send(server, person, "GET", "/api/archive/export");
    expect(first.headers.get("X-Archive-Parts")).toBe("2");
    expect(first.headers.get("Content-Disposition")).toMatch(/acolyte-[\d-]{10}-1-of-2\.zip/);
    const one = await readArchive(await first.blob());
    expect(one.items("images")).toHaveLength(ARCHIVE_LIMITS.imagesAFile);
    expect(one.items("entries")).toHaveLength(0);
    const two = await readArchive(await (await exportPart("2")).blob());
    expect(two.items<{ id: string }>("images").map(({ id }) => id)).toContain(shown[1]);
    expect(two.items("images")).toHaveLength(2);
    expect(two.items("entries")).toHaveLength(1);
    expect(await two.bytesOf(`images/${shown[1]}.png`)).toEqual(PNG);
    expect((await exportPart("3")).status).toBe(404);
    for (const part of ["0", "x"]) expect((await exportPart(part)).status).toBe(400);
  });
});
