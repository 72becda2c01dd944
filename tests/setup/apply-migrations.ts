import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { restartShards } from "../factories/accounts";

// Runs before every test file, whose databases are new: the schema of the catalog, of the
// texts and of both journal shards. The topic index is left to those that look something up in it.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS_CATALOG);
await applyD1Migrations(env.TEXTS, env.TEST_MIGRATIONS_TEXTS);
await applyD1Migrations(env.JOURNAL_0, env.TEST_MIGRATIONS_JOURNAL);
await applyD1Migrations(env.JOURNAL_1, env.TEST_MIGRATIONS_JOURNAL);
restartShards();
