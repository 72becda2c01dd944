import { createHash } from "node:crypto";

/** A call of the API, below the account. */
export interface Call {
  /** Such as "GET /queues". */
  line: string;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: what wrangler sends is looked at member by member.
  json(): any;
  form(): Promise<FormData>;
}

/** An error as the API answers it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** A worker as it was uploaded last. */
export interface Script {
  secrets: Set<string>;
  bindings: {
    type: string;
    name: string;
    id?: string;
    bucket_name?: string;
    queue_name?: string;
    text?: string;
  }[];
  migrationTag: string | undefined;
  /** Paths of static files, each with its hash. */
  assets: Record<string, string>;
  crons: string[];
  limits: { cpu_ms?: number } | undefined;
  uploads: number;
}

/** Targets of bindings, by type. */
type Parts = Record<"d1" | "r2_bucket" | "queue", Set<string>>;

const notFound = () => new Refusal(404, 10007, "This Worker does not exist on your account.");

/** Workers, their secrets and their static files, as the API keeps them. */
export class WorkerScripts {
  readonly all = new Map<string, Script>();
  /** Static files that are uploaded, by hash. */
  readonly #files = new Set<string>();
  /** The manifest that an upload session was opened with, by the token that ends it. */
  readonly #manifests = new Map<string, Record<string, string>>();

  /** Answers a call, or refuses one that is not known. */
  async route(call: Call, parts: Parts): Promise<unknown> {
    const of = (pattern: RegExp) => pattern.exec(call.line)?.slice(1);
    if (call.line === "GET /workers/subdomain") return { subdomain: "rehearsal" };
    if (call.line === "POST /workers/assets/upload") return await this.#uploadFiles(call);
    const [service] = of(/^GET \/workers\/services\/([^/]+)$/) ?? [];
    if (service) return this.#describe(service);
    const [name = "", path = ""] = of(/^\w+ \/workers\/scripts\/([^/]+)(.*)$/) ?? [];
    const [method] = call.line.split(" ");
    if (path === "" && method === "PUT") return await this.#upload(call, name, parts);
    if (path === "/versions" && method === "POST") return await this.#upload(call, name, parts);
    if (path === "/assets-upload-session") return this.#openSession(call.json().manifest);
    const script = this.all.get(name);
    if (!script) throw notFound();
    if (path === "/secrets") {
      if (method === "GET")
        return [...script.secrets].map((secret) => ({ name: secret, type: "secret_text" }));
      script.secrets.add(call.json().name);
      return { name: call.json().name, type: "secret_text" };
    }
    if (path === "/schedules") {
      script.crons = call.json().map(({ cron }: { cron: string }) => cron);
      return {};
    }
    if (path === "/settings") return { bindings: script.bindings };
    if (path === "/subdomain") return { enabled: true, previews_enabled: false };
    if (path === "/deployments") return { deployments: [] };
    if (path === "/script-settings") return {};
    throw new Refusal(404, 7003, `Could not route to ${call.line}`);
  }

  #describe(name: string): object {
    const script = this.all.get(name);
    if (!script) throw new Refusal(404, 10090, "This service does not exist.");
    return {
      default_environment: {
        environment: "production",
        script: { last_deployed_from: "wrangler", migration_tag: script.migrationTag, tag: "one" },
      },
    };
  }

  /** Keeps what the upload keeps, and refuses bindings to what does not exist. */
  async #upload(call: Call, name: string, parts: Parts): Promise<object> {
    const metadata = JSON.parse(String((await call.form()).get("metadata")));
    const before = this.all.get(name);
    // Wrangler leaves a binding that is the same as before to the one before.
    const bindings: Script["bindings"] = (metadata.bindings ?? []).map(
      (binding: Script["bindings"][number]) =>
        binding.type === "inherit" ? before?.bindings.find((one) => one.name === binding.name) : binding,
    );
    for (const { type, ...binding } of bindings) {
      const target = binding.id ?? binding.bucket_name ?? binding.queue_name ?? "";
      const existing = parts[type as keyof Parts];
      if (existing && !existing.has(target)) throw new Refusal(400, 10021, `No ${type} ${target}`);
    }
    const migrations = metadata.migrations;
    if (migrations && migrations.old_tag !== before?.migrationTag) {
      throw new Refusal(412, 10079, `The old tag is ${before?.migrationTag}, not ${migrations.old_tag}`);
    }
    this.all.set(name, {
      // An upload never takes a secret away.
      secrets: new Set([
        ...(before?.secrets ?? []),
        ...bindings.filter(({ type }) => type === "secret_text").map((binding) => binding.name),
      ]),
      bindings,
      migrationTag: migrations?.new_tag ?? before?.migrationTag,
      assets: metadata.assets ? known(this.#manifests.get(metadata.assets.jwt)) : {},
      crons: before?.crons ?? [],
      limits: metadata.limits,
      uploads: (before?.uploads ?? 0) + 1,
    });
    return {
      id: name,
      deployment_id: "one",
      startup_time_ms: 1,
      resources: { script: { etag: "one", handlers: [] }, script_runtime: {} },
    };
  }

  /** Asks for the files that are not there yet; with none of them missing, the session is complete. */
  #openSession(manifest: Record<string, { hash: string; size: number }>): object {
    const hashes = Object.fromEntries(Object.entries(manifest).map(([path, { hash }]) => [path, hash]));
    const jwt = tokenOf(JSON.stringify(hashes));
    this.#manifests.set(jwt, hashes);
    const missing = [...new Set(Object.values(hashes))].filter((hash) => !this.#files.has(hash));
    this.#session = jwt;
    return { jwt, buckets: missing.length > 0 ? [missing] : [] };
  }

  #session = "";

  async #uploadFiles(call: Call): Promise<object> {
    for (const hash of (await call.form()).keys()) this.#files.add(hash);
    return { jwt: this.#session };
  }
}

/** A token in the form of a JWT, of which wrangler reads the expiry. */
function tokenOf(content: string): string {
  const payload = JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 });
  const signature = createHash("sha256").update(content).digest("base64url");
  return `head.${Buffer.from(payload).toString("base64url")}.${signature}`;
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(400, 10068, "The static files were not uploaded");
  return value;
}
