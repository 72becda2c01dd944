import { beforeEach, describe, expect, it } from "vitest";
import type { AcolyteAnswer, HistoryItem } from "~/features/companion/contract";
import type { SavedResponse, SavedStats } from "~/features/library/contract";
import { loadMarks } from "~/features/library/server/public.server";
import { takeDown } from "~/features/library/server/shared.repository.server";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { ask, followUp } from "../factories/companion";
import { servicesAt, sessionUser } from "../factories/journal";
import { callOk, dumpLibrary, newResponse, saveResponse } from "../factories/library";
import { type BadCall, expectBadInput } from "../factories/refusals";
import { server } from "../factories/worker-with";

inFirstShard();

const SAVED = "/api/saved-responses";

let account: Account;
const call = <T>(method: string, path: string, json?: unknown) =>
  callOk<T>(server, account, method, path, json);
const list = (query = "") => call<SavedResponse[]>("GET", SAVED + query);
const stats = () => call<SavedStats>("GET", `${SAVED}/stats`);
const save = (overrides: object = {}) => saveResponse(server, account, overrides);

beforeEach(async () => {
  account = await createAccount(server);
});

describe("saved responses", () => {
  it("keep all their fields, and a member's words are marked as such", async () => {
    const response = await send(server, account, "POST", SAVED, { json: newResponse() });
    expect(response.status).toBe(201);
    const saved = await response.json<SavedResponse>();
    expect(saved).toEqual({
      id: expect.any(String),
      title: null,
      question: "What is grace?",
      response: "Grace is favor, the free help that God gives us.",
      responseType: "faith-learning",
      category: "theology",
      denomination: null,
      notes: null,
      isBookmarked: false,
      isPublic: false,
      shareToken: null,
      viewCount: 0,
      sources: [],
      createdAt: expect.stringMatching(/Z$/),
      authorship: "member",
      engine: null,
      citations: { catechism: [], scripture: [], fathers: [], documents: [] },
      checked: [],
      isTakenDown: false,
      threadAnswerId: null,
    });
    expect(await list()).toEqual([saved]);
    expect(await call("GET", `${SAVED}/${saved.id}`)).toEqual(saved);
    const given = {
      isPublic: true,
      sources: ["aquinas"],
      responseType: "apologetics",
      denomination: "baptist",
    };
    const open = await save(given);
    expect(open).toMatchObject(given);
    expect(open.shareToken).toMatch(/^[\w-]{32}$/);
    expect((await list()).map(({ id }) => id)).toEqual([open.id, saved.id]);
  });

  it("change field by field, and an empty title, category or note is removed", async () => {
    const saved = await save();
    const path = `${SAVED}/${saved.id}`;
    expect(await call("PATCH", path, { isBookmarked: true })).toEqual({ ...saved, isBookmarked: true });
    const bookmarked = { ...saved, isBookmarked: true };
    const edit = { title: "Grace", category: "saints", notes: "Read again" };
    expect(await call("PATCH", path, edit)).toEqual({ ...bookmarked, ...edit });
    const cleared = { ...bookmarked, category: null };
    expect(await call("PATCH", path, { title: "", category: "", notes: "" })).toEqual(cleared);
    expect(await call("PATCH", path, { question: "Another?", viewCount: 7 })).toEqual(cleared);
    await call("DELETE", path);
    expect(await list()).toEqual([]);
    expect((await send(server, account, "DELETE", path)).status).toBe(404);
  });

  it("keep their link while they are public, and get a new one when they are shared again", async () => {
    const { id } = await save();
    const path = `${SAVED}/${id}`;
    const share = () => call<SavedResponse>("PATCH", path, { isPublic: true });
    const first = await share();
    expect((await share()).shareToken).toBe(first.shareToken);
    const hidden = { isPublic: false, shareToken: null };
    expect(await call("PATCH", path, { isPublic: false })).toMatchObject(hidden);
    const again = await Promise.all(Array.from({ length: 10 }, share));
    const tokens = new Set(again.map(({ shareToken }) => shareToken));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(first.shareToken);
    expect((await stats()).publicCount).toBe(1);
  });

  it("are invisible to everyone else", async () => {
    const { id } = await save({ isPublic: true });
    const before = await dumpLibrary(account);
    const other = await createAccount(server);
    for (const [method, path] of [
      ["GET", `${SAVED}/${id}`],
      ["GET", `${SAVED}/${id}/markdown`],
      ["PATCH", `${SAVED}/${id}`],
      ["DELETE", `${SAVED}/${id}`],
    ] as const) {
      const json = method === "PATCH" ? { isPublic: false } : undefined;
      expect((await send(server, other, method, path, { json })).status, `${method} ${path}`).toBe(404);
    }
    expect((await send(server, other, "GET", `${SAVED}?before=${id}`)).status).toBe(400);
    expect(await callOk(server, other, "GET", `${SAVED}?search=grace`)).toEqual([]);
    const nothing = { totalResponses: 0, categories: {} };
    expect(await callOk(server, other, "GET", `${SAVED}/stats`)).toMatchObject(nothing);
    expect(await dumpLibrary(account)).toBe(before);
  });

  it("can be downloaded as Markdown", async () => {
    const { id } = await save({ title: "Grace & peace", notes: "Mine" });
    const response = await send(server, account, "GET", `${SAVED}/${id}/markdown`);
    expect(response.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="grace-peace.md"');
    const text = await response.text();
    expect(text).toMatch(
      /^# Grace & peace\n\n- Saved: \d{4}-\d\d-\d\d\n- Type: Faith Learning\n- Category: theology\n/,
    );
    expect(text).toContain("## Question\n\nWhat is grace?\n\n## Answer\n\nGrace is favor");
    expect(text).toMatch(/- Written by a member\n[\s\S]*## Notes\n\nMine\n$/);
  });
});

describe("the list", () => {
  it("is narrowed by words and filters together", async () => {
    const grace = await save({ isBookmarked: true, notes: "for Lent" });
    const mary = await save({
      question: "Why do Catholics honor Mary?",
      response: "They honor her as the Mother of God.",
      responseType: "apologetics",
      denomination: "seventh-day-adventist",
      category: "apologetics",
    });
    const plain = await save({ responseType: "general", category: undefined, title: "Grâce" });
    const found = async (query: string) => (await list(query)).map(({ id }) => id);
    const cases: [string, SavedResponse[]][] = [
      ["", [plain, mary, grace]],
      ["?responseType=all&category=&isBookmarked=false&search=", [plain, mary, grace]],
      ["?responseType=apologetics", [mary]],
      ["?responseType=faith-learning", [grace]],
      ["?denomination=seventh-day-adventist", [mary]],
      ["?isBookmarked=true", [grace]],
      ["?search=grace", [plain, grace]],
      ["?search=mothers", [mary]],
      ["?search=grace&responseType=general", [plain]],
      ["?search=grace&isBookmarked=true&category=theology&responseType=faith-learning", [grace]],
      [`?search=${"%27%22".repeat(300)}`, []],
    ];
    for (const [query, expected] of cases) {
      expect(await found(query), query).toEqual(expected.map(({ id }) => id));
    }
    const path = `${SAVED}/${grace.id}`;
    await call("PATCH", path, { isBookmarked: false, notes: "for Advent", category: "saints" });
    expect(await found("?isBookmarked=true")).toEqual([]);
    expect(await found("?search=lent")).toEqual([]);
    expect(await found("?search=advent&category=saints")).toEqual([grace.id]);
    await call("PATCH", path, { title: "Kept" });
    expect(await found("?search=kept%20advent%20favor")).toEqual([grace.id]);
    await Promise.all([{ title: "Ash" }, { notes: "Ember" }].map((part) => call("PATCH", path, part)));
    expect(await found("?search=ash%20ember%20favor")).toEqual([grace.id]);
    expect(await found("?search=kept")).toEqual([]);
    await call("DELETE", path);
    expect(await found("?search=grace")).toEqual([plain.id]);
  });

  it("names the field of bad input and changes nothing", async () => {
    const { id } = await save();
    const path = `${SAVED}/${id}`;
    const before = await dumpLibrary(account);
    const bad: BadCall[] = [
      ["POST", SAVED, newResponse({ question: " " }), "question"],
      ["POST", SAVED, newResponse({ question: "x".repeat(8_001) }), "question"],
      ["POST", SAVED, newResponse({ response: "x".repeat(200_001) }), "response"],
      ["POST", SAVED, newResponse({ responseType: "prayer" }), "responseType"],
      ["POST", SAVED, newResponse({ category: "gratitude" }), "category"],
      ["POST", SAVED, newResponse({ denomination: "catholic" }), "denomination"],
      ["POST", SAVED, newResponse({ sources: ["x"] }), "sources.0"],
      ["PATCH", path, { title: "x".repeat(201) }, "title"],
      ["PATCH", path, { category: "x" }, "category"],
      ["PATCH", path, { notes: "x".repeat(4_001) }, "notes"],
      ["GET", `${SAVED}?responseType=x`, undefined, "responseType"],
      ["GET", `${SAVED}?limit=0`, undefined, "limit"],
    ];
    await expectBadInput(server, account, bad);
    expect(await dumpLibrary(account)).toBe(before);
  });
});

describe("the statistics", () => {
  it("are exact after many changes at once", async () => {
    const bodies = Array.from({ length: 10 }, (_, number) => ({
      isBookmarked: number % 2 === 0,
      isPublic: number % 4 === 0,
      category: number % 5 ? "prayer" : "saints",
    }));
    const paths = (await Promise.all(bodies.map(save))).map(({ id }) => `${SAVED}/${id}`);
    const changes = [true, false].map((isBookmarked): object => ({ isBookmarked }));
    changes.push({ category: "" }, { category: "morality" }, { isPublic: true });
    const calls = paths.slice(2).flatMap((path) => changes.map((change) => call("PATCH", path, change)));
    await Promise.all([...calls, ...paths.slice(0, 2).map((path) => call("DELETE", path))]);
    const all = await list();
    const categories: Record<string, number> = {};
    for (const { category } of all) if (category) categories[category] = (categories[category] ?? 0) + 1;
    expect(await stats()).toEqual({
      totalResponses: 8,
      bookmarkedCount: all.filter(({ isBookmarked }) => isBookmarked).length,
      publicCount: 8,
      categories,
      responseTypes: { "faith-learning": 8 },
      denominations: {},
    });
  });
});

describe("a conversation of the history", () => {
  const TODAY = servicesAt("2026-11-20T08:00:00Z");
  const marksOf = ({ user }: Account) => loadMarks(TODAY, sessionUser({ id: user.id }));
  const startConversation = () => call<AcolyteAnswer>("POST", "/api/acolyte/ask", ask());
  const saveNewest = async (overrides: object = {}) => {
    const [item] = await call<HistoryItem[]>("GET", "/api/acolyte/history");
    return save({ question: item!.question, response: item!.response, ...overrides });
  };

  it("is saved once, and is shared under the link that it has", async () => {
    const { id: threadAnswerId } = await startConversation();
    const once = await saveNewest({ title: "Mine" });
    expect(once.threadAnswerId).toBe(threadAnswerId);
    expect(await Promise.all([saveNewest(), saveNewest({ title: "Other" })])).toEqual([once, once]);
    const shared = await saveNewest({ isPublic: true });
    expect(shared).toEqual({ ...once, isPublic: true, shareToken: expect.any(String) });
    expect(await saveNewest({ isPublic: true })).toEqual(shared);
    expect(await saveNewest()).toEqual(shared);
    expect(await stats()).toMatchObject({ totalResponses: 1, publicCount: 1 });
    const { id, shareToken } = shared;
    expect(await marksOf(account)).toEqual([{ id, isPublic: true, shareToken, threadAnswerId }]);
  });

  it("is saved as a new response after another answer, and so is a single answer of it", async () => {
    const first = await startConversation();
    const once = await saveNewest();
    const next = followUp({ previousResponse: first.answer, answerId: first.id });
    const second = await call<AcolyteAnswer>("POST", "/api/acolyte/follow-up", next);
    const whole = await saveNewest();
    expect(whole.id).not.toBe(once.id);
    const checked = [...first.checked, ...second.checked];
    expect(whole).toMatchObject({ authorship: "companion", threadAnswerId: second.id, checked });
    const alone = await save({ question: next.followUpQuestion, response: second.answer });
    expect(alone).toMatchObject({ authorship: "companion", threadAnswerId: null });
    expect(await marksOf(await createAccount(server))).toEqual([]);
  });

  it("is not shared by saving it again after it was taken down", async () => {
    await startConversation();
    const shared = await saveNewest({ isPublic: true });
    const place = { userId: account.user.id, responseId: shared.id };
    await takeDown(TODAY.journal(0), place, "2026-11-20T08:00:00Z");
    const { question, response } = shared;
    const json = newResponse({ question, response, isPublic: true });
    expect((await send(server, account, "POST", SAVED, { json })).status).toBe(403);
    expect(await saveNewest()).toMatchObject({ id: shared.id, isPublic: false, isTakenDown: true });
  });
});
