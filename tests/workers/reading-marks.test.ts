import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type Highlight, MARK_LIMITS, type ReadingPlace } from "~/features/texts/contract";
import { recordChapter } from "~/features/texts/server/marks.server";
import { readQuotation } from "~/features/texts/server/quotation.server";
import { HIGHLIGHT_COLOURS, type HighlightColour } from "~/shared/vocabulary";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { NOW, servicesAt, sessionUser } from "../factories/journal";
import { activityOf, callOk } from "../factories/library";
import { type BadCall, expectBadInput } from "../factories/refusals";
import { server } from "../factories/worker-with";

inFirstShard();

const PLACES = "/api/reading/places";
const HIGHLIGHTS = "/api/reading/highlights";
const READ = "/api/reading/read";
const JOHN = "bible John";

let account: Account;

const call = <T>(method: string, path: string, json?: object, who = account) =>
  callOk<T>(server, who, method, path, json);
const keep = (place: number, work = JOHN, text = "web-c") =>
  call<ReadingPlace>("PUT", PLACES, { work, place, text });
const places = (who = account) => call<ReadingPlace[]>("GET", PLACES, undefined, who);
const highlight = (first: number, last: number, colour: HighlightColour = "yellow", work = JOHN) =>
  call<Highlight[]>("POST", HIGHLIGHTS, { work, first, last, colour });
const remove = (first: number, last: number) =>
  call<Highlight[]>("DELETE", HIGHLIGHTS, { work: JOHN, first, last });
const highlights = (who = account, first = 0, last = 999_999) =>
  call<Highlight[]>(
    "GET",
    `${HIGHLIGHTS}?${new URLSearchParams({ work: JOHN, first: String(first), last: String(last) })}`,
    undefined,
    who,
  );
const runs = (list: Highlight[]) => list.map(({ first, last, colour }) => [first, last, colour]);

beforeEach(async () => {
  account = await createAccount(server);
});

describe("the calls of a reader", () => {
  const CALLS = [
    ["GET", PLACES, undefined],
    ["PUT", PLACES, { work: JOHN, place: 6053, text: "web-c" }],
    ["DELETE", PLACES, { work: JOHN }],
    ["GET", `${HIGHLIGHTS}?work=bible+John&first=6000&last=6999`, undefined],
    ["POST", HIGHLIGHTS, { work: JOHN, first: 6053, last: 6053, colour: "green" }],
    ["DELETE", HIGHLIGHTS, { work: JOHN, first: 6053, last: 6053 }],
    ["POST", READ, { work: JOHN, chapter: 6 }],
  ] as const;

  it.each(CALLS)("%s %s is refused to visitors, and to pages of another user", async (method, path, json) => {
    expect((await send(server, null, method, path, { json })).status).toBe(401);
    const headers = { "X-Acting-User": "somebody-else" };
    expect((await send(server, account, method, path, { json, headers })).status).toBe(401);
  });

  it.each(CALLS.filter(([method]) => method !== "GET"))(
    "%s %s is refused to other sites",
    async (method, path, json) => {
      const headers = { Origin: "https://elsewhere.test", "Sec-Fetch-Site": "cross-site" };
      expect((await send(server, account, method, path, { json, headers })).status).toBe(403);
    },
  );

  const run = { work: JOHN, first: 6053, last: 6058 };
  const BAD: BadCall[] = [
    ["PUT", PLACES, { work: "bible Hezekiah", place: 1001, text: "web-c" }, "work"],
    ["PUT", PLACES, { work: "irenaeus-heresies 01", place: 1001, text: "fathers" }, "work"],
    ["PUT", PLACES, { work: JOHN, place: -1, text: "web-c" }, "place"],
    ["PUT", PLACES, { work: JOHN, place: 1_000_000, text: "web-c" }, "place"],
    ["PUT", PLACES, { work: JOHN, place: 6053, text: "no text of ours" }, "text"],
    ["GET", `${PLACES}?work=nothing`, undefined, "work"],
    ["GET", HIGHLIGHTS, undefined, "first"],
    ["GET", `${HIGHLIGHTS}?work=bible+John&first=2&last=1`, undefined, "last"],
    ["POST", HIGHLIGHTS, run, "colour"],
    ["POST", HIGHLIGHTS, { ...run, colour: "#fff" }, "colour"],
    ["POST", HIGHLIGHTS, { ...run, colour: "green", first: 6059 }, "last"],
    ["POST", HIGHLIGHTS, { ...run, colour: "green", last: 1e9 }, "last"],
    ["DELETE", HIGHLIGHTS, { work: JOHN }, "first"],
    ["POST", READ, { work: JOHN, chapter: 0 }, "chapter"],
    ["POST", READ, { work: JOHN, chapter: 22 }, "chapter"],
    ["POST", READ, { work: "confessions", chapter: 1 }, "chapter"],
  ];
  it("name the field that they refuse", async () => {
    await expectBadInput(server, account, BAD);
  });
});

