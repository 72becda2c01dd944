import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { UserAgent } from "../setup/user-agent";
import { startSite } from "./site";

const site = startSite();

describe("a sign-in that succeeds", () => {
  it("makes an account with what the provider tells, and finds it again", async () => {
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

  it("finds the account by the person's lasting name, whatever the e-mail is by then", async () => {
    const { login, email } = site.person();
    const first = await site.signIn(login);
    const user = await site.signedInUser(first.agent);
    site.provider.people.set(login, { email: `changed-${email}`, email_verified: false });
    expect(await site.signedInUser((await site.signIn(login)).agent)).toEqual(user);
  });

  it("takes the e-mail from an id token that has it", async () => {
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

  it.each([
    ["/settings?from=test", "/settings?from=test"],
    ["//evil.test", "/profile-setup"],
    ["https://evil.test/", "/profile-setup"],
    ["/api/logout", "/profile-setup"],
  ])("goes, asked for %s, to %s", async (asked, path) => {
    const { login } = site.person();
    const { response } = await site.signIn(login, `?redirectTo=${encodeURIComponent(asked)}`);
    expect(response.headers.get("Location")).toBe(path);
  });

  it("does not believe a page to go to that the browser made up", async () => {
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

  it("ends the session that the browser had before", async () => {
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

  it("leaves whoever is signed in already alone", async () => {
    const { agent } = await site.signIn(site.person().login);
    for (const path of ["start/oidc?redirectTo=/settings", "callback/oidc"]) {
      const response = await agent.visit(`${site.origin}/api/auth/${path}`);
      expect(response.status).toBe(302);
      expect(response.headers.get("Location")).toMatch(/^\/(settings)?$/);
    }
    expect(await site.signedInUser(agent)).not.toBeNull();
  });

  it("gives an account without a password, which the form does not open and cannot change", async () => {
    const { login, email } = site.person();
    const { agent } = await site.signIn(login);
    const tried = await new UserAgent().visit(`${site.origin}/api/login`, {
      email,
      password: "Quiet morning 7",
    });
    expect(tried.status).toBe(401);
    const changed = await fetch(`${site.origin}/api/auth/change-password`, {
      method: "POST",
      headers: {
        Cookie: agent.cookieHeader(site.origin),
        Origin: site.origin,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({
        currentPassword: "Quiet morning 7",
        newPassword: "Quiet evening 8",
        confirmPassword: "Quiet evening 8",
      }),
    });
    expect(changed.status).toBe(409);
  });
});

describe("an e-mail that has an account already", () => {
  async function signUpWithPassword(email: string) {
    const agent = new UserAgent();
    const response = await agent.visit(`${site.origin}/api/login`, {
      mode: "sign-up",
      email,
      password: `Quiet morning ${randomUUID()}`,
    });
    expect(response.status).toBe(303);
    return agent;
  }

  it("is not linked when it is not proven here", async () => {
    const { login, email } = site.person();
    await signUpWithPassword(email);
    const { agent, response } = await site.signIn(login);
    await site.expectRefusal(agent, response, 409, /already an account.*sign in with your password first/);
  });

  it("is not linked when it is not proven there", async () => {
    const owner = site.person();
    await site.signIn(owner.login);
    const { agent, response } = await site.signIn(
      site.person({ email: owner.email, email_verified: false }).login,
    );
    await site.expectRefusal(agent, response, 409, /already an account.*the way you did before/);
  });

  it("is linked when both sides have proven it", async () => {
    const owner = site.person();
    const user = await site.signedInUser((await site.signIn(owner.login)).agent);
    const other = site.person({ email: owner.email.toUpperCase() });
    const { agent, response } = await site.signIn(other.login);
    expect(response.headers.get("Location")).toBe("/");
    expect(await site.signedInUser(agent)).toEqual(user);
    expect(await site.signedInUser((await site.signIn(other.login)).agent), "and stays so").toEqual(user);
  });
});

describe("a person without an e-mail of their own", () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    ["an unproven one", { email_verified: false }, /^Parish has not confirmed your e-mail address yet\./],
    ["one of which nothing is said", { email_verified: undefined }, /^Parish has not confirmed/],
    ["one proven in other words", { email_verified: "true" }, /^Parish has not confirmed/],
    ["none", { email: undefined }, /^An account here needs an e-mail address/],
    ["one that is none", { email: "not an address" }, /^An account here needs an e-mail address/],
  ])("gets no account: %s", async (_name, claims, words) => {
    const { login } = site.person();
    site.provider.people.set(login, { ...site.provider.people.get(login), ...claims });
    const { agent, response } = await site.signIn(login);
    await site.expectRefusal(agent, response, 403, words);
  });
});

describe("parallel callbacks", () => {
  it("of one person in several browsers make one account", async () => {
    const { login } = site.person();
    const agents = Array.from({ length: 4 }, () => new UserAgent());
    const addresses = await Promise.all(agents.map((agent) => site.reachCallback(agent, { login })));
    const responses = await Promise.all(agents.map((agent, index) => agent.visit(addresses[index] ?? "")));
    expect(responses.map((response) => response.status)).toEqual([303, 303, 303, 303]);
    const users = await Promise.all(agents.map((agent) => site.signedInUser(agent)));
    expect(new Set(users.map((user) => user?.id)).size).toBe(1);
    expect(
      responses.filter((response) => response.headers.get("Location") === "/profile-setup"),
    ).toHaveLength(1);
  });

  // The provider may also revoke what it gave for the first use when it sees the second.
  it("of one code sign in once at most", async () => {
    const agent = new UserAgent();
    const address = await site.reachCallback(agent, site.person());
    const headers = { Cookie: agent.cookieHeader(site.origin) };
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => fetch(address, { headers, redirect: "manual" })),
    );
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses.slice(1)).toEqual([400, 400, 400]);
    expect([303, 400]).toContain(statuses[0]);
  });
});
