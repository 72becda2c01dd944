import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "~/features/accounts/contract";
import {
  type Account,
  callApi,
  ORIGIN,
  postLogin,
  type Server,
  sessionCookie,
  signUp,
} from "../factories/accounts";
import { type BoundMail, type MailWorld, mailWorld, pathIn } from "../factories/mail";

// Each account costs a full scrypt, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const NEW = "A calmer evening 8";

let world: MailWorld;
let server: Server;
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM outbox"), env.DB.prepare("DELETE FROM throttles")]);
  world = mailWorld();
  server = world.server;
});

const get = (path: string) => server.fetch(new Request(ORIGIN + path, { headers: { Host: "acolyte.test" } }));
const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  server.fetch(
    new Request(ORIGIN + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: ORIGIN, Host: "acolyte.test", ...headers },
      redirect: "manual",
    }),
  );
const me = async ({ cookie }: Pick<Account, "cookie">) =>
  await (await callApi(server, { path: "/api/auth/user", cookie })).json<User>();
const forgot = (email: string, address = "203.0.113.7") =>
  post("/forgot-password", { email }, { "CF-Connecting-IP": address });
const links = async () => (await env.DB.prepare("SELECT * FROM account_tokens").all()).results;
const last = (to: string): BoundMail | undefined => world.sent.findLast((mail) => mail.to === to);
const makeLinksOld = (milliseconds: number) =>
  env.DB.prepare("UPDATE account_tokens SET expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', expires_at, ?)")
    .bind(`-${milliseconds / 1000} seconds`)
    .run();

/** Makes an account and delivers what was ordered with it. */
async function newAccount() {
  const account = await signUp(server);
  await world.deliver();
  return account;
}

/** Asks for a new password and gives the path of the link that arrives. */
async function resetLink(email: string) {
  expect((await forgot(email)).status).toBe(200);
  await world.deliver();
  return pathIn(last(email));
}

describe("the link that confirms an address", () => {
  it("is sent at sign-up, shows a page, and works once, when the button is pressed", async () => {
    const account = await newAccount();
    expect(account.user).toMatchObject({ emailVerified: false, pendingEmail: null });
    const path = pathIn(last(account.email));
    expect(path).toMatch(/^\/verify-email\/[\w-]{43}$/);
    for (let opened = 0; opened < 3; opened++) {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Confirm my address");
    }
    expect(await me(account)).toMatchObject({ emailVerified: false });
    const done = await post(path);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("is confirmed");
    expect(await me(account)).toMatchObject({ emailVerified: true });
    for (const again of [await post(path), await get(path)]) {
      expect(again.status).toBe(410);
      expect(await again.text()).toContain("This link is over");
    }
  });

  it("is stored as a hash alone, and nowhere before it is sent", async () => {
    const account = await signUp(server);
    const rows = (await env.DB.prepare("SELECT * FROM outbox").all()).results;
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: "verify-email" });
    expect(await links()).not.toContainEqual(expect.objectContaining({ user_id: account.user.id }));
    await world.deliver();
    const token = pathIn(last(account.email)).split("/").at(-1) ?? "";
    const [link] = (await links()).filter((row) => row.user_id === account.user.id);
    expect(link).toMatchObject({ purpose: "verify-email", email: account.email });
    expect(JSON.stringify([link, rows])).not.toContain(token);
  });

  it("is over after 24 hours", async () => {
    const account = await newAccount();
    const path = pathIn(last(account.email));
    await makeLinksOld(24 * 3_600_000 - 60_000);
    expect((await get(path)).status).toBe(200);
    await makeLinksOld(60_000);
    expect((await get(path)).status).toBe(410);
    expect((await post(path)).status).toBe(410);
    expect(await me(account)).toMatchObject({ emailVerified: false });
  });

  it("is sent again, and then the one before is void", async () => {
    const account = await newAccount();
    const first = pathIn(last(account.email));
    const again = await callApi(server, {
      path: "/api/auth/verify-email",
      method: "POST",
      cookie: account.cookie,
    });
    expect(again.status).toBe(200);
    await world.deliver();
    const second = pathIn(last(account.email));
    expect(second).not.toBe(first);
    expect((await post(first)).status).toBe(410);
    expect((await post(second)).status).toBe(200);
    const needless = await callApi(server, {
      path: "/api/auth/verify-email",
      method: "POST",
      cookie: account.cookie,
    });
    expect(needless.status).toBe(409);
  });

  it("is not sent more than five times an hour, nor for a visitor", async () => {
    const account = await newAccount();
    const again = () =>
      callApi(server, { path: "/api/auth/verify-email", method: "POST", cookie: account.cookie });
    for (let count = 0; count < 5; count++) expect((await again()).status).toBe(200);
    const refused = await again();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await callApi(server, { path: "/api/auth/verify-email", method: "POST" })).status).toBe(401);
  });

  it.each([
    "/verify-email/x",
    "/verify-email/%00",
    `/verify-email/${"A".repeat(43)}`,
    `/reset-password/${"é".repeat(43)}`,
  ])("%s is over", async (path) => {
    expect((await get(path)).status).toBe(410);
    expect((await post(path, { password: NEW })).status).toBe(410);
  });

  it("opens nothing of the other kind", async () => {
    const account = await newAccount();
    const verify = pathIn(last(account.email));
    const reset = await resetLink(account.email);
    expect((await get(verify.replace("verify-email", "reset-password"))).status).toBe(410);
    expect((await post(verify.replace("verify-email", "reset-password"), { password: NEW })).status).toBe(
      410,
    );
    expect((await post(reset.replace("reset-password", "verify-email"))).status).toBe(410);
  });

  it("is refused from a foreign page", async () => {
    const account = await newAccount();
    const response = await post(pathIn(last(account.email)), {}, { Origin: "https://evil.test" });
    expect(response.status).toBe(403);
    expect(await me(account)).toMatchObject({ emailVerified: false });
  });
});

