import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SavedResponse, SavedStats } from "~/features/library/contract";
import { type Account, createAccount } from "../factories/accounts";
import { send } from "../factories/journal";
import { callOk, dumpLibrary, newResponse, saveResponse } from "../factories/library";
import { type BadCall, expectBadInput } from "../factories/refusals";

const server = exports.default;
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
  it("are saved with all their fields, and a member's words are marked as such", async () => {
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
    const open = await save({
      isPublic: true,
      sources: ["aquinas"],
      responseType: "apologetics",
      denomination: "baptist",
    });
    expect(open).toMatchObject({ isPublic: true, sources: ["aquinas"], denomination: "baptist" });
    expect(open.shareToken).toMatch(/^[\w-]{32}$/);
    expect((await list()).map(({ id }) => id)).toEqual([open.id, saved.id]);
  });

  it("change by parts; an empty title, category or note is taken away", async () => {
    const saved = await save();
    const path = `${SAVED}/${saved.id}`;
    expect(await call("PATCH", path, { isBookmarked: true })).toEqual({ ...saved, isBookmarked: true });
    const edit = { title: "Grace", category: "saints", notes: "Read again" };
    expect(await call("PATCH", path, edit)).toEqual({ ...saved, isBookmarked: true, ...edit });
    expect(await call("PATCH", path, { title: "", category: "", notes: "" })).toEqual({
      ...saved,
      isBookmarked: true,
      category: null,
    });
    expect(await call("PATCH", path, { question: "Another?", viewCount: 7 })).toMatchObject({
      question: saved.question,
      viewCount: 0,
    });
    await call("DELETE", path);
    expect(await list()).toEqual([]);
    expect((await send(server, account, "DELETE", path)).status).toBe(404);
  });

  it("keep their link while they are public, and get another one each time", async () => {
    const { id } = await save();
    const path = `${SAVED}/${id}`;
    const share = () => call<SavedResponse>("PATCH", path, { isPublic: true });
    const first = await share();
    expect((await share()).shareToken).toBe(first.shareToken);
    expect(await call("PATCH", path, { isPublic: false })).toMatchObject({
      isPublic: false,
      shareToken: null,
    });
    const again = await Promise.all(Array.from({ length: 10 }, share));
    const tokens = new Set(again.map(({ shareToken }) => shareToken));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(first.shareToken);
    expect((await stats()).publicCount).toBe(1);
  });

  it("are nobody else's", async () => {
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
      expect((await send(server, null, method, path, { json })).status, `${method} ${path}`).toBe(401);
    }
    expect((await send(server, other, "GET", `${SAVED}?before=${id}`)).status).toBe(400);
    expect(await callOk(server, other, "GET", `${SAVED}?search=grace`)).toEqual([]);
    expect(await callOk(server, other, "GET", `${SAVED}/stats`)).toMatchObject({
      totalResponses: 0,
      categories: {},
    });
    expect(await dumpLibrary(account)).toBe(before);
  });

  it("leave as Markdown", async () => {
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
  it("is narrowed down by words and filters together", async () => {
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
      ["?category=theology", [grace]],
      ["?denomination=seventh-day-adventist", [mary]],
      ["?denomination=baptist", []],
      ["?isBookmarked=true", [grace]],
      ["?search=grace", [plain, grace]],
      ["?search=GRACE%20lent", [grace]],
      ["?search=cathol", [mary]],
      ["?search=mothers", [mary]],
      ["?search=grace&responseType=general", [plain]],
      ["?search=grace&isBookmarked=true&category=theology&responseType=faith-learning", [grace]],
      ["?search=grace&category=apologetics", []],
      ["?search=%22%20OR%20~%20*", []],
      [`?search=${"%27%22".repeat(300)}`, []],
    ];
    for (const [query, expected] of cases) {
      expect(await found(query), query).toEqual(expected.map(({ id }) => id));
    }
    await call("PATCH", `${SAVED}/${grace.id}`, {
      isBookmarked: false,
      notes: "for Advent",
      category: "saints",
    });
    expect(await found("?isBookmarked=true")).toEqual([]);
    expect(await found("?search=lent")).toEqual([]);
    expect(await found("?search=advent&category=saints")).toEqual([grace.id]);
    await call("PATCH", `${SAVED}/${grace.id}`, { title: "Kept" });
    expect(await found("?search=kept%20advent%20favor")).toEqual([grace.id]);
    await Promise.all(
      [{ title: "Ash" }, { notes: "Ember" }].map((part) => call("PATCH", `${SAVED}/${grace.id}`, part)),
    );
    expect(await found("?search=ash%20ember%20favor")).toEqual([grace.id]);
    expect(await found("?search=kept")).toEqual([]);
    await call("DELETE", `${SAVED}/${grace.id}`);
    expect(await found("?search=grace")).toEqual([plain.id]);
  });

  it("comes in pages by key, with and without a filter", async () => {
    for (let number = 0; number < 7; number++) await save({ isBookmarked: number % 2 === 0 });
    for (const [filter, count] of [
      ["", 7],
      ["&isBookmarked=true&search=grace", 4],
    ] as const) {
      const pages: SavedResponse[][] = [];
      let path: string | undefined = `${SAVED}?limit=3${filter}`;
      while (path) {
        const response: Response = await send(server, account, "GET", path);
        pages.push(await response.json<SavedResponse[]>());
        path = /^<(.*)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
      }
      expect(pages.flat()).toHaveLength(count);
      expect(pages.flat()).toEqual(await list(`?limit=100${filter}`));
    }
  });

  it("refuses bad input by name and changes nothing", async () => {
    const { id } = await save();
    const path = `${SAVED}/${id}`;
    const before = await dumpLibrary(account);
    const bad: BadCall[] = [
      ["POST", SAVED, newResponse({ question: " " }), "question"],
      ["POST", SAVED, newResponse({ question: "x".repeat(8_001) }), "question"],
      ["POST", SAVED, newResponse({ response: undefined }), "response"],
      ["POST", SAVED, newResponse({ response: "x".repeat(200_001) }), "response"],
      ["POST", SAVED, newResponse({ responseType: "prayer" }), "responseType"],
      ["POST", SAVED, newResponse({ responseType: undefined }), "responseType"],
      ["POST", SAVED, newResponse({ category: "gratitude" }), "category"],
      ["POST", SAVED, newResponse({ denomination: "catholic" }), "denomination"],
      ["POST", SAVED, newResponse({ isPublic: "yes" }), "isPublic"],
      ["POST", SAVED, newResponse({ sources: "aquinas" }), "sources"],
      ["POST", SAVED, newResponse({ sources: ["x"] }), "sources.0"],
      ["PATCH", path, { isBookmarked: 1 }, "isBookmarked"],
      ["PATCH", path, { isPublic: null }, "isPublic"],
      ["PATCH", path, { title: "x".repeat(201) }, "title"],
      ["PATCH", path, { category: "x" }, "category"],
      ["PATCH", path, { notes: "x".repeat(4_001) }, "notes"],
      ["GET", `${SAVED}?responseType=x`, undefined, "responseType"],
      ["GET", `${SAVED}?category=x`, undefined, "category"],
      ["GET", `${SAVED}?denomination=x`, undefined, "denomination"],
      ["GET", `${SAVED}?isBookmarked=x`, undefined, "isBookmarked"],
      ["GET", `${SAVED}?limit=0`, undefined, "limit"],
    ];
    await expectBadInput(server, account, bad);
    expect(await dumpLibrary(account)).toBe(before);
  });
});

describe("the statistics", () => {
  it("are exact after many changes at once", async () => {
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        save({
          isBookmarked: number % 2 === 0,
          isPublic: number % 4 === 0,
          category: number % 5 ? "prayer" : "saints",
        }),
      ),
    );
    const changes = [
      { isBookmarked: true },
      { isBookmarked: false },
      { category: "" },
      { category: "morality" },
      { isPublic: true },
    ];
    await Promise.all(
      saved.flatMap(({ id }, index) =>
        index < 2
          ? [call("DELETE", `${SAVED}/${id}`)]
          : changes.map((change) => call("PATCH", `${SAVED}/${id}`, change)),
      ),
    );
    const all = await list();
    const categories: Record<string, number> = {};
    for (const { category } of all) if (category) categories[category] = (categories[category] ?? 0) + 1;
    expect(await stats()).toEqual({
      totalResponses: 18,
      bookmarkedCount: all.filter(({ isBookmarked }) => isBookmarked).length,
      publicCount: 18,
      categories,
      responseTypes: { "faith-learning": 18 },
      denominations: {},
    });
  });
});
