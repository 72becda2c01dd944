import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  finishProviderSignIn,
  startProviderSignIn,
} from "~/features/accounts/server/provider-sign-in.server";
import { forgetFlow, keepFlow, readFlow } from "~/http/provider-sign-in.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/services.server";
import { createAccount, inFirstShard, ORIGIN, postLogin, send, sessionCookie } from "../factories/accounts";
import { fakeProvider } from "../factories/providers";
import { server } from "../factories/worker-with";

inFirstShard();

/** Services with one provider that vouches for a person. */
const servicesFor = (claims: Record<string, unknown>, changes: Partial<Services> = {}): Services => ({
  ...createServices(env as never, { waitUntil: () => undefined }),
  identityProviders: [fakeProvider(claims)],
  ...changes,
});

const newPerson = () => {
  const sub = crypto.randomUUID();
  return { sub, email: `p-${sub}@example.test` };
};

/** Signs in without a browser. */
async function signInWith(services: Services, address = "203.0.113.9") {
  const start = { providerId: "oidc", origin: ORIGIN };
  const { flow } = await startProviderSignIn(services, start);
  const answer = { code: "a-code", state: flow.state };
  return finishProviderSignIn(services, { ...start, flow, answer, address, userAgent: "" });
}

async function rows(sql: string, ...values: string[]) {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all<Record<string, unknown>>();
  return results;
}

const verify = (email: string) =>
  env.DB.prepare("UPDATE users SET email_verified_at = created_at WHERE email = ?").bind(email).run();

describe("a sign-in with a provider", () => {
  it("stores issuer, subject and a proven e-mail, and no password", async () => {
    const { sub, email } = newPerson();
    expect(await signInWith(servicesFor({ sub, email }))).toMatchObject({ isNew: true });
    const [user] = await rows(
      `SELECT users.*, identities.provider, identities.subject, credentials.user_id AS has_password
       FROM users JOIN identities ON identities.user_id = users.id
       LEFT JOIN credentials ON credentials.user_id = users.id WHERE email = ?`,
      email,
    );
    expect(user).toMatchObject({
      provider: "https://id.parish.test",
      subject: sub,
      email_verified_at: user?.created_at,
      has_password: null,
      timezone: "UTC",
    });
  });

  it("links an account with a password once its e-mail is proven", async () => {
    const { sub, email } = newPerson();
    const account = await createAccount(server, { email });
    const services = servicesFor({ sub, email });
    await expect(signInWith(services)).rejects.toMatchObject({ code: "conflict" });
    expect(await rows("SELECT * FROM identities WHERE subject = ?", sub)).toEqual([]);
    await verify(email);
    const { token, isNew } = await signInWith(services);
    expect(isNew).toBe(false);
    expect((await services.findSession(token))?.user.id).toBe(account.user.id);
  });

  it("ends every other way into the linked account", async () => {
    const { sub, email } = newPerson();
    // An attacker signs up with the owner's address, and the owner confirms it.
    const attacker = await createAccount(server, { email });
    const elsewhere = sessionCookie(await postLogin(server, { email, password: attacker.password }));
    await verify(email);
    const { id } = attacker.user;
    const at = new Date().toISOString();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const own = { sub: `attacker-${sub}`, email: `attacker-${email}` };
    const push = `https://push.test/${sub}`;
    await rows("UPDATE users SET pending_email = ? WHERE id = ?", own.email, id);
    await rows(
      "INSERT INTO account_tokens VALUES (?, ?, 'reset-password', ?, ?, ?)",
      sub,
      id,
      email,
      at,
      later,
    );
    await rows("INSERT INTO push_endpoints VALUES (?, ?, 'keys')", sub, id);
    await env.JOURNAL_0.prepare("INSERT INTO push_subscriptions VALUES (?, ?, ?, 'p', 'a', ?)")
      .bind(sub, id, push, at)
      .run();
    await rows(
      `INSERT INTO identities (provider, subject, user_id, provider_email, created_at)
       VALUES ('https://id.parish.test', ?, ?, ?, ?)`,
      ...[own.sub, id, own.email, at],
    );

    const services = servicesFor({ sub, email });
    const { token } = await signInWith(services);
    expect((await services.findSession(token))?.user).toMatchObject({ id, email, pendingEmail: null });
    for (const cookie of [attacker.cookie, elsewhere]) {
      expect((await send(server, { cookie }, "GET", "/api/auth/user")).status).toBe(401);
    }
    expect((await postLogin(server, { email, password: attacker.password })).status).toBe(401);
    for (const table of ["credentials", "account_tokens", "push_endpoints"]) {
      expect(await rows(`SELECT * FROM ${table} WHERE user_id = ?`, id), table).toEqual([]);
    }
    const devices = env.JOURNAL_0.prepare("SELECT * FROM push_subscriptions WHERE user_id = ?").bind(id);
    expect((await devices.all()).results).toEqual([]);
    const back = await signInWith(servicesFor(own));
    expect(back.isNew, "the attacker's own identity opens another account").toBe(true);
    expect(await rows("SELECT kind FROM outbox WHERE instr(payload, ?)", `"${email}"`)).toContainEqual({
      kind: "provider-linked",
    });
  });

  it("keeps identities that were linked under the same address, and their sessions", async () => {
    const { sub, email } = newPerson();
    const first = servicesFor({ sub, email });
    await signInWith(first);
    const second = await signInWith(servicesFor({ sub: `second-${sub}`, email }));
    expect((await signInWith(first)).isNew).toBe(false);
    expect(await first.findSession(second.token)).not.toBeNull();
    expect(await rows("SELECT subject FROM identities WHERE provider_email = ?", email)).toHaveLength(2);
  });

  it("does not link an address that lost its proof meanwhile", async () => {
    const { sub, email } = newPerson();
    await createAccount(server, { email });
    await verify(email);
    const services = servicesFor({ sub, email });
    const { catalog } = services;
    const batch: typeof catalog.batch = async (statements) => {
      await env.DB.prepare("UPDATE users SET email_verified_at = NULL WHERE email = ?").bind(email).run();
      return catalog.batch(statements);
    };
    const raced = new Proxy(catalog, {
      get: (target, key) => (key === "batch" ? batch : Reflect.get(target, key)),
    });
    await expect(signInWith({ ...services, catalog: raced })).rejects.toMatchObject({ code: "conflict" });
    expect(await rows("SELECT * FROM identities WHERE subject = ?", sub)).toEqual([]);
  });

  it("makes one account from parallel sign-ins of a new person", async () => {
    const { sub, email } = newPerson();
    const services = servicesFor({ sub, email });
    const opened = await Promise.all(Array.from({ length: 6 }, () => signInWith(services)));
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    const sessions = await Promise.all(opened.map(({ token }) => services.findSession(token)));
    expect(new Set(sessions.map((session) => session?.user.id)).size).toBe(1);
    expect(await rows("SELECT * FROM users WHERE email = ?", email)).toHaveLength(1);
  });

  it("treats a subject at another issuer as another person", async () => {
    const { sub, email } = newPerson();
    await signInWith(servicesFor({ sub, email }));
    const other = fakeProvider({ ...newPerson(), sub }, "https://other.test");
    expect(await signInWith(servicesFor({}, { identityProviders: [other] }))).toMatchObject({ isNew: true });
  });

  it("counts new accounts like sign-ups, and known people not at all", async () => {
    const settings = { ...servicesFor({}).settings, signUpLimit: 1 };
    const address = "203.0.113.77";
    const first = servicesFor(newPerson(), { settings });
    await signInWith(first, address);
    await expect(signInWith(servicesFor(newPerson(), { settings }), address)).rejects.toMatchObject({
      code: "too_many_requests",
    });
    expect(await signInWith(first, address)).toMatchObject({ isNew: false });
  });

  it("counts attempts to open an account that is not linked", async () => {
    const { sub, email } = newPerson();
    await createAccount(server, { email });
    const services = servicesFor({ sub, email });
    const codes = [];
    for (let count = 0; count < 11; count++) {
      codes.push(await signInWith(services, "203.0.113.78").catch((error: { code: string }) => error.code));
    }
    expect(codes).toEqual([...Array(10).fill("conflict"), "too_many_requests"]);
  });
});

