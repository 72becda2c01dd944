import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../setup/openai-server";
import { type Product, START_TIMEOUT, startProduct } from "../setup/product.mjs";

export const KEY = "sk-test-0123456789";
export const MODEL = "test-model";

/** Somebody signed in. */
export class Member {
  #cookie = "";

  readonly email = `person-${randomUUID()}@example.test`;

  constructor(private readonly origin: string) {}

  async signUp(): Promise<this> {
    const response = await fetch(`${this.origin}/api/login`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: this.origin, Connection: "close" },
      body: new URLSearchParams({
        mode: "sign-up",
        email: this.email,
        password: `Quiet morning ${randomUUID()}`,
        timezone: "UTC",
      }),
    });
    if (response.status !== 303) throw new Error(`The sign-up was refused with ${response.status}`);
    this.#cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return this;
  }

  /** One call of the API, not read yet. */
  send(
    method: string,
    path: string,
    { json, isStream = false, signal }: { json?: unknown; isStream?: boolean; signal?: AbortSignal } = {},
  ): Promise<Response> {
    return fetch(this.origin + path, {
      method,
      signal,
      headers: {
        Origin: this.origin,
        // The server closes connections that nobody uses, maybe just when a call goes out on one.
        Connection: "close",
        Cookie: this.#cookie,
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...(isStream && { Accept: "text/event-stream" }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
  }

  /** Presses the button behind a mailed or logged link. */
  async follow(link: string): Promise<void> {
    const { status } = await fetch(link, {
      method: "POST",
      body: new URLSearchParams(),
      headers: { Origin: this.origin, Connection: "close", Cookie: this.#cookie },
    });
    if (status !== 200) throw new Error(`The link answered ${status}`);
  }

  /** One call that must succeed. */
  async call<T>(method: string, path: string, json?: unknown): Promise<T> {
    const response = await this.send(method, path, { json });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

/** The product with a language model beside it. */
export class Site {
  product!: Product;
  model!: OpenAiServer;

  /** A new account, which has agreed to the model unless told. */
  async member({ hasConsented = true }: { hasConsented?: boolean } = {}): Promise<Member> {
    const member = await new Member(this.product.origin).signUp();
    if (hasConsented) await member.call("POST", "/api/ai/consent", { accepted: true });
    return member;
  }
}

/** Starts the site before the tests of a file. */
export function startSite(variables: Record<string, string> = {}): Site {
  const site = new Site();
  beforeAll(async () => {
    site.model = await startOpenAiServer();
    site.product = await startProduct({
      variables: {
        OPENAI_API_KEY: KEY,
        OPENAI_MODEL: MODEL,
        OPENAI_BASE_URL: site.model.baseUrl,
        ...variables,
      },
    });
  }, START_TIMEOUT);
  afterAll(async () => {
    await site.product?.stop();
    await site.model?.close();
  }, START_TIMEOUT);
  return site;
}
