import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeVapidKeys } from "../../scripts/lib/local-variables.ts";
import { root } from "../../scripts/lib/paths.mjs";
import { runScript } from "../setup/product.mjs";
import { CloudflareApi } from "./cloudflare-api";

const vapid = makeVapidKeys();
/** A directory with the texts of content/texts.json, for those who have one. */
const TEXTS = process.env.ACOLYTE_TEXTS;

/** A checkout with a configuration of its own; everything else in it is the real one. */
function copyCheckout(): { directory: string; config: string } {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-rehearsal-"));
  for (const name of [
    "app",
    "workers",
    "build",
    "migrations",
    "node_modules",
    "package.json",
    "tsconfig.json",
  ]) {
    fs.symlinkSync(path.join(root, name), path.join(directory, name));
  }
  const config = path.join(directory, "wrangler.toml");
  fs.copyFileSync(path.join(root, "wrangler.toml"), config);
  return { directory, config };
}

/** A first deployment, from nothing. */
class FirstDeployment {
  readonly checkout = copyCheckout();

  constructor(readonly api: CloudflareApi) {}

  deploy(...args: string[]) {
    const texts = args.includes("--texts") ? [] : ["--no-texts"];
    const options = ["--no-checks", ...texts, "--config", this.checkout.config, ...args];
    return runScript("deploy", options, { env: this.api.environment });
  }

  editConfig(edit: (text: string) => string): void {
    fs.writeFileSync(this.checkout.config, edit(fs.readFileSync(this.checkout.config, "utf8")));
  }

  /** Fills in the values that docs/operations.md asks for. */
  async fillIn(): Promise<void> {
    this.editConfig((text) =>
      text.replace(
        'MAIL_TRANSPORT = "log"',
        `MAIL_TRANSPORT = "cloudflare"
MAIL_FROM = "prayer@acolyte.test"
APP_ORIGIN = "https://pray.acolyte.test"
VAPID_PUBLIC_KEY = "${vapid.publicKey}"
VAPID_SUBJECT = "mailto:prayer@acolyte.test"`,
      ),
    );
    for (const name of ["ADDRESS_HASH_KEY", "VAPID_PRIVATE_KEY"]) {
      await execa("wrangler", ["secret", "put", name, "--config", this.checkout.config], {
        preferLocal: true,
        env: this.api.environment,
        input: vapid.privateKey,
      });
    }
  }

  async end(): Promise<void> {
    await this.api.stop();
    fs.rmSync(this.checkout.directory, { recursive: true });
  }
}