describe("places in books", () => {
  it("are one for each work, the latest first, and can be forgotten", async () => {
    expect(await keep(6053)).toMatchObject({ reference: "John 6:53", address: "scripture/john/6#v53" });
    await keep(2003, "summa I", "summa");
    await keep(7001);
    expect(await places()).toMatchObject([
      { work: JOHN, place: 7001, text: "web-c", reference: "John 7:1" },
      { work: "summa I", place: 2003, text: "summa", address: "summa/I/2/3" },
    ]);
    expect(await call("GET", `${PLACES}?work=summa+I`)).toHaveLength(1);
    await call("DELETE", PLACES, { work: JOHN });
    expect(await places()).toMatchObject([{ work: "summa I" }]);
    expect((await send(server, account, "DELETE", PLACES, { json: { work: JOHN } })).status).toBe(404);
  });

  it("are their owner's only", async () => {
    await keep(6053);
    expect(await places(await createAccount(server))).toEqual([]);
  });
});

describe("highlights", () => {
  it("of one colour become one when they overlap or adjoin", async () => {
    await highlight(6053, 6054);
    await highlight(6058, 6060);
    expect(runs(await highlight(6054, 6056))).toEqual([
      [6053, 6056, "yellow"],
      [6058, 6060, "yellow"],
    ]);
    expect(runs(await highlight(6057, 6057))).toEqual([[6053, 6060, "yellow"]]);
  });

  it("of another colour give way, on both sides and in the middle", async () => {
    await highlight(6050, 6059);
    expect(runs(await highlight(6053, 6054, "green"))).toEqual([
      [6050, 6052, "yellow"],
      [6053, 6054, "green"],
      [6055, 6059, "yellow"],
    ]);
    expect(runs(await highlight(6051, 6056, "blue"))).toEqual([
      [6050, 6050, "yellow"],
      [6051, 6056, "blue"],
      [6057, 6059, "yellow"],
    ]);
  });

  it("are removed for the selected verses only", async () => {
    await highlight(6050, 6059);
    expect(runs(await remove(6053, 6054))).toEqual([
      [6050, 6052, "yellow"],
      [6055, 6059, "yellow"],
    ]);
    expect(await remove(6000, 6999)).toEqual([]);
  });

  it("are listed for the asked places, with those that reach into them, of one work", async () => {
    await highlight(6050, 6059);
    await highlight(7001, 7001);
    await highlight(6053, 6053, "pink", "bible Luke");
    expect(runs(await highlights(account, 6059, 6999))).toEqual([[6050, 6059, "yellow"]]);
    expect(await highlights(account, 6060, 6999)).toEqual([]);
  });

  it("keep every verse in the color that it got last, whatever is done in which order", async () => {
    const spot = fc.integer({ min: 1, max: 12 });
    const action = fc.record({
      a: spot,
      b: spot,
      colour: fc.constantFrom<HighlightColour | null>(...HIGHLIGHT_COLOURS.slice(0, 3), null),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 10 }), async (actions) => {
        await remove(0, 999_999);
        const colours = new Map<number, HighlightColour>();
        for (const { a, b, colour } of actions) {
          const [first, last] = [Math.min(a, b), Math.max(a, b)];
          const shown = colour ? await highlight(first, last, colour) : await remove(first, last);
          for (let verse = first; verse <= last; verse++)
            if (colour) colours.set(verse, colour);
            else colours.delete(verse);
          const verses = shown.flatMap((one) =>
            Array.from({ length: one.last - one.first + 1 }, (_, index) => [one.first + index, one.colour]),
          );
          expect(verses).toEqual([...colours].sort(([one], [other]) => one - other));
        }
      }),
      { numRuns: 40, seed: 19 },
    );
  });

  it("are their owner's only: nobody else sees, changes or removes them", async () => {
    await highlight(6053, 6058);
    const other = await createAccount(server);
    expect(await highlights(other)).toEqual([]);
    const run = { work: JOHN, first: 6055, last: 6055 };
    await call("POST", HIGHLIGHTS, { ...run, colour: "green" }, other);
    await call("DELETE", HIGHLIGHTS, { ...run, first: 0, last: 999_999 }, other);
    expect(runs(await highlights())).toEqual([[6053, 6058, "yellow"]]);
  });

  it("are refused beyond the limit, and none of them is lost", async () => {
    await env.JOURNAL_0.prepare(
      `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
       INSERT INTO highlights SELECT ?1 || n, ?1, 'bible Ps', n * 10, n * 10 + 2, 'blue', '' FROM number`,
    )
      .bind(account.user.id, MARK_LIMITS.highlights)
      .run();
    const post = (first: number, colour: string) =>
      send(server, account, "POST", HIGHLIGHTS, { json: { work: "bible Ps", first, last: first, colour } });
    const cut = () =>
      send(server, account, "DELETE", HIGHLIGHTS, { json: { work: "bible Ps", first: 21, last: 21 } });
    expect((await post(5, "blue")).status).toBe(409);
    expect(await (await post(11, "green")).json()).toEqual({
      message: "You have 5,000 highlights. Remove some first.",
    });
    // A cut in two may go one above it.
    expect((await cut()).status).toBe(200);
    const second = { work: "bible Ps", first: 31, last: 31 };
    expect((await send(server, account, "DELETE", HIGHLIGHTS, { json: second })).status).toBe(409);
    const count = await env.JOURNAL_0.prepare(
      "SELECT count(*) AS count, sum(last - first + 1) AS verses FROM highlights WHERE user_id = ?",
    )
      .bind(account.user.id)
      .first();
    expect(count).toEqual({ count: MARK_LIMITS.highlights + 1, verses: 3 * MARK_LIMITS.highlights - 1 });
  });
});

