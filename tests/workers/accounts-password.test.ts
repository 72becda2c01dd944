import { env, exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { openSession, replacePassword } from "~/features/accounts/server/accounts.repository.server";
import { hashPassword } from "~/features/accounts/server/password-hash.server";
import { newSession } from "~/features/accounts/server/sessions.server";
import { newMail } from "~/features/mail/server/new-mail.server";
import { openCatalog } from "~/server/db/client.server";
import { accountMails, makeLinksOld } from "../factories/account-mails";
import { type Account, callApi, ORIGIN, postLogin, sessionCookie, signUp } from "../factories/accounts";
import { pathIn } from "../factories/mail";

// Each sign-in costs a full scrypt, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const server = exports.default;
const NEW = "A calmer evening 8";

const change = (account: Account, body: Record<string, unknown>) =>
  callApi(server, { path: "/api/auth/change-password", method: "POST", cookie: account.cookie, body });

const changeTo = (account: Account, newPassword: string, currentPassword = account.password) =>
  change(account, { currentPassword, newPassword, confirmPassword: newPassword });

const signInOf = ({ email, password }: Account) => ({ email, password });

const status = async (cookie: string) => (await callApi(server, { path: "/api/auth/user", cookie })).status;

async function stored(account: Account) {
  const [credentials, sessions] = await env.DB.batch([
    env.DB.prepare("SELECT * FROM credentials WHERE user_id = ?").bind(account.user.id),
    env.DB.prepare("SELECT token_hash FROM sessions WHERE user_id = ?").bind(account.user.id),
  ]);
  return [credentials!.results, sessions!.results];
}

describe("POST /api/auth/change-password", () => {
  it("changes the password, ends every other session and goes on with a new one", async () => {
    const account = await signUp(server);
    const { email, password } = account;
    const elsewhere = sessionCookie(await postLogin(server, { email, password }));
    const response = await changeTo(account, NEW);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    const cookie = sessionCookie(response);
    expect(await status(cookie)).toBe(200);
    expect(await status(account.cookie)).toBe(401);
    expect(await status(elsewhere)).toBe(401);
    expect((await postLogin(server, { email, password })).status).toBe(401);
    expect((await postLogin(server, { email, password: NEW })).status).toBe(303);
  });

  it.each([
    ["a wrong current password", { currentPassword: "Wrong evening 9" }, "currentPassword"],
    ["no current password", { currentPassword: "" }, "currentPassword"],
    ["an absent current password", { currentPassword: undefined }, "currentPassword"],
    ["another confirmation", { confirmPassword: "A calmer evening 9" }, "confirmPassword"],
    ["no confirmation", { confirmPassword: undefined }, "confirmPassword"],
    ["a number", { newPassword: 12345678 }, "newPassword"],
    ["a short password", { newPassword: "seven77", confirmPassword: "seven77" }, "newPassword"],
    ["a common password", { newPassword: "password123", confirmPassword: "password123" }, "newPassword"],
    ["a long password", { newPassword: "x7".repeat(513), confirmPassword: "x7".repeat(513) }, "newPassword"],
  ])("refuses %s and changes nothing", async (_name, fault, path) => {
    const account = await signUp(server);
    const before = await stored(account);
    const body = { currentPassword: account.password, newPassword: NEW, confirmPassword: NEW, ...fault };
    const response = await change(account, body);
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toMatchObject({ issues: [{ path }] });
    expect(await stored(account)).toEqual(before);
  });

  it("says what is wrong", async () => {
    const account = await signUp(server);
    const { password } = account;
    const mismatch = { currentPassword: password, newPassword: NEW, confirmPassword: "other" };
    expect(await (await change(account, mismatch)).json()).toMatchObject({
      message: "New password and confirmation don't match.",
    });
    expect(await (await changeTo(account, "seven77")).json()).toMatchObject({
      message: "Password must be at least 8 characters long.",
    });
  });

  it("answers 409 to an account without a password", async () => {
    const account = await signUp(server);
    await env.DB.prepare("DELETE FROM credentials WHERE user_id = ?").bind(account.user.id).run();
    expect((await changeTo(account, NEW)).status).toBe(409);
  });

  it("counts wrong current passwords like failed sign-ins", async () => {
    const account = await signUp(server);
    const attempts = Array.from({ length: 12 }, (_, index) =>
      changeTo(account, NEW, `Wrong evening ${index}`),
    );
    const statuses = (await Promise.all(attempts)).map((response) => response.status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it("lets one of two parallel changes win", async () => {
    const account = await signUp(server);
    const answers = await Promise.all([
      changeTo(account, "A calmer evening 1"),
      changeTo(account, "A calmer evening 2"),
    ]);
    const [won, ...others] = answers.filter((response) => response.ok);
    expect(others).toEqual([]);
    // Depending on where it was overtaken: the session was over, the password another, or the change refused.
    expect(answers.map((response) => response.status)).toContainEqual(expect.toBeOneOf([400, 401, 409]));
    expect(await status(sessionCookie(won!))).toBe(200);
    expect((await stored(account))[1]).toHaveLength(1);
  });

  it("does nothing when the password was changed since it was proven", async () => {
    const account = await signUp(server);
    const before = await stored(account);
    const { session } = await newSession(account.user.id, { userAgent: "", now: new Date() });
    const mail = newMail("password-changed", { email: account.email, origin: ORIGIN }, new Date());
    const overtaken = { session, provenHash: "the hash before", passwordHash: await hashPassword(NEW), mail };
    expect(await replacePassword(openCatalog(env.DB), overtaken)).toBe(false);
    expect(await openSession(openCatalog(env.DB), overtaken)).toBe(false);
    expect(await stored(account)).toEqual(before);
  });

  it("refuses a visitor", async () => {
    const account = await signUp(server);
    expect((await changeTo({ ...account, cookie: "" }, NEW)).status).toBe(401);
  });
});

describe("a forgotten password", () => {
  const { server, withVariables, sent, deliver, last, get, post, me, forgot, newAccount, resetLink } =
    accountMails();

  it("is replaced with the link: every session ends, other links are void, the address is proven, a mail tells of it", async () => {
    const account = await newAccount();
    const elsewhere = sessionCookie(await postLogin(server, signInOf(account)));
    const verify = pathIn(last(account.email));
    const reset = await resetLink(account.email);
    expect(await (await get(reset)).text()).toContain(account.email);
    const done = await post(reset, { password: NEW });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("Your password has been changed");
    for (const cookie of [account.cookie, elsewhere]) {
      expect((await callApi(server, { path: "/api/auth/user", cookie })).status).toBe(401);
    }
    expect((await post(verify)).status).toBe(410);
    expect((await post(reset, { password: "Yet another evening 9" })).status).toBe(410);
    expect((await postLogin(server, signInOf(account))).status).toBe(401);
    const signedIn = await postLogin(server, { email: account.email, password: NEW });
    expect(signedIn.status).toBe(303);
    expect(await me({ cookie: sessionCookie(signedIn) })).toMatchObject({ emailVerified: true });
    await deliver();
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
    expect(pages[0]).toContain("Check your inbox");
    expect(pages[1]).toBe(pages[0]);
    const before = sent().length;
    await deliver();
    expect(
      sent()
        .slice(before)
        .map((mail) => mail.to),
    ).toEqual([account.email]);
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
    expect((await postLogin(server, signInOf(account))).status).toBe(303);
    expect((await get(reset)).status).toBe(200);
  });

  it("keeps the old one when the link is over after 30 minutes", async () => {
    const account = await newAccount();
    const reset = await resetLink(account.email);
    await makeLinksOld(30 * 60_000);
    expect((await post(reset, { password: NEW })).status).toBe(410);
    expect((await postLogin(server, signInOf(account))).status).toBe(303);
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
    withVariables({ MAIL_TRANSPORT: "log", MAIL_FILES: "" });
    expect(await (await get("/forgot-password")).text()).toContain("This server cannot send e-mail");
    expect((await forgot("person@example.test")).status).toBe(503);
  });
});

describe("a password that is changed", () => {
  const { server, queued, deliver, last, newAccount } = accountMails();

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
    expect(queued()).toEqual([]);
    expect((await change(account.password)).status).toBe(200);
    await deliver();
    expect(last(account.email)).toMatchObject({ subject: "Your password was changed" });
    expect(last(account.email)?.text).not.toContain(NEW);
  });
});