describe("a forgotten password", () => {
  it("is replaced with the link: every session ends, other links are void, the address is proven, a mail tells of it", async () => {
    const account = await newAccount();
    const elsewhere = sessionCookie(await postLogin(server, account_(account)));
    const verify = pathIn(last(account.email));
    const reset = await resetLink(account.email);
    expect(await (await get(reset)).text()).toContain(account.email);
    const done = await post(reset, { password: NEW });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("Your password is changed");
    for (const cookie of [account.cookie, elsewhere]) {
      expect((await callApi(server, { path: "/api/auth/user", cookie })).status).toBe(401);
    }
    expect((await post(verify)).status).toBe(410);
    expect((await post(reset, { password: "Yet another evening 9" })).status).toBe(410);
    expect((await postLogin(server, account_(account))).status).toBe(401);
    const signedIn = await postLogin(server, { email: account.email, password: NEW });
    expect(signedIn.status).toBe(303);
    expect(await me({ cookie: sessionCookie(signedIn) })).toMatchObject({ emailVerified: true });
    await world.deliver();
    expect(last(account.email)).toMatchObject({ subject: "Your password was changed" });
  });

  it("gets the same answer whether there is an account or not, and no mail without one", async () => {
    const account = await newAccount();
    const unknown = `nobody-${crypto.randomUUID()}@example.test`;
    const [known, other] = [await forgot(account.email), await forgot(unknown)];
    expect(other.status).toBe(known.status);
    const pageOf = async (response: Response) =>
      (await response.text()).replaceAll(String(response.headers.get("X-Request-Id")), "REQUEST");
    const pages = [await pageOf(known), await pageOf(other)].map((page) =>
      page
        .replaceAll(account.email, "X")
        .replaceAll(unknown, "X")
        .replace(/nonce="[^"]*"/g, ""),
    );
    expect(pages[0]).toContain("Please look in your mailbox");
    expect(pages[1]).toBe(pages[0]);
    const before = world.sent.length;
    await world.deliver();
    expect(world.sent.slice(before).map((mail) => mail.to)).toEqual([account.email]);
    expect((await env.DB.prepare("SELECT * FROM outbox").all()).results).toEqual([]);
  });

  it("is throttled for known and unknown addresses alike", async () => {
    const account = await newAccount();
    for (const email of [account.email, "nobody@example.test"]) {
      for (let count = 0; count < 5; count++) expect((await forgot(email)).status).toBe(200);
      const refused = await forgot(email.toUpperCase());
      expect(refused.status).toBe(429);
      expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    }
  });

  it.each([
    ["a short one", "seven77"],
    ["a common one", "password123"],
    ["none", ""],
    ["a long one", "x7".repeat(513)],
  ])("is not replaced by %s, and the link stays good", async (_, password) => {
    const account = await newAccount();
    const reset = await resetLink(account.email);
    const refused = await post(reset, { password });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Choose a new password");
    expect((await postLogin(server, account_(account))).status).toBe(303);
    expect((await get(reset)).status).toBe(200);
  });

  it("keeps the old one when the link is over after 30 minutes", async () => {
    const account = await newAccount();
    const reset = await resetLink(account.email);
    await makeLinksOld(30 * 60_000);
    expect((await post(reset, { password: NEW })).status).toBe(410);
    expect((await postLogin(server, account_(account))).status).toBe(303);
  });

  it("is replaced by one of two who press the button at once", async () => {
    const account = await newAccount();
    const reset = await resetLink(account.email);
    const answers = await Promise.all([
      post(reset, { password: "A calmer evening 1" }),
      post(reset, { password: "A calmer evening 2" }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 410]);
  });

  it("answers a bad form with the card, never with a 500", async () => {
    for (const fields of [
      {},
      { email: "" },
      { email: "nobody" },
      { email: "a@b.c\r\nBcc: d@e.f" },
      { email: "x".repeat(9000) },
    ]) {
      expect((await post("/forgot-password", fields as Record<string, string>)).status).toBe(400);
    }
  });

  it("is told of, honestly, where no mail can be sent", async () => {
    server = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "" }).server;
    expect(await (await get("/forgot-password")).text()).toContain("This server cannot send e-mail");
    expect((await forgot("person@example.test")).status).toBe(503);
  });
});

