import getPort from "get-port";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AcolyteAnswer, WrittenPrayer } from "~/features/companion/contract";
import type { MonitorView } from "~/features/monitor/contract";
import { ask } from "../factories/companion";
import { linkIn, MailServer } from "../smtp/mail-server";
import { type Member, startSite } from "./site";

const WORDS = "I am thankful for this quiet morning.";
/** Every call that the model may write for, and that counts. */
const CALLS: [string, unknown][] = [
  ["/api/acolyte/ask", ask()],
  ["/api/ai/personalized-prayer", { plainText: WORDS }],
  ["/api/ai/spiritual-reflection", { content: WORDS }],
  ["/api/prayers/generate", { title: "Morning", intention: WORDS }],
];

describe("a site that sends mail", () => {
  const variables: Record<string, string> = {
    MAIL_TRANSPORT: "smtp",
    MAIL_FROM: "prayer@acolyte.test",
    SMTP_HOST: "127.0.0.1",
    SMTP_SECURITY: "none",
  };
  let mails: MailServer;
  beforeAll(async () => {
    const port = await getPort({ host: "127.0.0.1" });
    variables.SMTP_PORT = String(port);
    mails = await MailServer.start(port);
  });
  afterAll(() => mails?.stop());
  const site = startSite(variables);

  it("lets nobody reach the model before their address is confirmed, and tells them why", async () => {
    const member = await site.member();
    for (const [path, json] of CALLS) {
      for (const isStream of [false, true]) {
        const refused = await member.send("POST", path, { json, isStream });
        expect([path, refused.status]).toEqual([path, 403]);
        expect(((await refused.json()) as { message: string }).message).toMatch(
          /^Confirm your email address to get answers from .+\. We can send you the link again\.$/,
        );
      }
    }
    expect(site.model.calls).toHaveLength(0);
    expect(await member.consent()).toMatchObject({ mustConfirmEmail: true, callsLeft: 20 });
    const danger = await member.post<AcolyteAnswer>("/api/acolyte/ask", {
      ...ask(),
      question: "I want to kill myself tonight",
    });
    expect(danger.isSafetyMessage).toBe(true);
  });

  it("lets them reach it with the link, which the screens send again", async () => {
    const member = await site.member();
    const first = await mails.mailTo(member.email);
    await member.post("/api/auth/verify-email");
    const again = await mails.mailTo(member.email, (mail) => mail !== first);
    const link = linkIn(again);
    await member.follow(link);
    expect(await member.consent()).toMatchObject({ mustConfirmEmail: false });
    site.answer("Here.");
    expect((await member.post<AcolyteAnswer>("/api/acolyte/ask", ask())).answer).toBe("Here.");
  });
});

describe("a site with a limit of model calls", () => {
  const OPERATOR = "operator@example.test";
  const site = startSite({ MODEL_CALLS_A_DAY: "5", ADMIN_EMAILS: OPERATOR, MAIL_FILES: "" });

  /** A member who has confirmed the operator's address by the link that this server writes into its log. */
  async function operatorOf(): Promise<Member> {
    const member = await site.member();
    await member.call("PATCH", "/api/auth/profile", { email: OPERATOR });
    await vi.waitFor(() => expect(site.product.readLog()).toContain("operator-link"), { timeout: 60_000 });
    const [, link = ""] = /"event":"operator-link".*?"url":"([^"]+)"/.exec(site.product.readLog()) ?? [];
    await member.follow(link);
    return member;
  }

  it("asks the model no more often on a day, for all users together and in parallel", async () => {
    const operator = await operatorOf();
    const members = await Promise.all([site.member(), site.member()]);
    const health = () => operator.call<MonitorView>("GET", "/api/debug/logs");
    expect(await health()).toMatchObject({
      health: { openai: "healthy" },
      modelBudget: { used: 0, limit: 5 },
    });

    site.answer("A quiet morning");
    await members[0]!.post("/api/ai/journal-title", { content: WORDS });
    expect(await health()).toMatchObject({
      health: { openai: "healthy" },
      modelBudget: { used: 1, limit: 5 },
    });

    site.model.answer(4, (call) => call.send("Amen.").end());
    const json = { plainText: WORDS };
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        members[n % 2]!.send("POST", "/api/ai/personalized-prayer", { json }),
      ),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(4).fill(200), ...Array(8).fill(429)]);
    expect(site.model.calls).toHaveLength(5);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused?.json()).toEqual({
      message: expect.stringMatching(
        /^.+ has reached this site’s limit for today\. Try again after 12:00 AM, or use the built-in companion\.$/,
      ),
    });
    expect(await health()).toMatchObject({ health: { openai: "error" }, modelBudget: { used: 5, limit: 5 } });
    expect((await health()).logs.map(({ message }) => message)).toContain("Today's model calls are used up");
    expect((await members[0]!.call<MonitorView>("GET", "/api/debug/logs")).modelBudget).toBeNull();
  });

  it("returns the user's own call, and continues with the built-in companion", async () => {
    const member = await site.member();
    for (const [path, json] of CALLS) {
      for (const isStream of [false, true]) {
        expect([path, (await member.send("POST", path, { json, isStream })).status]).toEqual([path, 429]);
      }
    }
    expect((await member.consent()).callsLeft).toBe(20);
    const { title } = await member.post<{ title: string }>("/api/ai/journal-title", { content: WORDS });
    expect(title).not.toBe("");
    await member.consent(false);
    const { engine } = await member.post<WrittenPrayer>("/api/ai/personalized-prayer", { plainText: WORDS });
    expect(engine).toBe("built-in");
    expect(site.model.calls).toHaveLength(5);
  });
});

describe("titles of one user", () => {
  const site = startSite();

  it("are written by the model a hundred times a day, and then by the built-in companion", async () => {
    const member = await site.member();
    site.model.answer(100, (call) => call.send("From the model").end());
    const titles: string[] = [];
    for (let n = 0; n < 101; n++) {
      const { title } = await member.post<{ title: string }>("/api/ai/journal-title", { content: WORDS });
      titles.push(title);
    }
    expect(new Set(titles.slice(0, 100))).toEqual(new Set(["From the model"]));
    expect(titles[100]).not.toBe("From the model");
    expect(site.model.calls).toHaveLength(100);
  });
});

describe("a model that never answers", () => {
  // Short, so that it is given up on within the test's patience.
  const site = startSite({ OPENAI_TIMEOUT_SECONDS: "2" });

  it.each([
    ["/api/acolyte/ask", ask()],
    ["/api/ai/personalized-prayer", { plainText: WORDS }],
  ])("is given up on: %s is a 503, its connection is closed and nothing is counted", async (path, json) => {
    const member = await site.member();
    const left = await member.callsLeft();
    for (const isStream of [false, true]) {
      const opening = member.send("POST", path, { json, isStream });
      const call = await site.model.nextCall();
      const response = await opening;
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        message: "The companion cannot be reached right now. Please try again.",
      });
      await call.abandoned;
    }
    expect(await member.callsLeft()).toBe(left);
    expect(await member.history()).toEqual([]);
  });
});
