import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AcolyteAnswer, CompanionStatus } from "~/features/companion/contract";
import { purgeQuotas, reserveUse } from "~/features/plans/server/public.server";
import { localTimeIn } from "~/shared/dates";
import { isAppError } from "~/shared/errors";
import { type Account, createAccount, inFirstShard, send, setUser } from "../factories/accounts";
import { ask, readMessage, STREAM } from "../factories/companion";
import { callsUsed, countCalls, dumpCompanion } from "../factories/companion-rows";
import { servicesAt, sessionUser } from "../factories/journal";
import { server } from "../factories/worker-with";

inFirstShard();

const ASK = "/api/acolyte/ask";

let account: Account;

beforeEach(async () => {
  account = await createAccount(server);
});

const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  send(server, account, "POST", path, { json, headers });

describe("the day's calls", () => {
  it("let exactly 20 of 100 parallel calls pass", async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => post(ASK, ask())));
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect(await callsUsed(account)).toBe(20);
    const refused = responses.find((response) => response.status === 429);
    const wait = Number(refused?.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(await refused?.json()).toEqual({
      message: "You have used today’s 20 AI actions. You get 20 more at midnight.",
    });
  });

  it.each([
    ["free", null, 20],
    ["trial", "2999-01-01T00:00:00.000Z", 200],
    ["trial", "2020-01-01T00:00:00.000Z", 20],
    ["premium", null, 200],
  ])("are those of the plan: %s until %s has %d", async (tier, expiresAt, limit) => {
    await setUser(account, "subscription_tier", tier);
    await setUser(account, "subscription_expires_at", expiresAt);
    await countCalls(account, limit - 1);
    expect((await post(ASK, ask())).status).toBe(201);
    expect((await post(ASK, ask())).status).toBe(429);
    expect((await post(ASK, ask(), STREAM)).status).toBe(429);
    expect(await callsUsed(account)).toBe(limit);
  });

  it("stay used in every timezone, and say by its clock when there are more", async () => {
    await countCalls(account, 20);
    const window = env.JOURNAL_0.prepare("SELECT resets_at FROM daily_quotas WHERE user_id = ?").bind(
      account.user.id,
    );
    const resetsAt = new Date(Number(await window.first("resets_at")));
    // From eleven hours behind UTC to fourteen ahead: at any time some have another day than the others.
    for (const timezone of ["Pacific/Pago_Pago", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati"]) {
      const moved = await send(server, account, "PATCH", "/api/auth/profile", { json: { timezone } });
      expect(moved.status).toBe(200);
      for (const headers of [{}, STREAM]) {
        const refused = await post(ASK, ask(), headers);
        expect(refused.status).toBe(429);
        expect((await refused.json<{ message: string }>()).message).toBe(
          `You have used today’s 20 AI actions. You get 20 more at ${localTimeIn(timezone, resetsAt)}.`,
        );
      }
    }
    expect(await callsUsed(account)).toBe(20);
    const status = await (await post("/api/ai/consent", { accepted: false })).json<CompanionStatus>();
    expect(status).toMatchObject({
      callsLeft: 0,
      callsResetAt: localTimeIn("Pacific/Kiritimati", resetsAt),
    });
  });

  it("are given back when the question cannot be stored", async () => {
    const broken = `CREATE TRIGGER broken BEFORE INSERT ON answers WHEN NEW.user_id = '${account.user.id}'
      BEGIN SELECT RAISE(ABORT, 'broken'); END`;
    await env.JOURNAL_0.prepare(broken).run();
    expect((await post(ASK, ask())).status).toBe(503);
    expect((await post(ASK, ask(), STREAM)).status).toBe(503);
    await env.JOURNAL_0.prepare("DROP TRIGGER broken").run();
    expect(await callsUsed(account)).toBe(0);
    await readMessage(await post(ASK, ask(), STREAM));
    expect(await callsUsed(account)).toBe(1);
  });
});

describe("a second stream", () => {
  it("is refused while the first one runs, and counts for nothing; one that was lost is no obstacle", async () => {
    const running = (age: number) =>
      env.JOURNAL_0.prepare("INSERT OR REPLACE INTO companion_streams VALUES (?, 'other', ?)")
        .bind(account.user.id, Date.now() - age)
        .run();
    await running(1_000);
    expect((await post(ASK, ask(), STREAM)).status).toBe(409);
    expect((await post(ASK, ask())).status).toBe(201);
    expect(await callsUsed(account)).toBe(1);
    await running(11 * 60_000);
    await readMessage(await post(ASK, ask(), STREAM));
    expect(await callsUsed(account)).toBe(2);
  });
});

describe("consent", () => {
  it("is noted, told and taken back", async () => {
    const first = await (await post("/api/ai/consent", { accepted: true })).json<CompanionStatus>();
    expect(first).toEqual({
      aiEnabled: true,
      engine: "built-in",
      provider: null,
      hasConsented: true,
      callsLimit: 20,
      callsLeft: 20,
      callsResetAt: "midnight",
      mustConfirmEmail: false,
    });
    const stored = () =>
      env.DB.prepare("SELECT ai_consent_at AS at FROM users WHERE id = ?").bind(account.user.id).first("at");
    expect(await stored()).toMatch(/^\d{4}-\d\d-\d\dT/);
    const second = await (await post("/api/ai/consent", { accepted: false })).json<CompanionStatus>();
    expect(second.hasConsented).toBe(false);
    expect(await stored()).toBeNull();
  });
});

