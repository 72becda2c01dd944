import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ArchivedEntry, ArchivedPrayer, ArchivedThread } from "~/features/archive/domain/archive-items";
import { deleteSomeEntries } from "~/features/archive/server/journal-deletion.repository.server";
import type { AcolyteAnswer, HistoryItem } from "~/features/companion/contract";
import type { Intention, JournalEntry } from "~/features/journal/contract";
import { openDatabase } from "~/server/db/client.server";
import { STORED_TEXT_LIMIT } from "~/shared/bytes";
import { type Account, createAccount, send } from "../factories/accounts";
import { downloadArchive, importArchive, importItems } from "../factories/archive";
import { ask } from "../factories/companion";
import { callsUsed } from "../factories/companion-rows";
import { signUpOn } from "../factories/journal";
import { callOk, newPrayer, newResponse, savePrayer, saveResponse } from "../factories/library";
import { server } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

const ENTRIES = "/api/prayer-journal/entries";
const INTENTIONS = "/api/prayer-journal/intentions";
const LONG = "Grace upon grace. ".repeat(100);
/** The tables of totals, with those whose text they count. */
const COUNTED = {
  text_totals: ["entries", "intentions"],
  other_text_totals: ["prayers", "saved_responses", "threads", "answers"],
};

let person: Account;

beforeEach(async () => {
  await fillTopicIndex();
  person = await signUpOn(server, 1);
});

/** The totals kept for an account, and those that its rows add up to. */
async function totalsOf(account: Account, table: keyof typeof COUNTED = "text_totals") {
  const kept = await env.JOURNAL_1.prepare(`SELECT bytes FROM ${table} WHERE user_id = ?`)
    .bind(account.user.id)
    .first<number>("bytes");
  const rows = COUNTED[table].map((table) => `SELECT text_bytes FROM ${table} WHERE user_id = ?1`);
  const counted = await env.JOURNAL_1.prepare(
    `SELECT coalesce(sum(text_bytes), 0) AS bytes FROM (${rows.join(" UNION ALL ")})`,
  )
    .bind(account.user.id)
    .first<number>("bytes");
  return { kept, counted };
}

/** Leaves an account room for this many bytes. */
async function leaveRoom(account: Account, bytes: number, table: keyof typeof COUNTED = "text_totals") {
  await env.JOURNAL_1.prepare(`INSERT OR REPLACE INTO ${table} (user_id, bytes) VALUES (?, ?)`)
    .bind(account.user.id, STORED_TEXT_LIMIT - bytes)
    .run();
}

async function refusal(method: string, path: string, json: unknown) {
  const response = await send(server, person, method, path, { json });
  return { status: response.status, message: (await response.json<{ message: string }>()).message };
}

const call = <T>(method: string, path: string, json?: unknown) =>
  callOk<T>(server, person, method, path, json);
const write = (content = LONG) => call<JournalEntry>("POST", ENTRIES, { content });

