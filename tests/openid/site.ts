import { randomUUID } from "node:crypto";
import getPort from "get-port";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import {
  CLIENT,
  type ProviderFaults,
  startOpenIdProvider,
  type TestProvider,
} from "../setup/openid-provider";
import { type Product, START_TIMEOUT, startProduct } from "../setup/product.mjs";
import { UserAgent } from "../setup/user-agent";

export const UNAVAILABLE = /^Signing in with Parish does not work right now\./;
export const UNTRUSTED = /^We couldn&#x27;t verify the answer from Parish/;
export const EXPIRED = /^This sign-in has expired/;

export type Claims = Record<string, unknown>;

/** The product and its configured provider, for all tests of a file. */
export class Site {
  product!: Product;
  provider!: TestProvider;
  callback = "";

  get origin(): string {
    return this.product.origin;
  }

  set faults(faults: ProviderFaults) {
    this.provider.faults = faults;
  }

  /** Registers a person at the provider. Returns their login there. */
  person(claims: Claims = {}): { login: string; email: string } {
    const login = `p-${randomUUID()}`;
    const email = `${login}@example.test`;
    const usual = { email, email_verified: true, given_name: "Clare", family_name: "Offreduccio" };
    this.provider.people.set(login, { ...usual, ...claims });
    return { login, email };
  }

  /** Starts at the card's link and signs in on the provider's page. Returns the callback's address, not visited yet. */
  async reachCallback(agent: UserAgent, { login, query = "" }: { login: string; query?: string }) {
    const started = await agent.visit(`${this.origin}/api/auth/start/oidc${query}`);
    const { address, response } = await agent.follow(started);
    expect(await response.text()).toContain("Test provider");
    const posted = await agent.visit(address, { login });
    const end = await agent.follow(posted, (next) => next.startsWith(this.callback));
    expect(end.address).toContain(this.callback);
    return end.address;
  }

  /** Signs in completely, in a new browser. */
  async signIn(login: string, query = "") {
    const agent = new UserAgent();
    const response = await agent.visit(await this.reachCallback(agent, { login, query }));
    return { agent, response };
  }

  async signedInUser(agent: UserAgent): Promise<Claims | null> {
    const response = await agent.visit(`${this.origin}/api/auth/user`);
    return response.status === 200 ? ((await response.json()) as Claims) : null;
  }

  /** Expects the card with a notice, and a browser without a session or a pending sign-in. */
  async expectRefusal(agent: UserAgent, response: Response, status: number, words: RegExp): Promise<string> {
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain("Welcome Back");
    expect(/role="alert".*?<div class="">([^<]+)<\/div>/s.exec(html)?.[1]).toMatch(words);
    expect(agent.cookie(this.origin, "acolyte_session")).toBeUndefined();
    expect(agent.cookie(this.origin, "acolyte_provider")).toBeUndefined();
    return html;
  }
}

/** Starts the site before the tests of a file; each test starts with a provider without faults. */
export function startSite(variables: Record<string, string> = {}): Site {
  const site = new Site();
  beforeAll(async () => {
    const port = await getPort({ host: LOOPBACK });
    site.callback = `http://${LOOPBACK}:${port}/api/auth/callback/oidc`;
    site.provider = await startOpenIdProvider(site.callback);
    site.product = await startProduct({
      port,
      variables: {
        OIDC_ISSUER: site.provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
        OIDC_NAME: "Parish",
        ...variables,
      },
    });
  }, START_TIMEOUT);
  afterEach(() => {
    site.faults = {};
  });
  afterAll(async () => {
    await site.product?.stop();
    await site.provider?.close();
  }, START_TIMEOUT);
  return site;
}
