import type { D1Migration } from "@cloudflare/vitest-pool-workers";
import type { Env as AppEnv } from "../../app/server/env.server";

declare global {
  namespace Cloudflare {
    /** The worker's environment, and what vitest.config.ts binds beside it. */
    interface Env extends AppEnv {
      TEST_MIGRATIONS_CATALOG: D1Migration[];
      TEST_MIGRATIONS_JOURNAL: D1Migration[];
      TEST_MIGRATIONS_TEXTS: D1Migration[];
      JOURNAL_0: D1Database;
      JOURNAL_1: D1Database;
      /** How often a property of faults is tried. */
      CHAOS_ROUNDS: string;
    }
    /** Types the worker's own entry points, which tests call through `exports` of cloudflare:workers. */
    interface GlobalProps {
      mainModule: typeof import("../../workers/app");
    }
  }
}
