import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { accountMails, makeLinksOld } from "../factories/account-mails";
import { type Account, postLogin, send, signUp } from "../factories/accounts";
import { pathIn } from "../factories/mail";

const NEW = "A calmer evening 8";
const { server, withVariables, sent, queued, deliver, last, get, post, me, newAccount, resetLink } =
  accountMails();
const sendAgain = ({ cookie }: Pick<Account, "cookie">, method = "POST") =>
  send(server, { cookie }, method, "/api/auth/verify-email");
const links = async () => (await env.DB.prepare("SELECT * FROM account_tokens").all()).results;

describe("the link that confirms an address", () => {
  it("is sent at sign-up, shows a page, and works once, with the button", async () => {
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
      expect(await again.text()).toContain("This link has expired");
    }
  });

  it("is stored only as a hash, and not before it is sent", async () => {
    const account = await signUp(server);
    const rows = (await env.DB.prepare("SELECT * FROM outbox").all()).results;
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: "verify-email" });
    expect(await links()).not.toContainEqual(expect.objectContaining({ user_id: account.user.id }));
    await deliver();
    const token = pathIn(last(account.email)).split("/").at(-1) ?? "";
    const [link] = (await links()).filter((row) => row.user_id === account.user.id);
    expect(link).toMatchObject({ purpose: "verify-email", email: account.email });
    expect(JSON.stringify([link, rows])).not.toContain(token);
  });

  it("expires after 24 hours", async () => {
    const account = await newAccount();
    const path = pathIn(last(account.email));
    await makeLinksOld(24 * 3_600_000 - 60_000);
    expect((await get(path)).status).toBe(200);
    await makeLinksOld(60_000);
    expect((await get(path)).status).toBe(410);
    expect((await post(path)).status).toBe(410);
    expect(await me(account)).toMatchObject({ emailVerified: false });
  });

  it("is sent again, which voids the previous one", async () => {
    const account = await newAccount();
    const first = pathIn(last(account.email));
    expect((await sendAgain(account)).status).toBe(200);
    await deliver();
    const second = pathIn(last(account.email));
    expect(second).not.toBe(first);
    expect((await post(first)).status).toBe(410);
    expect((await post(second)).status).toBe(200);
    expect((await sendAgain(account)).status).toBe(409);
  });

  it("is sent at most five times an hour, and not for a visitor", async () => {
    const account = await newAccount();
    for (let count = 0; count < 5; count++) expect((await sendAgain(account)).status).toBe(200);
    const refused = await sendAgain(account);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await sendAgain({ cookie: "" })).status).toBe(401);
  });

  const UNKNOWN = ["x", "%00", "A".repeat(43)].map((token) => `/verify-email/${token}`);
  it.each([...UNKNOWN, `/reset-password/${"é".repeat(43)}`])("is not %s", async (path) => {
    expect((await get(path)).status).toBe(410);
    expect((await post(path, { password: NEW })).status).toBe(410);
  });

  it("does not work for the other purpose", async () => {
    const account = await newAccount();
    const verify = pathIn(last(account.email));
    const reset = await resetLink(account.email);
    const wrong = verify.replace("verify-email", "reset-password");
    expect((await get(wrong)).status).toBe(410);
    expect((await post(wrong, { password: NEW })).status).toBe(410);
    expect((await post(reset.replace("reset-password", "verify-email"))).status).toBe(410);
  });
});

describe("another e-mail address", () => {
  const change = (account: Account, email: string) =>
    send(server, account, "PATCH", "/api/auth/profile", { json: { email } });
  const fresh = () => `new-${crypto.randomUUID()}@example.test`;

  it("counts once it is confirmed there, and the old address is warned", async () => {
    const account = await newAccount();
    const email = fresh();
    expect(await (await change(account, email)).json()).toMatchObject({
      email: account.email,
      pendingEmail: email,
    });
    await deliver();
    expect(last(account.email)?.text).toContain(email);
    const path = pathIn(last(email));
    expect((await get(path)).status).toBe(200);
    expect(await me(account)).toMatchObject({ email: account.email, pendingEmail: email });
    expect((await post(path)).status).toBe(200);
    expect(await me(account)).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    expect((await postLogin(server, { email, password: account.password })).status).toBe(303);
  });

  it("is dropped on request, and by a new password", async () => {
    const account = await newAccount();
    const [one, two] = [fresh(), fresh()];
    const page = async () => (await send(server, account, "GET", "/edit-profile")).text();
    await change(account, one);
    await deliver();
    const shown = await page();
    for (const words of [`${one} is not confirmed yet`, "Keep the old one"]) expect(shown).toContain(words);
    const kept = await sendAgain(account, "DELETE");
    expect(await kept.json()).toMatchObject({ pendingEmail: null });
    expect(await page()).not.toContain(one);
    expect((await post(pathIn(last(one)))).status).toBe(410);
    await change(account, two);
    await deliver();
    const link = pathIn(last(two));
    await post(await resetLink(account.email), { password: NEW });
    expect((await post(link)).status).toBe(410);
  });

  it("is refused when another account has it, at once or at its confirmation", async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    expect((await change(account, other.email)).status).toBe(409);
    const email = fresh();
    await change(account, email);
    await change(other, email);
    await deliver();
    const paths = sent()
      .filter((mail) => mail.to === email)
      .map(pathIn);
    const answers = [await post(paths[0]!), await post(paths[1]!)];
    expect(answers.map((answer) => answer.status)).toEqual([200, 409]);
    expect(await answers[1]!.text()).toContain("Another account already uses this e-mail address.");
  });

  it("changes at once where mails are not real, with a mail to both addresses", async () => {
    withVariables({ MAIL_TRANSPORT: "log", MAIL_FILES: "1" });
    const account = await newAccount();
    const email = fresh();
    expect(await (await change(account, email)).json()).toMatchObject({
      email,
      pendingEmail: null,
      emailVerified: false,
    });
    await deliver();
    expect(last(account.email)).toMatchObject({ subject: "Your e-mail address was changed" });
    expect(pathIn(last(email))).toMatch(/^\/verify-email\//);
  });

  it("changes nothing when it is the current one", async () => {
    const account = await newAccount();
    await post(pathIn(last(account.email)));
    expect(await (await change(account, account.email)).json()).toMatchObject({ emailVerified: true });
    expect(queued()).toEqual([]);
  });
});
