import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

/** @returns the absolute path of a file in the repository */
const local = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const alias = { "~": local("./app"), "virtual:remix/server-build": local("./build/server/index.js") };

/** The whole worker inside workerd, with its real bindings; every file gets databases of its own. */
const workerd = cloudflareTest(async () => ({
  main: local("./workers/app.ts"),
  wrangler: { configPath: local("./wrangler.toml") },
  miniflare: {
    bindings: {
      TEST_MIGRATIONS_CATALOG: await readD1Migrations(local("./migrations/catalog")),
      TEST_MIGRATIONS_JOURNAL: await readD1Migrations(local("./migrations/journal")),
      ADDRESS_HASH_KEY: Buffer.alloc(32, 7).toString("base64url"),
      TEST_ENDPOINTS: "1",
      SERVER_TIMING: "1",
    },
  },
}));

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
          include: ["tests/unit/**/*.test.ts", "tests/scripts/**/*.test.ts", "app/**/*.test.ts"],
          // A busy machine is no failure.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // The product as it is served, beside real servers on loopback, for each file its own. What takes long here
          // is the product's patience with a server, not work: files run side by side.
          name: "services",
          environment: "node",
          include: ["tests/openid/**/*.test.ts", "tests/openai/**/*.test.ts", "tests/smtp/**/*.test.ts"],
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [workerd],
        resolve: { alias },
        test: {
          name: "workers",
          include: ["tests/workers/**/*.test.ts"],
          // Generous: a test that is given up on goes on inside workerd, and the run then never ends.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          setupFiles: ["tests/setup/apply-migrations.ts"],
        },
      },
    ],
  },
});
