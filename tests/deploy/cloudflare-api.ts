import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { type Call, Refusal, type Script, WorkerScripts } from "./worker-scripts";

const ACCOUNT = "0123456789abcdef0123456789abcdef";

interface Database {
  uuid: string;
  name: string;
  sqlite: DatabaseSync;
}

/**
 * A stand-in of the Cloudflare API on loopback: the documented calls that a deployment makes, on SQLite databases in
 * memory. It refuses what Cloudflare refuses: parts that do not exist, statements over 100 kB, triggers at the query
 * endpoint (cloudflare/workers-sdk issues 14991 and 15178).
 */
export class CloudflareApi {
  readonly databases: Database[] = [];
  readonly buckets: string[] = [];
  readonly queues: { queue_id: string; queue_name: string; consumers: object[] }[] = [];
  /** Every call that was made, such as "POST /d1/database". */
  readonly calls: string[] = [];
  readonly #scripts = new WorkerScripts();
  readonly #uploads = new Map<string, string>();
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));
  #failing: { call: RegExp; times: number } | null = null;

  static async start(): Promise<CloudflareApi> {
    const api = new CloudflareApi();
    await new Promise<void>((resolve) => api.#server.listen(0, LOOPBACK, resolve));
    return api;
  }

  get #origin(): string {
    return `http://${LOOPBACK}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The environment in which wrangler talks to this stand-in and to nothing else. */
  get environment(): Record<string, string> {
    return {
      CLOUDFLARE_API_BASE_URL: `${this.#origin}/client/v4`,
      CLOUDFLARE_API_TOKEN: "token-of-the-rehearsal",
    };
  }

  get script(): Script | undefined {
    return this.#scripts.all.get("acolyte");
  }

  /** Makes the first calls that match fail as Cloudflare does on a bad day. */
  fail(call: RegExp, times: number): void {
    this.#failing = { call, times };
  }

  /** All that the databases hold, by name. */
  dump(): Record<string, unknown> {
    const tables =
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' ORDER BY name";
    return Object.fromEntries(
      this.databases.map(({ name, sqlite }) => [
        name,
        sqlite
          .prepare(tables)
          .all()
          .map((table) => sqlite.prepare(`SELECT * FROM "${table.name}"`).all()),
      ]),
    );
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? "", this.#origin);
    const path = url.pathname.replace("/client/v4", "").replace(`/accounts/${ACCOUNT}`, "");
    const call: Call = {
      line: `${request.method} ${path}`,
      query: url.searchParams,
      json: () => JSON.parse(String(body)),
      form: () =>
        new Response(body, { headers: { "Content-Type": request.headers["content-type"] ?? "" } }).formData(),
    };
    this.calls.push(call.line);
    const reply = (status: number, answer: object) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    };
    try {
      if (call.line.startsWith("PUT /upload/")) {
        this.#uploads.set(path.slice("/upload/".length), String(body));
        response.writeHead(200, { ETag: `"${createHash("md5").update(body).digest("hex")}"` }).end();
        return;
      }
      if (this.#failing && this.#failing.times > 0 && this.#failing.call.test(call.line)) {
        this.#failing.times--;
        throw new Refusal(400, 7500, "D1 reset before the import completed");
      }
      const result = await this.#route(call);
      const page = { page: 1, per_page: 100, count: 1, total_count: 1, total_pages: 1 };
      reply(200, { success: true, errors: [], messages: [], result, result_info: page });
    } catch (error) {
      const { status, code, message } = error instanceof Refusal ? error : new Refusal(500, 1, String(error));
      reply(status, { success: false, errors: [{ code, message }], messages: [], result: null });
    }
  }

  async #route(call: Call): Promise<unknown> {
    const account = { id: ACCOUNT, name: "Rehearsal" };
    if (call.line === "GET /accounts") return [account];
    if (call.line === "GET /memberships") return [{ id: "1", account }];
    const of = (pattern: RegExp) => pattern.exec(call.line)?.slice(1);
    const databaseCall = of(/^\w+ \/d1\/database\/([^/]+)(?:\/(\w+))?$/);
    if (databaseCall) return this.#ask(call, databaseCall[0] ?? "", databaseCall[1]);
    if (call.line === "GET /d1/database") return this.databases.map(described);
    if (call.line === "POST /d1/database") return this.#createDatabase(call.json().name);
    if (call.line === "POST /r2/buckets") return this.buckets.push(call.json().name);
    const [bucket] = of(/^GET \/r2\/buckets\/(.+)$/) ?? [];
    if (bucket)
      return known(
        this.buckets.find((name) => name === bucket),
        10006,
        "The bucket does not exist.",
      );
    if (call.line === "GET /queues") {
      const name = call.query.get("name");
      return this.queues.filter(({ queue_name }) => !name || queue_name === name);
    }
    if (call.line === "POST /queues") {
      this.queues.push({ queue_id: randomUUID(), queue_name: call.json().queue_name, consumers: [] });
      return this.queues.at(-1);
    }
    const [queueId] = of(/^(?:POST|PUT) \/queues\/([^/]+)\/consumers(?:\/.+)?$/) ?? [];
    if (queueId) {
      const queue = known(
        this.queues.find(({ queue_id }) => queue_id === queueId),
        11000,
        "No such queue.",
      );
      const { script_name, ...settings } = call.json();
      queue.consumers = [{ consumer_id: "one", type: "worker", script: script_name, ...settings }];
      return queue.consumers[0];
    }
    return this.#scripts.route(call, {
      d1: new Set(this.databases.map(({ uuid }) => uuid)),
      r2_bucket: new Set(this.buckets),
      queue: new Set(this.queues.map(({ queue_name }) => queue_name)),
    });
  }

  #createDatabase(name: string): object {
    if (this.databases.some((database) => database.name === name)) {
      throw new Refusal(400, 7502, "A database with that name already exists");
    }
    const database = { uuid: randomUUID(), name, sqlite: new DatabaseSync(":memory:") };
    this.databases.push(database);
    return described(database);
  }

  #ask(call: Call, id: string, action: string | undefined): unknown {
    const database = known(
      this.databases.find(({ uuid }) => uuid === id),
      7404,
      "The database could not be found",
    );
    if (!action) return described(database);
    return action === "query" ? query(database, call.json().sql) : this.#import(database, call.json());
  }

  /** The three steps of an import: a place to upload to, the beginning, and the wait for its end. */
  #import(
    { sqlite }: Database,
    { action, etag, filename }: { action: string; etag: string; filename: string },
  ): object {
    const step = { success: true, type: "import", at_bookmark: "bookmark", messages: [], errors: [] };
    if (action === "init") return { ...step, filename: etag, upload_url: `${this.#origin}/upload/${etag}` };
    if (action === "ingest") {
      run(sqlite, known(this.#uploads.get(filename), 7500, "No such upload"));
      return { ...step, status: "active" };
    }
    const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 1, served_by: "", changes: 0 };
    return { ...step, status: "complete", result: { num_queries: 1, final_bookmark: "bookmark", meta } };
  }
}