describe("thumbs", () => {
  it("leave ids and numbers; a second thumb on the same answer takes the place of the first", async () => {
    const answer = await (await post(ASK, ask())).json<AcolyteAnswer>();
    const { answer: response } = answer;
    const rated = { contentType: "faith_question", response, question: "What is the Eucharist?" };
    const rate = (rating: number, more: object = {}) =>
      post("/api/ai-feedback", { ...rated, rating, mode: "faith-learning", sources: ["catechism"], ...more });
    expect((await rate(1)).status).toBe(200);
    expect((await rate(-1, { answerId: answer.id })).status).toBe(200);
    const rows = await env.JOURNAL_0.prepare("SELECT * FROM companion_feedback WHERE user_id = ?")
      .bind(account.user.id)
      .all();
    expect(rows.results).toMatchObject([
      { content_type: "faith_question", content_id: answer.id, rating: -1, mode: "faith-learning" },
    ]);
    expect(JSON.stringify(rows.results)).not.toContain("Eucharist");
  });

  it("on a prayer keep its numbers and none of its words", async () => {
    const contextData = {
      prayerStyle: "scripture",
      prayerLength: 3,
      wordCount: 12,
      journalContent: "my secret words",
      userId: "somebody",
    };
    const words = { userInput: "my secret words", aiOutput: "my secret prayer" };
    const thumb = { contentType: "prayer", contentId: 17, feedbackType: "thumbs_up", contextData, ...words };
    expect((await post("/api/ai/feedback", thumb)).status).toBe(200);
    const dump = await dumpCompanion(account);
    expect(dump).not.toContain("secret");
    expect(dump).not.toContain("somebody");
    expect(dump).toContain('"content_id":"17","rating":1');
    expect(dump).toContain('"prayer_style":"scripture","prayer_length":3,"word_count":12');
  });
});

describe("a daily quota", () => {
  const HOUR = 3_600_000;
  const LIMIT = 20;
  const QUOTA = { kind: "companion", limit: LIMIT, refusal: (when: string) => `More ${when}.` } as const;
  /** A timezone for each hour of midnight. */
  const ZONES = Array.from(
    { length: 26 },
    (_, hours) => `Etc/GMT${hours < 12 ? "+" : "-"}${Math.abs(12 - hours)}`,
  );

  const userIn = (timezone: string) => sessionUser({ id: account.user.id, timezone });

  /** Returns the uses that a user gets at an instant, in a timezone. */
  async function takeAll(timezone: string, instant: number): Promise<number> {
    for (let used = 0; used <= LIMIT; used++) {
      const outcome = await reserveUse(
        servicesAt(new Date(instant).toISOString()),
        userIn(timezone),
        QUOTA,
      ).catch((error: unknown) => error);
      if (isAppError(outcome)) return used;
    }
    return Number.POSITIVE_INFINITY;
  }

  it("allows its uses once a day to a user who moves to the next midnight's timezone every hour", async () => {
    const start = Date.parse("2026-11-20T12:30:00Z");
    const uses: number[] = [];
    for (let hour = 0; hour < 72; hour++) {
      const instant = start + hour * HOUR;
      const zone = ZONES.find(
        (one) => new Date(instant).toLocaleTimeString("en-GB", { timeZone: one }) >= "23:00",
      );
      uses.push(await takeAll(zone ?? "UTC", instant));
    }
    // The first window ends at the midnight half an hour later; from then on each takes a day.
    expect(uses.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5 * LIMIT);
    const opened = uses.flatMap((used, hour) => (used > 0 ? [hour] : [])).slice(1);
    expect(opened.slice(1).every((hour, index) => hour - opened[index]! >= 23)).toBe(true);
  });

  it("resets at each midnight of a timezone, also after the short day of a clock change", async () => {
    const midnights = ["2026-03-07T05:00", "2026-03-08T05:00", "2026-03-09T04:00", "2026-03-10T04:00"];
    for (const midnight of midnights) {
      const instant = Date.parse(`${midnight}:00Z`);
      expect(await takeAll("America/New_York", instant - HOUR / 60), `before ${midnight}`).toBe(
        midnight === midnights[0] ? LIMIT : 0,
      );
      expect(await takeAll("America/New_York", instant), midnight).toBe(LIMIT);
    }
  });

  it("is deleted a day after its end", async () => {
    await reserveUse(servicesAt("2026-11-20T12:00:00.000Z"), userIn("UTC"), QUOTA);
    const rows = () =>
      env.JOURNAL_0.prepare("SELECT count(*) AS n FROM daily_quotas WHERE user_id = ?")
        .bind(account.user.id)
        .first("n");
    await purgeQuotas(servicesAt("2026-11-21T23:59:59.000Z"));
    expect(await rows()).toBe(1);
    await purgeQuotas(servicesAt("2026-11-22T00:00:01.000Z"));
    expect(await rows()).toBe(0);
  });
});
