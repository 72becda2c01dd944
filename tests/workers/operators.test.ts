import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openProviderSession } from "~/features/accounts/server/open-provider-session.server";
import { createServices } from "~/services.server";
import { type Account, createAccount, ORIGIN, postLogin, send } from "../factories/accounts";
import { type MailWorld, mailWorld, pathIn } from "../factories/mail";
import { fakeProvider } from "../factories/providers";

const ADMIN = "operator@parish.test";
const ADMIN_EMAILS = `other@parish.test, ${ADMIN.toUpperCase()}`;
const REAL = { MAIL_TRANSPORT: "cloudflare", MAIL_FROM: "Acolyte <prayer@acolyte.test>", ADMIN_EMAILS };
/** The default when deployed: nobody gets a mail. */
const LOG = { MAIL_TRANSPORT: "log", MAIL_FILES: "", ADMIN_EMAILS };
/** The default on a local machine. */
const FILES = { MAIL_TRANSPORT: "log", MAIL_FILES: "1", ADMIN_EMAILS };

let world: MailWorld;
const warn = vi.spyOn(console, "warn");

beforeEach(async () => {
  warn.mockClear();
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE users SET email = 'former-' || id || '@parish.test' WHERE email LIKE '%@parish.test'",
    ),
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare("DELETE FROM throttles"),
  ]);
});

const isOperator = async ({ cookie }: Account) =>
  (await send(world.server, { cookie }, "GET", "/api/shared-reports")).status === 200;
const changeEmail = ({ cookie }: Account, email = ADMIN) =>
  send(world.server, { cookie }, "PATCH", "/api/auth/profile", { json: { email } });
const sendAgain = ({ cookie }: Account) => send(world.server, { cookie }, "POST", "/api/auth/verify-email");
const confirm = (path: string, cookie = "") =>
  send(world.server, { cookie }, "POST", path, {
    body: new URLSearchParams(),
    headers: { Host: "acolyte.test" },
  });

/** Returns the paths of the links in the server's log. */
const loggedLinks = () =>
  warn.mock.calls
    .map(([line]) => JSON.parse(String(line)) as { event: string; url: string })
    .filter(({ event }) => event === "operator-link")
    .map(({ url }) => new URL(url).pathname);

describe.each([
  ["real mails", REAL],
  ["the log alone", LOG],
  ["mails as files", FILES],
])("with %s", (_what, variables) => {
  beforeEach(() => {
    world = mailWorld(variables);
  });
  /** Returns the path of the last link, from a mail or the log. */
  const lastLink = () => (variables === LOG ? (loggedLinks().at(-1) ?? "") : pathIn(world.sent.at(-1)));

  it("nobody signs up with an operator's address", async () => {
    const fields = { mode: "sign-up", email: ADMIN, password: "Quiet morning 7" };
    const response = await postLogin(world.server, fields);
    expect(response.status).toBe(409);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain("reserved for the people who run this server");
    const rows = await env.DB.prepare("SELECT id FROM users WHERE email = ?").bind(ADMIN).all();
    expect(rows.results).toEqual([]);
  });

  it("a changed address makes an operator once it is confirmed, once, in the account's own session", async () => {
    const account = await createAccount(world.server);
    const changed = await changeEmail(account);
    expect(await changed.json()).toMatchObject({ email: account.email, pendingEmail: ADMIN });
    expect(await isOperator(account)).toBe(false);
    await world.deliver();
    const path = variables === LOG ? lastLink() : pathIn(world.sent.find((mail) => mail.to === ADMIN));
    for (const cookie of ["", (await createAccount(world.server)).cookie]) {
      const refused = await confirm(path, cookie);
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain("Please sign in to the account that requested this link");
    }
    expect(await isOperator(account)).toBe(false);
    expect((await confirm(path, account.cookie)).status).toBe(200);
    expect(await isOperator(account)).toBe(true);
    expect((await confirm(path, account.cookie)).status).toBe(410);
  });

  it("an older account with the address has to confirm it", async () => {
    const before = mailWorld({ ...variables, ADMIN_EMAILS: "" });
    const account = await createAccount(before.server, { email: ADMIN });
    expect(await isOperator(account)).toBe(false);
    const settings = await send(world.server, account, "GET", "/settings");
    expect(await settings.text()).toContain("Send the link again");
    expect((await sendAgain(account)).status).toBe(200);
    await world.deliver();
    expect((await confirm(lastLink())).status).toBe(403);
    expect((await confirm(lastLink(), account.cookie)).status).toBe(200);
    expect(await isOperator(account)).toBe(true);
  });

  it("an address that a provider has proven makes an operator", async () => {
    const services = createServices(world.env, { waitUntil: () => undefined });
    const { token } = await openProviderSession(services, {
      provider: fakeProvider({}),
      subject: crypto.randomUUID(),
      readProfile: async () => ({ email: ADMIN, isEmailVerified: true, firstName: "", lastName: "" }),
      address: "203.0.113.9",
      userAgent: "",
      origin: ORIGIN,
    });
    expect(await isOperator({ cookie: `__Host-acolyte_session=${token}` } as Account)).toBe(true);
  });

  it("an operator stays one until the new address is proven", async () => {
    const account = await createAccount(world.server);
    await env.DB.prepare("UPDATE users SET email = ?, email_verified_at = created_at WHERE id = ?")
      .bind(ADMIN, account.user.id)
      .run();
    expect(await isOperator(account)).toBe(true);
    await changeEmail(account, "other@parish.test");
    expect(await isOperator(account)).toBe(true);
    const user = await send(world.server, account, "GET", "/api/auth/user");
    expect(await user.json()).toMatchObject({ email: ADMIN, pendingEmail: "other@parish.test" });
  });
});

describe("the log of a server that sends no mail", () => {
  it("contains only links to operators' addresses", async () => {
    world = mailWorld(LOG);
    const account = await createAccount(world.server);
    await changeEmail(account, `new-${crypto.randomUUID()}@example.test`);
    await world.deliver();
    expect((await sendAgain(account)).status).toBe(503);
    expect(loggedLinks()).toEqual([]);
    await changeEmail(account);
    await world.deliver();
    expect(loggedLinks()).toHaveLength(1);
  });

  it("contains no link where mails are real or files", async () => {
    for (const variables of [REAL, FILES]) {
      world = mailWorld(variables);
      await changeEmail(await createAccount(world.server));
      await world.deliver();
    }
    expect(loggedLinks()).toEqual([]);
  });
});