describe("the text of a journal", () => {
  it("is counted with every write, and given back by deletion for good alone", async () => {
    const kept = await write();
    const dropped = await write("<p>To be deleted</p>");
    await call("PUT", `${ENTRIES}/${kept.id}`, { content: `${LONG}${LONG}`, title: "Two" });
    const intention = await call<Intention>("POST", INTENTIONS, {
      text: "Peace",
    });
    await call("PATCH", `${INTENTIONS}/${intention.id}`, {
      isCompleted: true,
      thanks: "Thank you.",
    });
    const before = await totalsOf(person);
    expect(before.kept).toBe(before.counted);
    expect(before.kept).toBeGreaterThan(2 * LONG.length);

    await call("DELETE", `${ENTRIES}/${dropped.id}`);
    expect(await totalsOf(person)).toEqual(before);
    await call("POST", `${ENTRIES}/${dropped.id}/restore`);
    expect(await totalsOf(person)).toEqual(before);
    await call("DELETE", `${ENTRIES}/${dropped.id}`);
    await call("DELETE", `${ENTRIES}/${dropped.id}/permanent`);
    await call("DELETE", `${INTENTIONS}/${intention.id}`);
    const after = await totalsOf(person);
    expect(after.kept).toBe(after.counted);
    expect(after.kept).toBeLessThan(before.kept!);
  });

  it("refuses what would be more than the limit, says what to do, and stores nothing of it", async () => {
    const entry = await write();
    const { counted } = await totalsOf(person);
    await leaveRoom(person, 1_000);
    const full = {
      status: 409,
      message: expect.stringMatching(/^Your journal is full: .*50 MB.*Delete some permanently to make room/),
    };
    expect(await refusal("POST", ENTRIES, { content: LONG })).toEqual(full);
    expect(await refusal("PUT", `${ENTRIES}/${entry.id}`, { content: LONG + LONG })).toEqual(full);
    const intention = { text: "P".repeat(300) };
    await call("POST", INTENTIONS, intention);
    await call("POST", INTENTIONS, { text: "P".repeat(200) });
    expect(await refusal("POST", INTENTIONS, intention)).toEqual(full);
    const stored = await call<JournalEntry>("GET", `${ENTRIES}/${entry.id}`);
    expect(stored).toEqual(entry);
    expect((await totalsOf(person)).counted).toBe(counted! + 900);
  });

  it("is deleted with the account in steps that count entries, not what triggers delete with them", async () => {
    for (let index = 0; index < 5; index += 1) await write(`Entry ${index}`);
    const journal = openDatabase(env.JOURNAL_1);
    expect(await deleteSomeEntries(journal, person.user.id, 3)).toBe(3);
    expect(await deleteSomeEntries(journal, person.user.id, 3)).toBe(2);
    expect(await totalsOf(person)).toEqual({ kept: 0, counted: 0 });
  });

  it("takes an edit that shortens it even where it is full", async () => {
    const entry = await write();
    await leaveRoom(person, -5_000);
    await call("PUT", `${ENTRIES}/${entry.id}`, { content: "Short" });
    expect((await totalsOf(person)).kept).toBeLessThan(STORED_TEXT_LIMIT + 5_000 - LONG.length);
  });

  it("holds parallel writes to the limit together", async () => {
    await leaveRoom(person, 3 * 2_500);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => send(server, person, "POST", ENTRIES, { json: { content: LONG } })),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
  });

  it("is held to the limit by an import, chunk by chunk, all or none", async () => {
    await write();
    await write("Another");
    const archive = await downloadArchive(server, person);
    const other = await signUpOn(server, 1);
    await leaveRoom(other, 2_000);
    const items = archive.items<ArchivedEntry>("entries");
    const response = await send(server, other, "POST", "/api/archive/import", {
      json: { kind: "entries", items },
    });
    expect(response.status).toBe(409);
    expect((await totalsOf(other)).counted).toBe(0);
    await leaveRoom(other, STORED_TEXT_LIMIT);
    expect((await importItems(server, other, "entries", items)).added).toBe(2);
    const own = await totalsOf(other);
    expect(own.kept).toBe(own.counted);
    expect(own.counted).toBe((await totalsOf(person)).counted);
  });
});

describe("the text of everything else", () => {
  const totals = (account = person) => totalsOf(account, "other_text_totals");

  it("is counted with every write and deletion, and survives an import", async () => {
    const prayer = await savePrayer(server, person);
    await call("PATCH", `/api/prayers/${prayer.id}`, { content: LONG });
    const saved = await saveResponse(server, person, { notes: "A note" });
    await call("PATCH", `/api/saved-responses/${saved.id}`, { notes: LONG });
    await call<AcolyteAnswer>("POST", "/api/acolyte/ask", ask());
    const all = await totals();
    expect(all.kept).toBe(all.counted);
    expect(all.kept).toBeGreaterThan(2 * LONG.length);

    const other = await signUpOn(server, 1);
    await importArchive(server, other, await downloadArchive(server, person));
    const brought = await totals(other);
    expect(brought.kept).toBe(brought.counted);
    expect(brought.counted).toBe(all.counted);

    await call("DELETE", `/api/prayers/${prayer.id}`);
    await call("DELETE", `/api/saved-responses/${saved.id}`);
    await call("DELETE", "/api/acolyte/history");
    expect(await totals()).toEqual({ kept: 0, counted: 0 });
  });

  it("refuses prayers, responses, questions and imports when there is no room", async () => {
    const prayer = await savePrayer(server, person);
    const saved = await saveResponse(server, person);
    await call<AcolyteAnswer>("POST", "/api/acolyte/ask", ask());
    const archive = await downloadArchive(server, person);
    const { counted } = await totals();
    await leaveRoom(person, 100, "other_text_totals");
    const full = {
      status: 409,
      message: expect.stringMatching(/^There is no room left: .*50 MB.*Delete some to make room/),
    };
    expect(await refusal("POST", "/api/prayers", newPrayer())).toEqual(full);
    expect(await refusal("PATCH", `/api/prayers/${prayer.id}`, { content: LONG })).toEqual(full);
    expect(await refusal("POST", "/api/saved-responses", newResponse())).toEqual(full);
    expect(await refusal("PATCH", `/api/saved-responses/${saved.id}`, { notes: LONG })).toEqual(full);
    expect(await refusal("POST", "/api/acolyte/ask", ask())).toEqual(full);
    const conversation = {
      ...archive.items<ArchivedThread>("conversations")[0]!,
      id: crypto.randomUUID(),
    };
    const answers = conversation.answers.map((answer) => ({ ...answer, id: crypto.randomUUID() }));
    const items = [{ ...conversation, answers }];
    expect(await refusal("POST", "/api/archive/import", { kind: "conversations", items })).toEqual(full);
    expect((await totals()).counted).toBe(counted);
    expect(await callsUsed(person, env.JOURNAL_1)).toBe(1);
  });
});