const described = ({ uuid, name }: Database) => ({
  uuid,
  name,
  version: "production",
  created_at: "2026-11-22",
});

function known<T>(value: T | undefined, code: number, message: string): T {
  if (value === undefined) throw new Refusal(404, code, message);
  return value;
}

/** Runs an imported file as D1 does: as a whole, or not at all. */
function run(sqlite: DatabaseSync, sql: string): void {
  if (/^\s*(BEGIN TRANSACTION|COMMIT)/im.test(sql)) throw new Refusal(400, 7500, "Transactions are D1's own");
  sqlite.exec("BEGIN");
  try {
    sqlite.exec(sql);
    sqlite.exec("COMMIT");
  } catch (error) {
    sqlite.exec("ROLLBACK");
    throw new Refusal(400, 7500, `${error instanceof Error ? error.message : error}: SQLITE_ERROR`);
  }
}

/** Runs statements at the query endpoint, which breaks them apart at every semicolon, those of a trigger's body as well. */
function query({ sqlite }: Database, sql: string): object[] {
  return sql
    .split(";")
    .filter((statement) => statement.trim() !== "")
    .map((statement) => {
      try {
        return {
          success: true,
          meta: { duration: 1, size_after: 4096 },
          results: sqlite.prepare(statement).all(),
        };
      } catch (error) {
        throw new Refusal(400, 7500, `${error instanceof Error ? error.message : error}: SQLITE_ERROR`);
      }
    });
}
