import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { compileContent } from "./scripts/lib/content.ts";
import { workerBundle } from "./scripts/lib/setup.ts";

/** @returns the absolute path of a file in the repository */
const local = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const alias = { "~": local("./app"), "virtual:worker": workerBundle };

// The code imports it as `#content/...`.
await compileContent();

// Read once. Only some files load the topic index (tests/setup/topic-index.ts).
const catalog = await readD1Migrations(local("./migrations/catalog"));
const texts = await readD1Migrations(local("./migrations/texts"));
const journal = await readD1Migrations(local("./migrations/journal"));

/**
 * The whole worker inside workerd, with its real bindings, as the deployed bundle: one module, where sources would be sent
 * to workerd one by one. Files share two runtimes; each begins with empty databases (tests/setup/apply-migrations.ts).
 */
const workerd = cloudflareTest(() => ({
  main: workerBundle,
  wrangler: { configPath: local("./wrangler.toml") },
  // Workers AI has no local form, and would need a login.
  remoteBindings: false,
  miniflare: {
    modulesRules: [{ type: "ESModule", include: ["**/build/worker/app.js"] }],
    bindings: {
      TEST_MIGRATIONS_CATALOG: catalog,
      TEST_MIGRATIONS_JOURNAL: journal,
      TEST_MIGRATIONS_TEXTS: texts,
      ADDRESS_HASH_KEY: Buffer.alloc(32, 7).toString("base64url"),
      APP_ORIGIN: "https://acolyte.test",
      TEST_ENDPOINTS: "1",
      SERVER_TIMING: "1",
      CHAOS_ROUNDS: process.env.CHAOS_ROUNDS ?? "1",
    },
  },
}));

/** Packages of many modules that tests in workerd reach: each is made one module once, for the same reason. */
const PACKAGES = [
  "@ai-sdk/openai",
  "ai",
  "arctic",
  "cookie",
  "date-fns",
  "drizzle-orm",
  "drizzle-orm/batch",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "htmlparser2",
  "image-size",
  "oauth4webapi",
  "stemmer",
  "zod",
  "zod/mini",
  "zod/v4/core",
];

export default defineConfig({
  test: {
    // The worker logs every request: shown only where a test failed.
    silent: "passed-only",
    // One for each core of a small machine: by itself vitest leaves one core to others.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          isolate: false,
          include: ["tests/unit/**/*.test.ts", "tests/scripts/**/*.test.ts", "app/**/*.test.ts"],
          // Allow for slow machines.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // The product as it is served, beside real servers on loopback, for each file its own. What takes long here
          // is the product's patience with a server, not work: files run side by side.
          name: "services",
          environment: "node",
          include: ["http", "openid", "openai", "smtp", "push", "deploy"].map(
            (name) => `tests/${name}/**/*.test.ts`,
          ),
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve: { alias },
        // For `npm run chaos`, beside its rounds.
        test: {
          name: "chaos",
          environment: "node",
          include: ["tests/chaos/**/*.test.ts"],
          testTimeout: 1_200_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [workerd],
        cacheDir: local("./.wrangler/vitest"),
        resolve: { alias },
        test: {
          name: "workers",
          include: ["tests/workers/**/*.test.ts"],
          isolate: false,
          sequence: { groupOrder: 2 },
          // Generous: a test that is given up on goes on inside workerd, and the run then never ends.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: ["tests/setup/build-worker.ts"],
          setupFiles: ["tests/setup/apply-migrations.ts"],
          deps: { optimizer: { ssr: { enabled: true, include: PACKAGES } } },
        },
      },
    ],
  },
});