describe("chapters that were read", () => {
  it("count as Scripture read, once a day and chapter, also for parallel calls", async () => {
    const read = (chapter: number) => call<{ counted: boolean }>("POST", READ, { work: JOHN, chapter });
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(6)));
    expect(answers.filter(({ counted }) => counted)).toHaveLength(1);
    expect(await read(7)).toEqual({ counted: true });
    expect((await activityOf(account)).total).toEqual({ prayers: 0, questions: 0, scriptures: 2 });
  });

  it("count again on the next day of the reader, and up to a limit", async () => {
    const user = sessionUser({ timezone: "Pacific/Kiritimati" });
    const at = (now: string, chapter: number, work = "bible Ps") =>
      recordChapter(servicesAt(now), { user, input: { work, chapter } });
    expect(await at("2026-11-20T09:00:00.000Z", 1)).toEqual({ counted: true });
    expect(await at("2026-11-20T09:59:00.000Z", 1)).toEqual({ counted: false });
    expect(await at("2026-11-20T10:00:00.000Z", 1)).toEqual({ counted: true });
    const { results } = await env.JOURNAL_0.prepare("SELECT local_date FROM chapters_read WHERE user_id = ?")
      .bind(user.id)
      .all();
    expect(results).toEqual([{ local_date: "2026-11-21" }]);
    await env.JOURNAL_0.prepare(
      `WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
       INSERT INTO chapters_read SELECT ?1, 'bible Ps ' || n, '2026-11-21' FROM number`,
    )
      .bind(user.id, MARK_LIMITS.chaptersADay)
      .run();
    expect(await at("2026-11-20T11:00:00.000Z", 1, "bible Gen")).toEqual({ counted: false });
  });
});

describe("selected passages", () => {
  const passages = [
    { place: 6053, text: "web-c", words: "Unless you eat <the> flesh" },
    { place: 6054, text: "web-c", words: "He who eats my flesh" },
    { place: 6056, text: "web-c", words: "Lives in me" },
    { place: 6053, text: "drc", words: "Except you eat" },
  ];
  const SELECTED = "web-c/bible John/6053-6054,6056";
  const page = async (path: string) => {
    const response = await send(server, account, "GET", path);
    expect(response.status).toBe(200);
    return response.text();
  };

  beforeEach(async () => {
    const text = "INSERT OR IGNORE INTO texts VALUES (?, ?, 'en', 'bible', 'Public domain', '', '', ?, 4)";
    const row = `INSERT OR IGNORE INTO passages (text, work, place, sequence, kind, label, words)
      VALUES (?, 'bible John', ?, 1, 'verse', '', ?)`;
    await env.TEXTS.batch([
      env.TEXTS.prepare(text).bind("web-c", "World English Bible", 1),
      env.TEXTS.prepare(text).bind("drc", "Douay-Rheims", 2),
      ...passages.map((one) => env.TEXTS.prepare(row).bind(one.text, one.place, one.words)),
    ]);
  });

  it("are read in their order and edition, verses of one run as one paragraph", async () => {
    expect(await readQuotation(servicesAt(NOW), SELECTED)).toEqual({
      selected: SELECTED,
      isScripture: true,
      reference: "John 6:53-54, 56",
      edition: "World English Bible",
      paragraphs: ["Unless you eat <the> flesh He who eats my flesh", "Lives in me"],
    });
    const others = ["drc/bible John/6054", "none/bible John/6053", "web-c/bible Hezekiah/1001"];
    const none = [...others, "x", "", undefined];
    for (const selected of none) expect(await readQuotation(servicesAt(NOW), selected)).toBeNull();
  });

  it("begin a new entry, and take the place of the verse of the day in Lectio Divina", async () => {
    const selected = encodeURIComponent(SELECTED);
    expect(await page(`/journal?new=true&passage=${selected}`)).toContain("John 6:53-54, 56");
    const lectio = await page(`/immersive-prayer?guide=lectio&passage=${selected}`);
    expect(lectio).toContain("John 6:53-54, 56");
    expect(await page(`/immersive-prayer?guide=examen&passage=${selected}`)).not.toContain("John 6:53");
    expect(await page("/immersive-prayer?guide=lectio&passage=nothing")).not.toContain("John 6:53");
  });
});
