import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { isTopicIndex } from "./topic-index";

// Runs before every test file, whose databases are new: the schema of the catalog and of both journal shards. The
// topic index is a megabyte of rows, which a file that looks something up asks for.
await applyD1Migrations(
  env.DB,
  env.TEST_MIGRATIONS_CATALOG.filter((migration) => !isTopicIndex(migration)),
);
await applyD1Migrations(env.JOURNAL_0, env.TEST_MIGRATIONS_JOURNAL);
await applyD1Migrations(env.JOURNAL_1, env.TEST_MIGRATIONS_JOURNAL);
