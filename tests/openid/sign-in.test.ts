import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ProviderFaults } from "../setup/openid-provider";
import { UserAgent } from "../setup/user-agent";
import { startSite, UNAVAILABLE } from "./site";

const site = startSite();

// First, because a valid document is cached for an hour.
describe("a provider without a usable discovery document", () => {
  const DOCUMENT = "/.well-known/openid-configuration";
  const plainHttp = "http://192.0.2.1/token";
  it.each<[string, ProviderFaults]>([
    ["it is down", { isDown: true }],
    ["the document is no JSON", { answers: { [DOCUMENT]: { status: 200, body: "<html>" } } }],
    [
      "the document is elsewhere",
      { answers: { [DOCUMENT]: { status: 302, body: "", headers: { Location: "/x" } } } },
    ],
    ["it is another issuer's", { discovery: (told) => ({ ...told, issuer: "https://evil.test" }) }],
    ["it lacks an endpoint", { discovery: ({ token_endpoint: _, ...told }) => told }],
    ["an endpoint is http elsewhere", { discovery: (told) => ({ ...told, token_endpoint: plainHttp }) }],
    [
      "an endpoint is no web address",
      { discovery: (told) => ({ ...told, authorization_endpoint: "javascript:alert(1)" }) },
    ],
    [
      "it takes no client secret by Basic",
      { discovery: (told) => ({ ...told, token_endpoint_auth_methods_supported: ["private_key_jwt"] }) },
    ],
  ])("says so when %s", async (_name, faults) => {
    site.faults = faults;
    const agent = new UserAgent();
    const response = await agent.visit(`${site.origin}/api/auth/start/oidc`);
    expect(response.headers.get("Retry-After")).toBe("60");
    await site.expectRefusal(agent, response, 503, UNAVAILABLE);
  });
});

describe("a sign-in that succeeds", () => {
  it("is offered on the card beside the password", async () => {
    const html = await (await fetch(`${site.origin}/settings`)).text();
    expect(html).toContain('href="/api/auth/start/oidc?redirectTo=%2Fsettings"');
    expect(html).toMatch(/Continue with (<!-- -->)?Parish/);
    expect(html).toContain('name="password"');
  });

  it("makes an account from the provider's claims, and finds it again", async () => {
    const { login, email } = site.person();
    const first = await site.signIn(login, "?timezone=Europe/Rome");
    expect(first.response.status).toBe(303);
    expect(first.response.headers.get("Location")).toBe("/profile-setup");
    expect(first.agent.cookie(site.origin, "acolyte_provider")).toBeUndefined();
    const user = await site.signedInUser(first.agent);
    expect(user).toMatchObject({
      email,
      firstName: "Clare",
      lastName: "Offreduccio",
      timezone: "Europe/Rome",
      subscriptionTier: "free",
      prayerStyle: "scripture",
    });

    const second = await site.signIn(login);
    expect(second.response.headers.get("Location")).toBe("/");
    expect(await site.signedInUser(second.agent)).toEqual(user);
    expect(second.agent.cookie(site.origin, "acolyte_session")).not.toBe(
      first.agent.cookie(site.origin, "acolyte_session"),
    );
  });

  it("finds the account by the subject, whatever the e-mail is by then", async () => {
    const { login, email } = site.person();
    const first = await site.signIn(login);
    const user = await site.signedInUser(first.agent);
    site.provider.people.set(login, { email: `changed-${email}`, email_verified: false });
    expect(await site.signedInUser((await site.signIn(login)).agent)).toEqual(user);
  });

  it("reads the e-mail from an id token that has it", async () => {
    const { login } = site.person({ email: undefined });
    const email = `token-${randomUUID()}@example.test`;
    site.faults = {
      idToken: (claims) => ({ ...claims, email, email_verified: true, given_name: "Agnes" }),
    };
    const before = site.provider.requests.length;
    const { agent } = await site.signIn(login);
    expect(await site.signedInUser(agent)).toMatchObject({ email, firstName: "Agnes" });
    expect(site.provider.requests.slice(before)).not.toContain("/me");
  });

  it("ignores a forged page to return to", async () => {
    const { login } = site.person();
    const agent = new UserAgent();
    const address = await site.reachCallback(agent, { login });
    const kept = JSON.parse(atob(decodeURIComponent(agent.cookie(site.origin, "acolyte_provider") ?? "")));
    const forged = btoa(
      JSON.stringify({ ...kept, redirectTo: "https://evil.test/", timezone: "Mars/Olympus" }),
    );
    agent.setCookie(site.origin, "acolyte_provider", encodeURIComponent(forged));
    const response = await agent.visit(address);
    expect(response.headers.get("Location")).toBe("/profile-setup");
    expect(await site.signedInUser(agent)).toMatchObject({ timezone: "UTC" });
  });

  it("ends the browser's previous session", async () => {
    const { login } = site.person();
    const { agent } = await site.signIn(login);
    const before = `acolyte_session=${agent.cookie(site.origin, "acolyte_session")}`;
    const other = new UserAgent();
    const address = await site.reachCallback(other, { login });
    other.setCookie(site.origin, "acolyte_session", String(agent.cookie(site.origin, "acolyte_session")));
    expect((await other.visit(address)).status).toBe(303);
    const asked = await fetch(`${site.origin}/api/auth/user`, { headers: { Cookie: before } });
    expect(asked.status).toBe(401);
  });
});

// The other rules of links and new accounts are in tests/workers/providers.test.ts, tests/unit/accounts/sign-in.test.ts.
describe("an e-mail that has an account already", () => {
  it("is not linked when it is not proven here, or not there", async () => {
    const here = site.person();
    const form = { mode: "sign-up", email: here.email, password: `Quiet morning ${randomUUID()}` };
    await new UserAgent().visit(`${site.origin}/api/login`, form);
    const unproven = await site.signIn(here.login);
    const password = /already an account.*sign in with your password first/;
    await site.expectRefusal(unproven.agent, unproven.response, 409, password);

    const owner = site.person();
    await site.signIn(owner.login);
    const there = await site.signIn(site.person({ email: owner.email, email_verified: false }).login);
    await site.expectRefusal(there.agent, there.response, 409, /already an account.*the way you did before/);
  });
});

it.each<[string, Record<string, unknown>, RegExp]>([
  ["an unproven e-mail", { email_verified: "true" }, /^Parish has not confirmed your e-mail address yet\./],
  ["no e-mail", { email: undefined }, /^An account here needs an e-mail address/],
])("a person with %s gets no account", async (_name, claims, words) => {
  const { login } = site.person();
  site.provider.people.set(login, { ...site.provider.people.get(login), ...claims });
  const { agent, response } = await site.signIn(login);
  await site.expectRefusal(agent, response, 403, words);
});
