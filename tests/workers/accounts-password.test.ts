import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { accountMails, makeLinksOld } from "../factories/account-mails";
import { type Account, createAccount, postLogin, send, sessionCookie } from "../factories/accounts";
import { pathIn } from "../factories/mail";
import { server } from "../factories/worker-with";

const NEW = "A calmer evening 8";

const change = (account: Account, body: Record<string, unknown>) =>
  send(server, account, "POST", "/api/auth/change-password", { json: body });
const changeTo = (account: Account, newPassword: string, currentPassword = account.password) =>
  change(account, { currentPassword, newPassword, confirmPassword: newPassword });
const signInOf = ({ email, password }: Account) => ({ email, password });
const status = async (cookie: string) => (await send(server, { cookie }, "GET", "/api/auth/user")).status;

async function stored(account: Account) {
  const [credentials, sessions] = await env.DB.batch([
    env.DB.prepare("SELECT * FROM credentials WHERE user_id = ?").bind(account.user.id),
    env.DB.prepare("SELECT token_hash FROM sessions WHERE user_id = ?").bind(account.user.id),
  ]);
  return [credentials!.results, sessions!.results];
}

describe("POST /api/auth/change-password", () => {
  it("changes the password, ends all sessions and opens a new one", async () => {
    const account = await createAccount(server);
    const elsewhere = sessionCookie(await postLogin(server, signInOf(account)));
    const response = await changeTo(account, NEW);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(await status(sessionCookie(response))).toBe(200);
    expect(await status(account.cookie)).toBe(401);
    expect(await status(elsewhere)).toBe(401);
    expect((await postLogin(server, signInOf(account))).status).toBe(401);
    expect((await postLogin(server, { email: account.email, password: NEW })).status).toBe(303);
  });

  it("refuses invalid input, says why, and changes nothing", async () => {
    const account = await createAccount(server);
    const before = await stored(account);
    const both = (password: unknown) => ({ newPassword: password, confirmPassword: password });
    const faults: [string, object, RegExp?][] = [
      ["currentPassword", { currentPassword: "Wrong evening 9" }],
      ["currentPassword", { currentPassword: "" }],
      ["currentPassword", { currentPassword: undefined }],
      ["confirmPassword", { confirmPassword: "other" }, /^New password and confirmation don't match\.$/],
      ["confirmPassword", { confirmPassword: undefined }],
      ["newPassword", { newPassword: 12345678 }],
      ["newPassword", both("seven77"), /^Password must be at least 8 characters long\.$/],
      ["newPassword", both("password123")],
      ["newPassword", both("x7".repeat(513))],
    ];
    for (const [path, fault, words = /./] of faults) {
      const body = { currentPassword: account.password, newPassword: NEW, confirmPassword: NEW, ...fault };
      const response = await change(account, body);
      expect(response.status, JSON.stringify(fault)).toBe(400);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.json()).toMatchObject({
        message: expect.stringMatching(words),
        issues: [{ path }],
      });
    }
    expect(await stored(account)).toEqual(before);
  });

  it("refuses a visitor, and an account without a password", async () => {
    const account = await createAccount(server);
    expect((await changeTo({ ...account, cookie: "" }, NEW)).status).toBe(401);
    await env.DB.prepare("DELETE FROM credentials WHERE user_id = ?").bind(account.user.id).run();
    expect((await changeTo(account, NEW)).status).toBe(409);
  });

  it("counts wrong current passwords like failed sign-ins", async () => {
    const account = await createAccount(server);
    const attempts = Array.from({ length: 12 }, (_, index) =>
      changeTo(account, NEW, `Wrong evening ${index}`),
    );
    const statuses = (await Promise.all(attempts)).map((response) => response.status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it("lets one of two parallel changes win", async () => {
    const account = await createAccount(server);
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
});

describe("a forgotten password", () => {
  const { server, withVariables, sent, queued, deliver, last, get, post, me, forgot, newAccount, resetLink } =
    accountMails();

  it("is replaced with the link: sessions and other links end, the address is proven, a mail reports it", async () => {
    const account = await newAccount();
    const elsewhere = sessionCookie(await postLogin(server, signInOf(account)));
    const verify = pathIn(last(account.email));
    const reset = await resetLink(account.email);
    expect(await (await get(reset)).text()).toContain(account.email);
    const done = await post(reset, { password: NEW });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("Your password has been changed");
    for (const cookie of [account.cookie, elsewhere]) expect(await status(cookie)).toBe(401);
    expect((await post(verify)).status).toBe(410);
    expect((await post(reset, { password: "Yet another evening 9" })).status).toBe(410);
    expect((await postLogin(server, signInOf(account))).status).toBe(401);
    const signedIn = await postLogin(server, { email: account.email, password: NEW });
    expect(signedIn.status).toBe(303);
    expect(await me({ cookie: sessionCookie(signedIn) })).toMatchObject({ emailVerified: true });
    await deliver();
    expect(last(account.email)).toMatchObject({ subject: "Your password was changed" });
  });

  it("gets the same answer with and without an account, and no mail without one", async () => {
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
    expect(sent().slice(before)).toEqual([expect.objectContaining({ to: account.email })]);
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

  it("is not replaced by a short one, and the link stays valid", async () => {
    const account = await newAccount();
    const reset = await resetLink(account.email);
    const refused = await post(reset, { password: "seven77" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Choose a new password");
    expect((await postLogin(server, signInOf(account))).status).toBe(303);
    expect((await get(reset)).status).toBe(200);
  });

  it("stays when the link has expired after 30 minutes", async () => {
    const account = await newAccount();
    const reset = await resetLink(account.email);
    await makeLinksOld(30 * 60_000);
    expect((await post(reset, { password: NEW })).status).toBe(410);
    expect((await postLogin(server, signInOf(account))).status).toBe(303);
  });

  it("is replaced once when the button is pressed twice", async () => {
    const account = await newAccount();
    const reset = await resetLink(account.email);
    const answers = await Promise.all([
      post(reset, { password: "A calmer evening 1" }),
      post(reset, { password: "A calmer evening 2" }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 410]);
  });

  it("answers invalid forms with 400", async () => {
    expect((await post("/forgot-password", {})).status).toBe(400);
    for (const email of ["", "nobody", "a@b.c\r\nBcc: d@e.f", "x".repeat(9000)]) {
      expect((await forgot(email)).status).toBe(400);
    }
  });

  it("is refused where no mail can be sent", async () => {
    withVariables({ MAIL_TRANSPORT: "log", MAIL_FILES: "" });
    expect(await (await get("/forgot-password")).text()).toContain("This server cannot send e-mail");
    expect((await forgot("person@example.test")).status).toBe(503);
  });

  it("is reported by mail only when it was changed", async () => {
    const account = await newAccount();
    expect((await changeTo(account, NEW, "not the password")).status).toBe(400);
    expect(queued()).toEqual([]);
    const body = { currentPassword: account.password, newPassword: NEW, confirmPassword: NEW };
    const { cookie } = account;
    await send(server, { cookie }, "POST", "/api/auth/change-password", { json: body });
    await deliver();
    expect(last(account.email)).toMatchObject({ subject: "Your password was changed" });
    expect(last(account.email)?.text).not.toContain(NEW);
  });
});
