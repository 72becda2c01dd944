import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { HistoryItem } from "~/features/companion/contract";
import type { CalendarResponse } from "~/features/journal/contract";
import { type Account, createAccount, inFirstShard, ORIGIN, send } from "../factories/accounts";
import { downloadArchive, importItems } from "../factories/archive";
import { ask, followUp } from "../factories/companion";
import { signUpOn } from "../factories/journal";
import { callOk, newPrayer, newResponse, savePrayer, saveResponse } from "../factories/library";
import { server } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

const MOST_BYTES = 2_000_000;
/** In JSON each of these is two bytes. */
const QUOTES = '"';
/** In UTF-8 each of these is three. */
const BREAD = "聖";

let person: Account;

async function get(path: string, account = person) {
  const response = await send(server, account, "GET", path);
  const text = await response.text();
  expect(response.status, `${path}: ${text.slice(0, 200)}`).toBe(200);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1] ?? null;
  return { bytes: new TextEncoder().encode(text).byteLength, json: JSON.parse(text), next };
}

/** Reads a whole list page by page, and expects each of its items once and no page above the limit. */
async function expectPages(path: string, count: number, account = person) {
  const ids: string[] = [];
  let address: string | null = path;
  while (address !== null) {
    const page = await get(address, account);
    ids.push(...page.json.map(({ id }: { id: string }) => id));
    expect(page.bytes, path).toBeLessThan(MOST_BYTES);
    address = page.next?.replace(ORIGIN, "") ?? null;
  }
  expect(new Set(ids).size, path).toBe(count);
  expect(ids, path).toHaveLength(count);
}

beforeAll(async () => {
  await fillTopicIndex();
  person = await signUpOn(server, 1);
});

describe("a list of large items is paged within 2 MB, and its pages hold every item once:", () => {
  it("entries, bookmarked and deleted ones", async () => {
    const account = await signUpOn(server, 1);
    const row = await env.JOURNAL_1.prepare(
      `INSERT INTO entries (id, user_id, entry_type, title, preview, mood, entry_date, timezone, is_bookmarked,
        sanitizer_version, created_at, updated_at, content, prayer_intentions, deleted_at)
      SELECT printf('%08d-0000-4000-8000-000000000000', value), ?1, 'daily', 'Many', 'Many', NULL,
        '2026-03-01', 'UTC', 1, 1, '2026-03-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z', ?2, ?3,
        iif(value > 40, '2026-03-02T08:00:00.000Z', NULL)
      FROM json_each(?4)`,
    )
      .bind(account.user.id, `<p>${QUOTES.repeat(199_000)}</p>`, BREAD.repeat(4_000), numbers(60))
      .run();
    expect(row.success).toBe(true);
    for (const [path, count] of [
      ["/api/prayer-journal/entries", 40],
      ["/api/prayer-journal/entries?limit=7", 40],
      ["/api/prayer-journal/bookmarked", 40],
      ["/api/prayer-journal/deleted", 20],
    ] as const) {
      await expectPages(path, count, account);
    }
  });

  it("prayers", async () => {
    for (let index = 0; index < 30; index += 1)
      await savePrayer(server, person, newPrayer({ content: BREAD.repeat(20_000) }));
    await expectPages("/api/prayers", 30);
  });

  it("saved responses, also those that a search finds", async () => {
    for (let index = 0; index < 6; index += 1)
      await saveResponse(server, person, newResponse({ response: BREAD.repeat(200_000), notes: "Light" }));
    await expectPages("/api/saved-responses", 6);
    await expectPages("/api/saved-responses?search=light&limit=4", 6);
  });

  it("conversations", async () => {
    const turn = (index: number) => ({
      id: crypto.randomUUID(),
      question: QUOTES.repeat(8_000),
      text: QUOTES.repeat(40_000),
      state: "done",
      engine: "model",
      sources: [],
      citations: null,
      checked: null,
      createdAt: new Date(Date.UTC(2026, 2, 1, 8, index)).toISOString(),
      proof: null,
    });
    for (let index = 0; index < 12; index += 1) {
      const thread = {
        id: crypto.randomUUID(),
        question: QUOTES.repeat(8_000),
        mode: "faith-learning",
        denomination: null,
        sources: [],
        createdAt: new Date(Date.UTC(2026, 2, 1 + index)).toISOString(),
        answers: [0, 1, 2, 3].map(turn),
      };
      expect((await importItems(server, person, "conversations", [thread])).added).toBe(1);
    }
    await expectPages("/api/acolyte/history", 12);
    const archive = await downloadArchive(server, person);
    expect(archive.items("conversations")).toHaveLength(12);
    expect(archive.items("saved-responses")).toHaveLength(6);
    expect(archive.items("prayers")).toHaveLength(30);
  });
});

