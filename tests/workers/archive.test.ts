import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { ARCHIVE_LIMITS } from "~/features/archive/contract";
import type { ArchivedEntry, ArchivedResponse } from "~/features/archive/domain/archive-items";
import type { AcolyteAnswer } from "~/features/companion/contract";
import type { JournalEntry, UploadedImage } from "~/features/journal/contract";
import { type Account, createAccount } from "../factories/accounts";
import {
  canonical,
  downloadArchive,
  importArchive,
  importImage,
  importItems,
  type ReadArchive,
  readArchive,
} from "../factories/archive";
import { ask } from "../factories/companion";
import { send, signUpOn } from "../factories/journal";
import { callOk, savePrayer, saveResponse } from "../factories/library";
import { fillTopicIndex } from "../setup/topic-index";

const server = exports.default;
/** A PNG of one pixel. */
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

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
  const content = `<h2>Morning</h2><p>Light through the <mark>window</mark>.</p><img src="${imageUrl}">`;
  const entry = await callOk<JournalEntry>(server, owner, "POST", "/api/prayer-journal/entries", {
    title: "A quiet: morning",
    content,
    mood: "peaceful",
    entryDate: "2026-03-02",
    originalGreeting: "Good morning.",
  });
  entryId = entry.id;
  await callOk(server, owner, "POST", `/api/prayer-journal/entries/${entryId}/bookmark`);
  const binned = await callOk<JournalEntry>(server, owner, "POST", "/api/prayer-journal/entries", {
    content: "An entry for the bin",
    entryDate: "2026-03-01",
  });
  await callOk(server, owner, "DELETE", `/api/prayer-journal/entries/${binned.id}`);
  await callOk(server, owner, "POST", "/api/prayer-journal/intentions", { text: "Peace in the world" });
  await savePrayer(server, owner);
  await saveResponse(server, owner, { notes: "Ask Father Luke", isPublic: true });
  const answer = await callOk<AcolyteAnswer>(server, owner, "POST", "/api/acolyte/ask", ask());
  await saveResponse(server, owner, { question: ask().question, response: answer.answer });
  archive = await downloadArchive(server, owner);
});

const entryOf = (read: ReadArchive) => read.items<ArchivedEntry>("entries")[0]!;