describe("the cookie of a provider sign-in", () => {
  const flow = {
    providerId: "oidc",
    state: "s".repeat(43),
    nonce: "n".repeat(43),
    codeVerifier: "v".repeat(43),
    redirectTo: `/settings?words=${"%20".repeat(650)}`,
    timezone: "America/Argentina/Buenos_Aires",
  };
  const request = (cookie = "") =>
    new Request(`${ORIGIN}/api/auth/start/oidc`, { headers: { Cookie: cookie } });

  it("is __Host-, Secure and valid for ten minutes", () => {
    const line = keepFlow(request(), flow);
    expect(line).toMatch(
      /^__Host-acolyte_provider=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(line.length, "browsers keep 4,096 bytes").toBeLessThan(4096);
    expect(readFlow(request(line.split(";")[0]))).toEqual(flow);
    expect(forgetFlow(request())).toMatch(/^__Host-acolyte_provider=; Max-Age=0; Path=\/;/);
  });

  it.each(["", "__Host-acolyte_provider=", "__Host-acolyte_provider=%%%", "acolyte_provider=e30"])(
    "is not read from %j",
    (cookie) => {
      expect(readFlow(request(cookie))).toBeNull();
    },
  );
});

describe("without a configured provider", () => {
  it("the card offers no provider, and there is none", async () => {
    for (const path of ["/api/auth/start/google", "/api/auth/callback/oidc?code=a&state=b"]) {
      expect((await server.fetch(new Request(ORIGIN + path))).status).toBe(404);
    }
    expect(await (await server.fetch(new Request(`${ORIGIN}/`))).text()).not.toContain("Continue with");
  });
});
