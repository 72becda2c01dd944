import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, vi } from "vitest";
import { type Product as Served, startProduct } from "../setup/product.mjs";

/** The server closes idle connections, sometimes just when a call uses one. */
const UNKEPT = { Connection: "close" };

/** Somebody with an account. */
export interface Person {
  email: string;
  password: string;
  cookie: string;
}

/** The product as `npm start` serves it, with variables of the test's choice. */
export class Product {
  readonly state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-smtp-"));
  #running: Served | null = null;
  origin = "";

  constructor(readonly variables: Record<string, string>) {}

  /** Starts it, on the same port and state as before. */
  async start(): Promise<void> {
    const port = this.origin ? Number(new URL(this.origin).port) : 0;
    this.#running = await startProduct({ port, state: this.state, variables: this.variables });
    this.origin = this.#running.origin;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    fs.rmSync(this.state, { recursive: true, force: true });
  }

  /** Posts a form as the product's own page does. */
  async post(address: string, fields: Record<string, string> = {}): Promise<Response> {
    return await fetch(new URL(address, this.origin), {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: this.origin, ...UNKEPT },
      redirect: "manual",
    });
  }

  /** Makes an account; a mail with a link to confirm its address follows. */
  async signUp(): Promise<Person> {
    const email = `person-${randomUUID()}@example.test`;
    const password = `Quiet morning ${randomUUID()}`;
    const response = await this.post("/api/login", { mode: "sign-up", email, password, timezone: "UTC" });
    expect(response.status, await response.text()).toBe(303);
    const cookie = response.headers.getSetCookie().find((line) => /session=[^;]/.test(line));
    return { email, password, cookie: cookie?.split(";")[0] ?? "" };
  }

  /** One JSON call as somebody who is signed in. */
  async call(person: Person, method: string, path: string, json?: unknown): Promise<Response> {
    return await fetch(new URL(path, this.origin), {
      method,
      headers: { Origin: this.origin, Cookie: person.cookie, "Content-Type": "application/json", ...UNKEPT },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  }

  /** The signed-in user. */
  async user({ cookie }: Person): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.origin}/api/auth/user`, { headers: { Cookie: cookie, ...UNKEPT } });
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  }

  /** Runs the cron of each minute now, over and over, until something has come about. */
  async tickUntil<T>(event: Promise<T>): Promise<T> {
    let isOver = false;
    const over = event.finally(() => {
      isOver = true;
    });
    over.catch(() => undefined);
    while (!isOver) {
      await fetch(`${this.origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`, {
        headers: UNKEPT,
      });
      const pause = new Promise<void>((resolve) => {
        setTimeout(resolve, 250);
      });
      await Promise.race([over.catch(() => undefined), pause]);
    }
    return await over;
  }

  /** Returns the log since the start. */
  get log(): string {
    return fs.readFileSync(path.join(this.state, "server.log"), "utf8");
  }

  /** Resolves with the first line of an event in the log after `since` characters of it. */
  async logged(event: string, since = 0): Promise<Record<string, unknown>> {
    return await vi.waitFor(
      () => {
        const lines = this.log.slice(since).split("\n");
        const facts = lines.filter((line) => line.endsWith("}")).map(parseLine);
        const found = facts.find((line) => line?.event === event);
        if (!found) throw new Error(`There is no ${event} in the log`);
        return found;
      },
      { timeout: 60_000, interval: 100 },
    );
  }
}

function parseLine(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