describe("the first deployment", () => {
  let first: FirstDeployment;
  beforeAll(async () => {
    first = new FirstDeployment(await CloudflareApi.start());
  });
  afterAll(() => first.end());

  it("lists everything that is missing at once, and changes nothing", async () => {
    first.editConfig((text) => text.replace("[vars]", '[vars]\nTEST_ENDPOINTS = "1"'));
    const { exitCode, stderr, stdout } = await first.deploy("--var", "MAIL_FILES:1");
    expect(exitCode).toBe(1);
    for (const line of [
      /database acolyte-catalog: its id is a placeholder/,
      /database acolyte-journal-1: its id is a placeholder/,
      /bucket acolyte-images: missing/,
      /queue acolyte-reminders-dead: missing/,
      /TEST_ENDPOINTS: set, and only for tests/,
      /MAIL_FILES: set, and only for tests/,
      /ADDRESS_HASH_KEY: missing secret/,
      /VAPID_PRIVATE_KEY: missing secret/,
      /VAPID_PUBLIC_KEY: missing/,
      /APP_ORIGIN: missing/,
      /MAIL_TRANSPORT: log/,
    ]) {
      expect(stderr).toMatch(line);
    }
    expect(stdout).toContain("Workers Paid is needed");
    expect(first.api.calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
    first.editConfig((text) => text.replace('TEST_ENDPOINTS = "1"\n', ""));
  });

  it("makes the databases, the bucket and the queues, and writes their ids down", async () => {
    const { exitCode, stderr } = await first.deploy("--create", "--location", "weur");
    expect(exitCode, "secrets and variables are still missing").toBe(1);
    expect(stderr).not.toMatch(/database|bucket|queue/);
    const config = fs.readFileSync(first.checkout.config, "utf8");
    expect(first.api.databases.map(({ name }) => name)).toEqual([
      "acolyte-catalog",
      "acolyte-texts",
      "acolyte-journal-0",
      "acolyte-journal-1",
    ]);
    for (const { uuid } of first.api.databases) expect(config).toContain(`\ndatabase_id = "${uuid}"\n`);
    expect(first.api.buckets).toEqual(["acolyte-images"]);
    expect(first.api.queues).toHaveLength(4);
  });

  it("then migrates, loads the topic index, and uploads the worker with its static files and secrets", async () => {
    await first.fillIn();
    const { exitCode, stdout, stderr } = await first.deploy();
    expect(exitCode, stdout + stderr).toBe(0);
    const [catalog, texts, journal] = first.api.databases;
    const count = (table: string) =>
      catalog!.sqlite.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
    expect(count("d1_migrations")).toBe(
      fs.readdirSync(path.join(root, "migrations/catalog")).filter((name) => name.endsWith(".sql")).length,
    );
    expect(count("topics")).toBeGreaterThan(200);
    expect(texts!.sqlite.prepare("SELECT count(*) AS rows FROM passages").get()).toEqual({ rows: 0 });
    expect(
      journal!.sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all(),
    ).not.toEqual([]);
    const { script } = first.api;
    expect([...(script?.secrets ?? [])].sort()).toEqual(["ADDRESS_HASH_KEY", "VAPID_PRIVATE_KEY"]);
    expect(Object.keys(script?.assets ?? {})).toContain("/sw.js");
    expect(script).toMatchObject({ migrationTag: "v2", crons: ["* * * * *", "17 * * * *"] });
    expect(script?.limits, "the free plan is refused").toEqual({ cpu_ms: 30_000 });
    expect(script?.bindings.map(({ name }) => name)).not.toContain("TEST_ENDPOINTS");
    expect(script?.bindings.filter(({ type }) => type === "d1").map(({ id }) => id)).toEqual(
      first.api.databases.map(({ uuid }) => uuid),
    );
    expect(first.api.queues.flatMap(({ consumers }) => consumers)).toHaveLength(3);
  });

  it("changes nothing in the databases, the parts, the static files and the secrets the second time", async () => {
    const before = structuredClone([first.api.dump(), first.api.script]);
    const calls = first.api.calls.length;
    const { exitCode, stdout, stderr } = await first.deploy("--create");
    expect(exitCode, stdout + stderr).toBe(0);
    const after = first.api.script!;
    expect([first.api.dump(), { ...after, uploads: after.uploads - 1 }]).toEqual(before);
    const made = first.api.calls.slice(calls).join("\n");
    expect(made).not.toMatch(
      /\/import|assets\/upload|^PUT .*\/secrets$|POST \/(d1\/database|queues|r2\/buckets)$/m,
    );
  });

  it.skipIf(!TEXTS)("loads the texts, and leaves them the second time", { timeout: 600_000 }, async () => {
    const { stdout } = await first.deploy("--texts", String(TEXTS));
    expect(stdout).toContain("The texts are up to date.");
    const { sqlite } = first.api.databases.find(({ name }) => name === "acolyte-texts")!;
    expect(sqlite.prepare("SELECT count(*) AS rows FROM texts").get()).toEqual({ rows: 8 });
    const calls = first.api.calls.length;
    await first.deploy("--texts", String(TEXTS));
    expect(first.api.calls.slice(calls).join("\n")).not.toContain("/import");
  });

  it("adds another journal shard with its database, binding and tables", async () => {
    const options = ["add", "--remote", "--config", first.checkout.config];
    const { exitCode, stdout, stderr } = await runScript("shards", options, { env: first.api.environment });
    expect(exitCode, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/JOURNAL_0 {2}0 people, [\d.]+ MB\n.*\nJOURNAL_2 {2}0 people, [\d.]+ MB/s);
    const added = first.api.databases.at(-1)!;
    expect(added.name).toBe("acolyte-journal-2");
    expect(added.sqlite.prepare("SELECT count(*) AS rows FROM entries").get()).toEqual({ rows: 0 });
    expect((await first.deploy()).exitCode).toBe(0);
    expect(first.api.script?.bindings).toContainEqual(
      expect.objectContaining({ name: "JOURNAL_2", id: added.uuid }),
    );
  });
});

it("a deployment that broke off in the middle of a database is completed by the next one", async () => {
  const first = new FirstDeployment(await CloudflareApi.start());
  try {
    await first.fillIn();
    first.api.fail(/^POST \/queues$/, 1);
    expect((await first.deploy("--create")).exitCode).toBe(1);
    // The catalog's import is accepted, the one of the first shard is not.
    const { uuid } = first.api.databases.find(({ name }) => name === "acolyte-journal-0")!;
    first.api.fail(new RegExp(`^POST /d1/database/${uuid}/import$`), 1);
    const broken = await first.deploy("--create");
    expect(broken.exitCode, broken.stdout).toBe(1);
    expect(first.api.script?.bindings ?? []).toEqual([]);
    expect(first.api.dump()).toMatchObject({ "acolyte-journal-0": [[], [], []] });
    const { exitCode, stdout, stderr } = await first.deploy("--create");
    expect(exitCode, stdout + stderr).toBe(0);
    expect(first.api.databases).toHaveLength(4);
    expect(first.api.queues).toHaveLength(4);
    expect(first.api.script?.migrationTag).toBe("v2");
  } finally {
    await first.end();
  }
});
