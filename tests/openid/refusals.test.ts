import { decodeJwt, SignJWT } from "jose";
import { describe, expect, it, vi } from "vitest";
import type { ProviderFaults } from "../setup/openid-provider";
import { UserAgent } from "../setup/user-agent";
import { EXPIRED, startSite, UNAVAILABLE, UNTRUSTED } from "./site";

const site = startSite();

describe("a callback outside a pending sign-in", () => {
  it.each<[string, Record<string, string | null>]>([
    ["another state", { state: "x".repeat(43) }],
    ["no state", { state: null }],
    ["a made-up code", { code: "made-up" }],
    ["a very long code", { code: "c".repeat(10_000) }],
    ["an error under another state", { error: "access_denied", state: "other" }],
  ])("is refused with %s", async (_name, changes) => {
    const agent = new UserAgent();
    const address = new URL(await site.reachCallback(agent, site.person()));
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    await site.expectRefusal(agent, await agent.visit(address.href), 400, EXPIRED);
  });

  it("is refused in a browser without a sign-in", async () => {
    const address = await site.reachCallback(new UserAgent(), site.person());
    const stranger = new UserAgent();
    await site.expectRefusal(stranger, await stranger.visit(address), 400, EXPIRED);
  });

  it("is refused after another sign-in was started", async () => {
    const agent = new UserAgent();
    const address = await site.reachCallback(agent, site.person());
    await agent.visit(`${site.origin}/api/auth/start/oidc`);
    await site.expectRefusal(agent, await agent.visit(address), 400, EXPIRED);
  });

  it("is refused with a used code", async () => {
    const agent = new UserAgent();
    const address = await site.reachCallback(agent, site.person());
    const kept = String(agent.cookie(site.origin, "acolyte_provider"));
    expect((await agent.visit(address)).status).toBe(303);

    const again = new UserAgent();
    await again.visit(`${site.origin}/api/auth/start/oidc`);
    again.setCookie(site.origin, "acolyte_provider", kept);
    await site.expectRefusal(again, await again.visit(address), 400, EXPIRED);
  });

  it("is refused with the code of another browser", async () => {
    const [victim, thief] = [new UserAgent(), new UserAgent()];
    const stolen = new URL(await site.reachCallback(victim, site.person()));
    const own = new URL(await site.reachCallback(thief, site.person()));
    own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    await site.expectRefusal(thief, await thief.visit(own.href), 400, EXPIRED);
  });

  it("is refused from another issuer", async () => {
    const agent = new UserAgent();
    const address = new URL(await site.reachCallback(agent, site.person()));
    expect(address.searchParams.get("iss")).toBe(site.provider.issuer);
    address.searchParams.set("iss", "https://evil.test");
    await site.expectRefusal(agent, await agent.visit(address.href), 401, UNTRUSTED);
  });
});

// The other rules of tokens are in tests/unit/accounts/openid-provider.test.ts.
describe("an answer that cannot be trusted", () => {
  it.each<[string, ProviderFaults]>([
    ["a wrong nonce", { idToken: (claims) => ({ ...claims, nonce: "another" }) }],
    ["another issuer", { idToken: (claims) => ({ ...claims, iss: "https://evil.test" }) }],
    ["a changed signature", { rawIdToken: (token) => `${token.slice(0, -40)}${"A".repeat(40)}` }],
    [
      "an unpublished key",
      {
        rawIdToken: (token) =>
          new SignJWT(decodeJwt(token))
            .setProtectedHeader({ alg: "RS256", kid: "own" })
            .sign(site.provider.strangeKey),
      },
    ],
    ["no token", { rawIdToken: () => "" }],
    ["another person at the userinfo endpoint", { userInfo: (claims) => ({ ...claims, sub: "another" }) }],
  ])("is refused: %s", async (_name, faults) => {
    const agent = new UserAgent();
    const { login, email } = site.person();
    const address = await site.reachCallback(agent, { login });
    site.faults = faults;
    await site.expectRefusal(agent, await agent.visit(address), 401, UNTRUSTED);
    site.faults = {};
    const later = await site.signIn(login);
    expect(later.response.headers.get("Location"), `no account was made for ${email}`).toBe("/profile-setup");
  });
});

describe("a sign-in that the user stops", () => {
  it("shows the card again with our own words", async () => {
    const agent = new UserAgent();
    const started = await agent.visit(`${site.origin}/api/auth/start/oidc?redirectTo=/settings`);
    const { address } = await agent.follow(started);
    const posted = await agent.visit(address, { login: "" });
    const { response } = await agent.follow(posted);
    const html = await site.expectRefusal(agent, response, 401, /^You stopped the sign-in with Parish\./);
    expect(html).not.toMatch(/access_denied|error_description|<b>No/);
    expect(html, "and keeps the page to return to").toContain("redirectTo=%2Fsettings");
  });

  it.each([
    ["server_error", 503, UNAVAILABLE],
    ["login_required", 401, /^You stopped the sign-in/],
    ["<script>alert(1)</script>", 503, UNAVAILABLE],
  ])("shows our own words for the error %s", async (error, status, words) => {
    const agent = new UserAgent();
    const address = new URL(await site.reachCallback(agent, site.person()));
    address.searchParams.delete("code");
    address.searchParams.set("error", error);
    address.searchParams.set("error_description", "raw words");
    const response = await agent.visit(address.href);
    const html = await site.expectRefusal(agent, response, status, words);
    expect(html).not.toMatch(/raw words|alert\(1\)/);
  });
});

describe("a provider that fails at the callback", () => {
  it.each<[string, ProviderFaults]>([
    ["it is down", { isDown: true }],
    ["it answers 500", { answers: { "/token": { status: 500, body: "oops" } } }],
    [
      "it does not know our secret",
      { answers: { "/token": { status: 401, body: JSON.stringify({ error: "invalid_client" }) } } },
    ],
    ["its userinfo endpoint is down", { answers: { "/me": { status: 502, body: "" } } }],
  ])("is reported when %s, and the next attempt succeeds", async (_name, faults) => {
    const { login } = site.person();
    const agent = new UserAgent();
    const address = await site.reachCallback(agent, { login });
    site.faults = faults;
    await site.expectRefusal(agent, await agent.visit(address), 503, UNAVAILABLE);
    site.faults = {};
    expect((await site.signIn(login)).response.status).toBe(303);
  });
});

describe("the log", () => {
  it("names the failure and contains no e-mail, code, state or token", async () => {
    const { login, email } = site.person();
    const agent = new UserAgent();
    const address = new URL(await site.reachCallback(agent, { login }));
    let token = "";
    site.faults = {
      idToken: (claims) => ({ ...claims, nonce: "another" }),
      rawIdToken: (signed) => {
        token = signed;
        return signed;
      },
    };
    await agent.visit(address.href);
    const log = await vi.waitFor(() => {
      const lines = site.product.readLog();
      expect(lines).toContain('"event":"provider-sign-in","provider":"oidc","reason":"nonce"');
      expect(lines).toContain('"route":"/api/auth/callback/:provider"');
      return lines;
    });
    const [code, state] = ["code", "state"].map((name) => address.searchParams.get(name));
    const secrets = [email, login, token, code, state];
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain("@example.test");
  });
});