describe("the calendar", () => {
  it("carries the beginning of each entry in all fields of an entry, within 2 MB", async () => {
    const account = await signUpOn(server, 1);
    const words = `Grace & peace <3 ${"every morning ".repeat(2_000)}`;
    await callOk(server, account, "POST", "/api/prayer-journal/entries", {
      content: words,
      title: "Morning",
      entryDate: "2026-03-01",
      prayerIntentions: BREAD.repeat(4_000),
    });
    const path = "/api/prayer-journal/calendar?startDate=2026-03-01&endDate=2026-03-31";
    const { entries } = (await get(path, account)).json as CalendarResponse;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      title: "Morning",
      content: expect.stringMatching(/^<p>Grace &amp; peace &lt;3 every [\w ]{60,110}<\/p>$/),
      prayerIntentions: BREAD.repeat(120),
      version: 1,
    });
    const copy = env.JOURNAL_1.prepare(
      `INSERT INTO entries (id, user_id, entry_type, title, preview, entry_date, timezone, sanitizer_version, created_at,
        updated_at, content, original_greeting, original_inspiration, prayer_intentions, spiritual_insights)
      SELECT printf('%08d-0000-4000-8000-000000000001', value), ?1, 'daily', ?2, ?2, '2026-03-02', 'UTC', 1,
        '2026-03-02T08:00:00.000Z', '2026-03-02T08:00:00.000Z', ?3, ?4, ?4, ?4, ?4 FROM json_each(?5)`,
    );
    const content = `<p>${"word ".repeat(39_000)}</p>`;
    await copy.bind(account.user.id, BREAD.repeat(200), content, BREAD.repeat(4_000), numbers(100)).run();
    const crowded = await get(path, account);
    expect(crowded.json.entries).toHaveLength(101);
    expect(crowded.bytes).toBeLessThan(MOST_BYTES);
    await copy
      .bind(account.user.id, QUOTES.repeat(200), "<p>x</p>", QUOTES.repeat(500), numbers(1_500, 100))
      .run();
    const full = await get(path, account);
    expect(full.json.entries.length).toBeGreaterThan(500);
    expect(full.bytes).toBeLessThan(MOST_BYTES);
  });
});

const firstAnswer = (account: Account) =>
  callOk<{ id: string; threadId: string; answer: string }>(
    server,
    account,
    "POST",
    "/api/acolyte/ask",
    ask(),
  );

describe("a conversation", () => {
  it("takes no question beyond its hundredth, nor an import of more", async () => {
    const account = await createAccount(server);
    const first = await firstAnswer(account);
    await env.JOURNAL_0.prepare(
      `INSERT INTO answers (id, thread_id, user_id, question, text, state, engine, created_at)
      SELECT printf('%08d-0000-4000-8000-000000000002', value), ?1, ?2, 'And then?', 'Then.', 'done', 'model', '2026-01-01T00:00:00.000Z'
      FROM json_each(?3)`,
    )
      .bind(first.threadId, account.user.id, numbers(98))
      .run();
    const next = () =>
      send(server, account, "POST", "/api/acolyte/follow-up", {
        json: followUp({ answerId: first.id, previousResponse: first.answer }),
      });
    expect((await next()).status).toBe(201);
    const refused = await next();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: "This conversation is at its maximum length. Ask your question in a new one.",
    });
    const [item] = (await get("/api/acolyte/history", account)).json as HistoryItem[];
    expect(item!.turns).toHaveLength(100);
    const [thread] = (await downloadArchive(server, account)).items<{ answers: object[] }>("conversations");
    const longer = { ...thread, id: crypto.randomUUID(), answers: [...thread!.answers, thread!.answers[0]] };
    const other = await createAccount(server);
    const result = await importItems(server, other, "conversations", [longer]);
    expect(result).toMatchObject({
      added: 0,
      rejected: [{ reason: "A conversation has at most 100 questions." }],
    });
    expect((await importItems(server, other, "conversations", [thread])).added).toBe(1);
  });

  it("takes no question once its transcript is long, but still answers danger with help", async () => {
    const account = await createAccount(server);
    const first = await firstAnswer(account);
    await env.JOURNAL_0.prepare("UPDATE answers SET text = ? WHERE id = ?")
      .bind("Long. ".repeat(30_000), first.id)
      .run();
    const next = (followUpQuestion: string) =>
      send(server, account, "POST", "/api/acolyte/follow-up", {
        json: followUp({ answerId: first.id, followUpQuestion }),
      });
    expect((await next("And why?")).status).toBe(409);
    const help = await next("I want to kill myself tonight.");
    expect(help.ok).toBe(true);
    expect(await help.json()).toMatchObject({ isSafetyMessage: true });
  });
});

/** A JSON list of numbers after one, as a parameter. */
function numbers(count: number, after = 0): string {
  return JSON.stringify(Array.from({ length: count }, (_, index) => after + index + 1));
}
