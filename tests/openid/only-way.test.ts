import { describe, expect, it } from "vitest";
import { UserAgent } from "../setup/user-agent";
import { startSite, UNAVAILABLE } from "./site";

const site = startSite({ BUILT_IN_ACCOUNTS: "false" });

const login = (query = "") => `${site.origin}/api/login${query}`;

describe("a provider that is the only way to sign in", () => {
  it("is reported on the card when it cannot be reached", async () => {
    site.faults = { isDown: true };
    const agent = new UserAgent();
    await site.expectRefusal(agent, await agent.visit(login()), 503, UNAVAILABLE);
  });

  it("is where /api/login leads, and back to the requested page", async () => {
    const { login: name } = site.person();
    const agent = new UserAgent();
    const response = await agent.visit(login("?redirectTo=/settings"));
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(new RegExp(`^${site.provider.issuer}/auth\\?`));
    const { address } = await agent.follow(response);
    const posted = await agent.visit(address, { login: name });
    const end = await agent.follow(posted, (next) => next.endsWith("/settings"));
    expect(end.address).toBe(`${site.origin}/settings`);
    expect(await site.signedInUser(agent)).not.toBeNull();
    expect((await agent.visit(login("?redirectTo=/settings"))).headers.get("Location")).toBe("/settings");
  });

  it("does not start again after a stopped sign-in", async () => {
    const agent = new UserAgent();
    const { address } = await agent.follow(await agent.visit(login()));
    const { response } = await agent.follow(await agent.visit(address, { login: "" }));
    await site.expectRefusal(agent, response, 401, /^You stopped the sign-in/);
  });

  it("leaves a card without fields", async () => {
    const html = await (await fetch(`${site.origin}/`)).text();
    expect(html).toContain("Welcome Back");
    expect(html).toMatch(/href="\/api\/auth\/start\/oidc".*?Continue with (<!-- -->)?Parish/s);
    expect(html).not.toMatch(/<form|<input/);
  });

  it.each(["sign-in", "sign-up"])("refuses a posted form (%s)", async (mode) => {
    const agent = new UserAgent();
    const form = { mode, email: "somebody@example.test", password: "Quiet morning 7" };
    const response = await agent.visit(login(), form);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain("Please continue with Parish.");
  });

  it("sends no link to a new password", async () => {
    const response = await new UserAgent().visit(`${site.origin}/forgot-password`, {
      email: "somebody@example.test",
    });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("Please continue with Parish.");
  });
});
