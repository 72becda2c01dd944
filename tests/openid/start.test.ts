import { describe, expect, it } from "vitest";
import { CLIENT, type ProviderFaults } from "../setup/openid-provider";
import { UserAgent } from "../setup/user-agent";
import { startSite, UNAVAILABLE } from "./site";

const site = startSite();

// First, because a valid document is cached for an hour.
describe("a provider without a usable discovery document", () => {
  const DOCUMENT = "/.well-known/openid-configuration";
  const cases: [string, () => ProviderFaults][] = [
    ["it is down", () => ({ isDown: true })],
    ["it has no document", () => ({ answers: { [DOCUMENT]: { status: 404, body: "" } } })],
    ["the document is no JSON", () => ({ answers: { [DOCUMENT]: { status: 200, body: "<html>" } } })],
    ["the document is no object", () => ({ answers: { [DOCUMENT]: { status: 200, body: "[]" } } })],
    [
      "the document is elsewhere",
      () => ({ answers: { [DOCUMENT]: { status: 302, body: "", headers: { Location: "/elsewhere" } } } }),
    ],
    ["it is another issuer's", () => ({ discovery: (told) => ({ ...told, issuer: "https://evil.test" }) })],
    ["it lacks an endpoint", () => ({ discovery: ({ token_endpoint: _, ...told }) => told })],
    [
      "an endpoint is http on another machine",
      () => ({ discovery: (told) => ({ ...told, token_endpoint: "http://192.0.2.1/token" }) }),
    ],
    [
      "an endpoint is no web address",
      () => ({ discovery: (told) => ({ ...told, authorization_endpoint: "javascript:alert(1)" }) }),
    ],
    [
      "it takes no client secret by Basic",
      () => ({
        discovery: (told) => ({ ...told, token_endpoint_auth_methods_supported: ["private_key_jwt"] }),
      }),
    ],
  ];

  it.each(cases)("says so when %s", async (_name, faults) => {
    site.faults = faults();
    const agent = new UserAgent();
    const response = await agent.visit(`${site.origin}/api/auth/start/oidc`);
    expect(response.headers.get("Retry-After")).toBe("60");
    await site.expectRefusal(agent, response, 503, UNAVAILABLE);
  });
});

describe("the start", () => {
  it("redirects to the provider with the parameters of OpenID Connect, and one cookie", async () => {
    const response = await new UserAgent().visit(`${site.origin}/api/auth/start/oidc?redirectTo=/settings`);
    expect(response.status).toBe(302);
    const address = new URL(response.headers.get("Location") ?? "");
    expect(address.origin + address.pathname).toBe(`${site.provider.issuer}/auth`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: "code",
      client_id: CLIENT.id,
      redirect_uri: site.callback,
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^acolyte_provider=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("fetches the document once", async () => {
    const before = site.provider.requests.length;
    await new UserAgent().visit(`${site.origin}/api/auth/start/oidc`);
    expect(site.provider.requests.slice(before)).toEqual([]);
  });

  it.each(["google", "OIDC", "oidc2", "__proto__"])("knows no provider %s", async (id) => {
    for (const path of ["start", "callback"]) {
      const response = await new UserAgent().visit(`${site.origin}/api/auth/${path}/${id}`);
      expect(response.status).toBe(404);
    }
  });

  it("is offered on the card beside the password", async () => {
    const html = await (await fetch(`${site.origin}/settings`)).text();
    expect(html).toContain('href="/api/auth/start/oidc?redirectTo=%2Fsettings"');
    expect(html).toMatch(/Continue with (<!-- -->)?Parish/);
    expect(html).toContain('name="password"');
  });
});