/** Reads as "Grace gpj.exe" where the override works. */
const SPOOFED = "Grace \u202Eexe.jpg\u202C\u0007\u0000 \u2066today\u2069\nand tomorrow";
const PLAIN = "Grace exe.jpg today and tomorrow";

describe("control characters and overrides of direction are taken out of", () => {
  it("titles of entries, new and changed", async () => {
    const entry = await call<JournalEntry>("POST", ENTRIES, {
      content: "Amen",
      title: SPOOFED,
      prayerIntentions: "For Anna\u0007\n\tand Ben",
    });
    expect(entry).toMatchObject({ title: PLAIN, prayerIntentions: "For Anna\n\tand Ben" });
    const changed = await call<JournalEntry>("PUT", `${ENTRIES}/${entry.id}`, {
      content: "Amen",
      title: `${SPOOFED}!`,
    });
    expect(changed.title).toBe(`${PLAIN}!`);
  });

  it("intentions, responses, prayers and the names of conversations", async () => {
    const intention = await call<Intention>("POST", INTENTIONS, { text: SPOOFED });
    expect(intention.text).toBe(PLAIN);
    const change = { isCompleted: true, thanks: SPOOFED };
    expect(await call("PATCH", `${INTENTIONS}/${intention.id}`, change)).toMatchObject({ thanks: PLAIN });
    const saved = await saveResponse(server, person, { title: SPOOFED, notes: "One\u0007\ntwo" });
    expect(saved).toMatchObject({ title: PLAIN, notes: "One\ntwo" });
    const path = `/api/saved-responses/${saved.id}`;
    expect(await call("PATCH", path, { title: SPOOFED })).toMatchObject({ title: PLAIN });
    const prayer = await savePrayer(server, person, {
      title: "For \u202Emy\u202C mother",
      content: "Lord,\n\u0007hear",
    });
    expect(prayer).toMatchObject({ title: "For my mother", content: "Lord,\nhear" });
    await call("POST", "/api/acolyte/ask", ask({ question: SPOOFED }));
    const [item] = await call<HistoryItem[]>("GET", "/api/acolyte/history");
    expect(item!.question).toBe(PLAIN);
  });

  it("what an archive brings", async () => {
    await write();
    await savePrayer(server, person);
    const archive = await downloadArchive(server, person);
    const other = await createAccount(server);
    const [entry] = archive.items<ArchivedEntry>("entries");
    const [prayer] = archive.items<ArchivedPrayer>("prayers");
    await importItems(server, other, "entries", [{ ...entry, title: SPOOFED }]);
    await importItems(server, other, "prayers", [{ ...prayer, title: SPOOFED, content: "A\u0007men" }]);
    const brought = await downloadArchive(server, other);
    expect(brought.items("entries")[0]).toMatchObject({ title: PLAIN });
    expect(brought.items("prayers")[0]).toMatchObject({ title: PLAIN, content: "Amen" });
  });
});
