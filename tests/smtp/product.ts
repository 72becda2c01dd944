import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { vi } from "vitest";
import { Person } from "../kit/person";
import { type Product as Served, startProduct } from "../setup/product.mjs";

/** The server closes idle connections, sometimes just when a call uses one. */
const UNKEPT = { Connection: "close" };

/** The product as `npm start` serves it, with variables of the test's choice. */
export class Product {
  readonly state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-smtp-"));
  #running: Served | null = null;

  constructor(readonly variables: Record<string, string>) {}

  async start(): Promise<void> {
    this.#running = await startProduct({ state: this.state, variables: this.variables });
  }

  get origin(): string {
    return this.#running?.origin ?? "";
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
  async post(address: string): Promise<Response> {
    return await fetch(new URL(address, this.origin), {
      method: "POST",
      body: new URLSearchParams(),
      headers: { Origin: this.origin, ...UNKEPT },
      redirect: "manual",
    });
  }

  /** Makes an account; a mail with a link to confirm its address follows. */
  signUp(): Promise<Person> {
    return new Person(this.origin).enter();
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
