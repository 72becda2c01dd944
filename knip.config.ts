import type { KnipConfig } from "knip";

export default {
  entry: [
    "app/routes.ts",
    "drizzle.*.config.ts",
    "scripts/*.{mjs,ts}",
    // Run by commands through Vite, because they are TypeScript.
    "scripts/lib/{danger-training,seed-journal}.ts",
    "scripts/texts/importers.ts",
    "tests/eval/measure.ts",
    // What commands start in a process, a runtime or a bundle of its own, by its path.
    "tests/*/main.{mjs,ts}",
    "tests/*/prove.ts",
    "tests/bench/fixtures/**/*.{ts,tsx}",
  ],
  playwright: { config: ["playwright.config.ts", "tests/*/playwright.config.ts"] },
  project: ["{app,workers,content/compiler,scripts,tests}/**/*.{ts,tsx,mjs,css}", "*.ts"],
  ignoreDependencies: [
    // wrangler brings it (scripts/lib/wrangler.ts).
    "miniflare",
    // Loaded by other means than an import: it is CommonJS, with a table in JSON beside it.
    "zipcode-to-timezone",
  ],
} satisfies KnipConfig;