describe("a password that is changed", () => {
  it("is told of by mail, and only when it was changed", async () => {
    const account = await newAccount();
    const change = (currentPassword: string) =>
      callApi(server, {
        path: "/api/auth/change-password",
        method: "POST",
        cookie: account.cookie,
        body: { currentPassword, newPassword: NEW, confirmPassword: NEW },
      });
    expect((await change("not the password")).status).toBe(400);
    expect(world.queued).toEqual([]);
    expect((await change(account.password)).status).toBe(200);
    await world.deliver();
    expect(last(account.email)).toMatchObject({ subject: "Your password was changed" });
    expect(last(account.email)?.text).not.toContain(NEW);
  });
});

describe("another e-mail address", () => {
  const change = (account: Account, email: string) =>
    callApi(server, { path: "/api/auth/profile", method: "PATCH", cookie: account.cookie, body: { email } });
  const fresh = () => `new-${crypto.randomUUID()}@example.test`;

  it("waits until it is confirmed there, and the old one is told", async () => {
    const account = await newAccount();
    const email = fresh();
    expect(await (await change(account, email)).json()).toMatchObject({
      email: account.email,
      pendingEmail: email,
    });
    await world.deliver();
    expect(last(account.email)?.text).toContain(email);
    const path = pathIn(last(email));
    expect((await get(path)).status).toBe(200);
    expect(await me(account)).toMatchObject({ email: account.email, pendingEmail: email });
    expect((await post(path)).status).toBe(200);
    expect(await me(account)).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    expect((await postLogin(server, { email, password: account.password })).status).toBe(303);
  });

  it("is forgotten when its owner wishes so, and by a new password", async () => {
    const account = await newAccount();
    const [one, two] = [fresh(), fresh()];
    const page = async () =>
      (await callApi(server, { path: "/edit-profile", cookie: account.cookie })).text();
    await change(account, one);
    await world.deliver();
    const shown = await page();
    for (const words of [`${one} waits to be confirmed`, "Keep the old one"]) expect(shown).toContain(words);
    const forgotten = await callApi(server, {
      path: "/api/auth/verify-email",
      method: "DELETE",
      cookie: account.cookie,
    });
    expect(await forgotten.json()).toMatchObject({ pendingEmail: null });
    expect(await page()).not.toContain(one);
    expect((await post(pathIn(last(one)))).status).toBe(410);
    await change(account, two);
    await world.deliver();
    const link = pathIn(last(two));
    await post(await resetLink(account.email), { password: NEW });
    expect((await post(link)).status).toBe(410);
  });

  it("is refused when another account has it, at once or by the time it is confirmed", async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    expect((await change(account, other.email)).status).toBe(409);
    const email = fresh();
    await change(account, email);
    await change(other, email);
    await world.deliver();
    const paths = world.sent.filter((mail) => mail.to === email).map(pathIn);
    const answers = [await post(paths[0]!), await post(paths[1]!)];
    expect(answers.map((answer) => answer.status)).toEqual([200, 409]);
    expect(await answers[1]!.text()).toContain("Another account already uses this e-mail address.");
  });

  it("changes at once where no mail reaches anybody, and both addresses are written to", async () => {
    world = mailWorld({ MAIL_TRANSPORT: "log", MAIL_FILES: "1" });
    server = world.server;
    const account = await newAccount();
    const email = fresh();
    expect(await (await change(account, email)).json()).toMatchObject({
      email,
      pendingEmail: null,
      emailVerified: false,
    });
    await world.deliver();
    expect(last(account.email)).toMatchObject({ subject: "Your e-mail address was changed" });
    expect(pathIn(last(email))).toMatch(/^\/verify-email\//);
  });

  it("is no change when it is the one there is", async () => {
    const account = await newAccount();
    await post(pathIn(last(account.email)));
    expect(await (await change(account, account.email)).json()).toMatchObject({ emailVerified: true });
    expect(world.queued).toEqual([]);
  });
});

function account_({ email, password }: Account) {
  return { email, password };
}
