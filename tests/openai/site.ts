import { afterAll, beforeAll } from "vitest";
import type { CompanionStatus, HistoryItem } from "~/features/companion/contract";
import { Person } from "../kit/person";
import { type OpenAiServer, startOpenAiServer } from "../setup/openai-server";
import { type Product, START_TIMEOUT, startProduct } from "../setup/product.mjs";

export const KEY = "sk-test-0123456789";
export const MODEL = "test-model";

/** A signed-in user whose responses are read as they arrive. */
export class Member {
  constructor(private readonly person: Person) {}

  get email(): string {
    return this.person.email;
  }

  /** Makes a call of the API and returns its response unread. */
  send(
    method: string,
    path: string,
    { json, isStream = false, signal }: { json?: unknown; isStream?: boolean; signal?: AbortSignal } = {},
  ): Promise<Response> {
    const { origin, cookie } = this.person;
    return fetch(origin + path, {
      method,
      signal,
      headers: {
        Origin: origin,
        // The server closes idle connections, sometimes just when a call uses one.
        Connection: "close",
        Cookie: cookie,
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...(isStream && { Accept: "text/event-stream" }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
  }

  /** Submits the form behind a mailed or logged link. */
  async follow(link: string): Promise<void> {
    const { status } = await this.person.post(new URL(link).pathname, {});
    if (status !== 200) throw new Error(`The link answered ${status}`);
  }

  stream(path: string, json: unknown): Promise<Response> {
    return this.send("POST", path, { json, isStream: true });
  }

  /** Makes a call that has to succeed. */
  async call<T>(method: string, path: string, json?: unknown): Promise<T> {
    const response = await this.send(method, path, { json });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  post<T>(path: string, json: unknown = {}): Promise<T> {
    return this.call("POST", path, json);
  }

  consent(accepted = true): Promise<CompanionStatus> {
    return this.post("/api/ai/consent", { accepted });
  }

  async callsLeft(): Promise<number> {
    return (await this.consent()).callsLeft;
  }

  history(): Promise<HistoryItem[]> {
    return this.call("GET", "/api/acolyte/history");
  }
}

/** The product with a language model. */
export class Site {
  product!: Product;
  model!: OpenAiServer;

  /** Signs a user up. By default, they consent to the model. */
  async member({ hasConsented = true }: { hasConsented?: boolean } = {}): Promise<Member> {
    const member = new Member(await new Person(this.product.origin).enter());
    if (hasConsented) await member.consent();
    return member;
  }

  /** Answers the next call of the model with words. */
  answer(...words: string[]): void {
    this.model.answer(1, (call) => call.send(...words).end());
  }
}

/** Starts a site before the tests of a block, and stops it after them. */
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
