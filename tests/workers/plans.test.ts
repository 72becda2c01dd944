import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "~/features/accounts/contract";
import { countTrial } from "~/features/accounts/server/throttle.server";
import type { Plan } from "~/features/plans/contract";
import { createServices } from "~/services.server";
import { type Account, createAccount, inFirstShard, send, setUser } from "../factories/accounts";
import { PNG } from "../factories/archive";
import { type MailWorld, mailWorld, pathIn } from "../factories/mail";

inFirstShard();

const DAY = 24 * 3_600_000;
const MB = 1024 * 1024;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

let world: MailWorld;
let account: Account;
beforeEach(async () => {
  world = mailWorld({
    MAIL_TRANSPORT: "cloudflare",
    MAIL_FROM: "Acolyte <prayer@acolyte.test>",
    APP_ORIGIN: "https://acolyte.test",
    TEST_ENDPOINTS: "1",
  });
  account = await createAccount(world.server);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare("DELETE FROM throttles"),
    env.DB.prepare("UPDATE users SET email_verified_at = created_at"),
  ]);
});

const post = (path: string, json?: unknown) => send(world.server, account, "POST", path, { json });
const start = (planType: unknown = "annual") => post("/api/auth/start-trial", { planType });
const get = async <T>(path: string) => (await send(world.server, account, "GET", path)).json<T>();
const user = () => get<User>("/api/auth/user");
const tier = async () => (await user()).subscriptionTier;
const endTrial = () => setUser(account, "subscription_expires_at", inDays(-1));

describe("POST /api/auth/start-trial", () => {
  it("starts 7 days with the chosen plan and leaves a toast for the next page", async () => {
    const response = await start("monthly");
    expect(response.status).toBe(200);
    const plan = await response.json<Extract<Plan, { tier: "trial" }>>();
    expect(plan).toMatchObject({ tier: "trial", planType: "monthly", daysLeft: 7, isCancelled: false });
    expect(decodeURIComponent(String(response.headers.get("Set-Cookie")))).toContain(
      "Welcome to your 7-day free trial. Enjoy full access to all features.",
    );
    expect(await user()).toMatchObject({ subscriptionTier: "trial", subscriptionExpiresAt: plan.endsAt });
    const left = Date.parse(plan.endsAt) - Date.now();
    expect(left).toBeGreaterThan(6.9 * DAY);
    expect(left).toBeLessThanOrEqual(7 * DAY);
  });

  it("starts exactly one trial for 50 parallel calls, and none ever after", async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => start()));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    await post("/api/auth/cancel-plan");
    await endTrial();
    expect(await tier()).toBe("free");
    const again = await start();
    expect(again.status).toBe(409);
    expect(await again.json()).toEqual({ message: "This account has already used its free trial." });
  });

  it.each([["weekly"], [null], [7], [["annual"]]])("refuses the plan %j", async (planType) => {
    const response = await start(planType);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: "planType" }] });
    expect(await tier()).toBe("free");
  });

  it("is refused to Premium users", async () => {
    await setUser(account, "subscription_tier", "premium");
    expect(await (await start()).json()).toEqual({ message: "You already have Premium." });
  });
});

describe("a trial that ends", () => {
  it("becomes the free account when it was cancelled, and stays whole until then", async () => {
    await start("annual");
    const cancelled = await post("/api/auth/cancel-plan");
    expect(await cancelled.json()).toMatchObject({ tier: "trial", planType: null, isCancelled: true });
    expect((await post("/api/auth/cancel-plan")).status).toBe(200);
    expect(await tier()).toBe("trial");
    await endTrial();
    expect(await user()).toMatchObject({ subscriptionTier: "free", subscriptionExpiresAt: null });
    expect((await post("/api/auth/cancel-plan")).status).toBe(409);
  });

  it("can be ended at once only where the calls for tests exist", async () => {
    expect((await post("/api/auth/expire-trial")).status).toBe(409);
    await start();
    const expired = await post("/api/auth/expire-trial");
    expect(expired.status).toBe(200);
    expect(await expired.json()).toMatchObject({ tier: "premium" });
    expect(await tier()).toBe("premium");
    const deployed = mailWorld({ TEST_ENDPOINTS: "" });
    expect((await send(deployed.server, account, "POST", "/api/auth/expire-trial")).status).toBe(404);
  });
});

