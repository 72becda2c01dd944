import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "~/features/accounts/contract";
import { countTrial } from "~/features/accounts/server/throttle.server";
import { createServices } from "~/server/services.server";
import { type Account, createAccount, send } from "../factories/accounts";

import { type MailWorld, mailWorld, pathIn } from "../factories/mail";

let world: MailWorld;
let account: Account;
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM outbox"), env.DB.prepare("DELETE FROM throttles")]);
  world = mailWorld();
  account = await createAccount(world.server);
});

const get = async (path: string) => (await send(world.server, account, "GET", path)).text();
const tier = async () => (JSON.parse(await get("/api/auth/user")) as User).subscriptionTier;
const verify = () =>
  env.DB.prepare("UPDATE users SET email_verified_at = created_at WHERE id = ?").bind(account.user.id).run();

const start = (ip = "203.0.113.1") =>
  send(world.server, account, "POST", "/api/auth/start-trial", {
    json: { planType: "annual" },
    headers: { "CF-Connecting-IP": ip },
  });

describe("a trial", () => {
  it("needs a confirmed address, and its screens can send the link again", async () => {
    const refused = await start();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: "Please confirm your own e-mail address first. Your settings can send you the link.",
    });
    expect(await tier()).toBe("free");
    for (const path of ["/trial-signup", "/pricing"]) {
      const page = await get(path);
      expect(page, path).toContain("Your free trial can start once your address is confirmed.");
      expect(page, path).toContain("Send the link again");
    }
    expect(await get("/settings")).toContain("Send the link again");

    await send(world.server, account, "POST", "/api/auth/verify-email");
    await world.deliver();
    const form = { body: new URLSearchParams(), headers: { Host: "acolyte.test" } };
    expect((await send(world.server, null, "POST", pathIn(world.sent.at(-1)), form)).status).toBe(200);
    expect(await get("/trial-signup")).toContain("Start 7-Day Free Trial");
    expect((await start()).status).toBe(200);
  });

  it("needs no confirmation where no mail can be sent", async () => {
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "" });
    expect(await get("/trial-signup")).toContain("Start 7-Day Free Trial");
    expect((await start()).status).toBe(200);
  });

  it("starts exactly 100 times a day from one network, without counting refusals", async () => {
    await verify();
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
    const response = await start("203.0.113.60");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await tier()).toBe("free");

    expect((await start("203.0.113.61")).status).toBe(200);
    expect((await start("203.0.113.61")).status).toBe(409);
    const counters = await env.DB.prepare("SELECT count FROM throttles WHERE key LIKE 'trial:%'").all();
    expect(counters.results.map(({ count }) => Number(count)).sort((a, b) => a - b)).toEqual([1, 100]);
  });
});