describe("an archive", () => {
  it("holds everything, as JSON and Markdown, with pictures and the account's own facts", async () => {
    expect(JSON.parse(archive.texts.get("manifest.json")!)).toMatchObject({
      schema: "acolyte-archive",
      version: 1,
      counts: {
        images: 1,
        entries: 2,
        intentions: 1,
        prayers: 1,
        "saved-responses": 2,
        conversations: 1,
        activity: 1,
      },
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

  it("is for its owner alone", async () => {
    expect((await send(server, null, "GET", "/api/archive/export")).status).toBe(401);
    const stranger = await downloadArchive(server, await createAccount(server));
    expect(canonical(stranger)).toMatchObject({
      entries: [],
      prayers: [],
      "saved-responses": [],
      images: [],
    });
    expect([...stranger.texts.values()].join("")).not.toContain(owner.user.id);
  });

  it("adds nothing to the account that it comes from", async () => {
    const results = await importArchive(server, owner, archive);
    for (const result of Object.values(results)) expect(result).toMatchObject({ added: 0, rejected: [] });
    expect(canonical(await downloadArchive(server, owner))).toEqual(canonical(archive));
  });
});

describe("an archive in another account", () => {
  it("comes with ids of its own, so that nobody's rows are touched, and only once", async () => {
    // In the same shard, where an id can belong to one person alone.
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
    const calendar = await callOk<{ longestStreak: number; entries: unknown[] }>(
      server,
      other,
      "GET",
      "/api/prayer-journal/calendar?startDate=2026-03-01&endDate=2026-03-31",
    );
    expect(calendar).toMatchObject({ longestStreak: 1, entries: [expect.anything()] });
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

describe("items", () => {
  it("are only counted by a dry run", async () => {
    const other = await createAccount(server);
    const items = archive.items("entries");
    expect(await importItems(server, other, "entries", items, true)).toMatchObject({
      added: 2,
      duplicates: 0,
    });
    expect(await importItems(server, other, "images", archive.items("images"), true)).toMatchObject({
      added: 1,
    });
    expect(canonical(await downloadArchive(server, other))).toMatchObject({ entries: [], images: [] });
  });

  it("that are bad are told with their reason and stop no other", async () => {
    const other = await createAccount(server);
    const good = entryOf(archive);
    const result = await importItems(server, other, "entries", [
      { ...good, entryDate: "2026-02-30" },
      good,
      { ...good, id: crypto.randomUUID(), entryDate: "9998-01-01" },
      { ...good, id: crypto.randomUUID(), content: "<p> </p>" },
      { ...good, id: crypto.randomUUID(), content: `<p>${"x".repeat(200_001)}</p>` },
      { ...good, id: "../../etc" },
      good,
      null,
    ]);
    expect(result).toMatchObject({ added: 1, duplicates: 1 });
    expect(result.rejected.map(({ index }) => index).sort()).toEqual([0, 2, 3, 4, 5, 7]);
    for (const { reason } of result.rejected) expect(reason).toMatch(/\w/);
  });

  it("are sanitised like any entry", async () => {
    const other = await createAccount(server);
    const content = `<p onclick="alert(1)">Words</p><script>alert(1)</script>`;
    await importItems(server, other, "entries", [{ ...entryOf(archive), content }]);
    expect(entryOf(await downloadArchive(server, other)).content).toBe("<p>Words</p>");
  });

  it("cannot pass a text off as the companion's", async () => {
    const other = await createAccount(server);
    const real = archive.items<ArchivedResponse>("saved-responses").at(-1)!;
    await importItems(server, other, "saved-responses", [
      { ...real, response: `${real.response} And more.` },
    ]);
    const [stored] = (await downloadArchive(server, other)).items<ArchivedResponse>("saved-responses");
    expect(stored).toMatchObject({ authorship: "member", engine: null, citations: null, proof: null });
    const talk = archive.items<{ id: string; answers: { text: string }[] }>("conversations")[0]!;
    const forged = { ...talk, answers: talk.answers.map((turn) => ({ ...turn, text: "Sin is a myth." })) };
    await importItems(server, other, "conversations", [forged]);
    const saved = await saveResponse(server, other, { question: ask().question, response: "Sin is a myth." });
    expect(saved.authorship).toBe("member");
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

describe("an image of an archive", () => {
  it("is checked like any upload", async () => {
    const other = await createAccount(server);
    const image = { id: crypto.randomUUID(), createdAt: "2026-03-02T08:00:00.000Z" };
    const script = new TextEncoder().encode("<script>alert(1)</script>");
    expect((await importImage(server, other, image, script)).status).toBe(415);
    expect((await importImage(server, other, { ...image, id: "x" }, PNG)).status).toBe(400);
    expect((await importImage(server, other, { ...image, createdAt: "now" }, PNG)).status).toBe(400);
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    expect((await importImage(server, other, image, large)).status).toBe(413);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => importImage(server, other, image, PNG)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await downloadArchive(server, other)).items("images")).toHaveLength(1);
  });
});

describe("an archive of thousands of images", () => {
  it("has several files, each within the requests that one call may make, and the entries in the last", async () => {
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
    await callOk(server, person, "POST", "/api/prayer-journal/entries", {
      content: shown.map((id) => `<img src="/api/images/${id}">`).join(""),
    });
    const first = await send(server, person, "GET", "/api/archive/export");
    expect(first.headers.get("X-Archive-Parts")).toBe("2");
    expect(first.headers.get("Content-Disposition")).toMatch(/acolyte-[\d-]{10}-1-of-2\.zip/);
    const one = await readArchive(await first.blob());
    expect(one.items("images")).toHaveLength(ARCHIVE_LIMITS.imagesAFile);
    expect(one.items("entries")).toHaveLength(0);
    const second = await send(server, person, "GET", "/api/archive/export?part=2");
    const two = await readArchive(await second.blob());
    expect(two.items<{ id: string }>("images").map(({ id }) => id)).toContain(shown[1]);
    expect(two.items("images")).toHaveLength(2);
    expect(two.items("entries")).toHaveLength(1);
    expect(await two.bytesOf(`images/${shown[1]}.png`)).toEqual(PNG);
    for (const part of ["3", "0", "x"]) {
      const refused = await send(server, person, "GET", `/api/archive/export?part=${part}`);
      expect(refused.status).toBe(part === "3" ? 404 : 400);
    }
  });
});