describe("the mail of the fifth day", () => {
  const mailAfterTick = async () => {
    await world.tick();
    await world.tick();
    await world.makeDue();
    await world.tick();
    await world.deliver();
    return world.sent.filter(({ to }) => to === account.email);
  };

  it("names once the plan, its start and its price", async () => {
    await start("annual");
    expect(await mailAfterTick()).toEqual([]);
    await setUser(account, "subscription_expires_at", "2999-11-27T12:00:00.000Z");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2999-11-26T00:00:00.000Z") });
    await mailAfterTick();
    const mails = await mailAfterTick();
    vi.useRealTimers();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Your free trial ends on November 27, 2999");
    expect(mails[0]?.text).toContain("Your annual plan starts on November 27, 2999: $46.99 per year");
    expect(mails[0]?.text).toContain("https://acolyte.test/profile");
  });

  it("is not sent after a cancellation, before it is ordered or after", async () => {
    await start("annual");
    await setUser(account, "subscription_expires_at", inDays(1.5));
    await world.tick();
    await post("/api/auth/cancel-plan");
    expect(await mailAfterTick()).toEqual([]);
    await setUser(account, "trial_notice_at", null);
    expect(await mailAfterTick()).toEqual([]);
  });
});

describe("the limits of a plan", () => {
  const upload = () => {
    const body = new FormData();
    body.set("image", new Blob([PNG]), "holiday.png");
    return send(world.server, account, "POST", "/api/upload/image", { body });
  };
  const used = async () =>
    (await env.JOURNAL_0.prepare("SELECT bytes FROM image_totals WHERE user_id = ?")
      .bind(account.user.id)
      .first<number>("bytes")) ?? 0;
  const fillTo = (bytes: number) =>
    env.JOURNAL_0.prepare("UPDATE image_totals SET bytes = ? WHERE user_id = ?")
      .bind(bytes, account.user.id)
      .run();

  it("hold images up to the limit, even for parallel uploads, and a trial has more", async () => {
    expect((await upload()).status).toBe(201);
    expect(await used()).toBe(PNG.byteLength);
    await fillTo(100 * MB - 2 * PNG.byteLength);
    const statuses = (await Promise.all([upload(), upload(), upload(), upload()])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([201, 201, 409, 409]);
    expect(await used()).toBe(100 * MB);
    const refused = await upload();
    expect(await refused.json()).toEqual({
      message: "There is no room for this image: your plan holds 100 MB of images.",
    });
    await start();
    expect((await upload()).status).toBe(201);
  });

  it("count no deleted image", async () => {
    await upload();
    await upload();
    await env.JOURNAL_0.prepare("DELETE FROM images WHERE user_id = ?").bind(account.user.id).run();
    expect(await used()).toBe(0);
  });
});

describe("a trial", () => {
  const page = async (path: string) => (await send(world.server, account, "GET", path)).text();
  const startFrom = (address: string) =>
    send(world.server, account, "POST", "/api/auth/start-trial", {
      json: { planType: "annual" },
      headers: { "CF-Connecting-IP": address },
    });

  it("needs a confirmed address, and its screens can send the link again", async () => {
    await setUser(account, "email_verified_at", null);
    const refused = await start();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: "Please confirm your own e-mail address first. Your settings can send you the link.",
    });
    expect(await tier()).toBe("free");
    for (const path of ["/trial-signup", "/pricing"]) {
      const screen = await page(path);
      expect(screen, path).toContain("Your free trial can start once your address is confirmed.");
      expect(screen, path).toContain("Send the link again");
    }
    expect(await page("/settings")).toContain("Send the link again");

    await send(world.server, account, "POST", "/api/auth/verify-email");
    await world.deliver();
    const form = { body: new URLSearchParams(), headers: { Host: "acolyte.test" } };
    expect((await send(world.server, null, "POST", pathIn(world.sent.at(-1)), form)).status).toBe(200);
    expect(await page("/trial-signup")).toContain("Start 7-Day Free Trial");
    expect((await start()).status).toBe(200);
  });

  it("needs no confirmation where no mail can be sent", async () => {
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "" });
    await setUser(account, "email_verified_at", null);
    expect(await page("/trial-signup")).toContain("Start 7-Day Free Trial");
    expect((await start()).status).toBe(200);
  });

  it("starts exactly 100 times a day from one network, without counting refusals", async () => {
    const services = createServices(world.env, { waitUntil: () => undefined });
    const attempts = Array.from({ length: 104 }, () =>
      countTrial(services, "203.0.113.60").then(
        () => null,
        (error) => error,
      ),
    );
    const refused = (await Promise.all(attempts)).filter((error) => error !== null);
    expect(refused).toHaveLength(4);
    for (const error of refused) expect(error).toMatchObject({ code: "too_many_requests" });
    const response = await startFrom("203.0.113.60");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await tier()).toBe("free");

    expect((await startFrom("203.0.113.61")).status).toBe(200);
    expect((await startFrom("203.0.113.61")).status).toBe(409);
    const counters = await env.DB.prepare("SELECT count FROM throttles WHERE key LIKE 'trial:%'").all();
    expect(counters.results.map(({ count }) => Number(count)).sort((a, b) => a - b)).toEqual([1, 100]);
  });
});
