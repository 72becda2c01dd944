// Fills the databases of a state directory through the app's own functions. Started by seed.mjs with its options in
// ACOLYTE_SEED, on the Node that Vite and wrangler need.
import crypto from "node:crypto";
import path from "node:path";
import { eq } from "drizzle-orm";
import { createServer } from "vite";
import { openLocalDatabases } from "./local-databases.mjs";
import { root } from "./paths.mjs";
import { makeEntries } from "./seed-entries.mjs";
import { PlainError, runCommand, say } from "./terminal.mjs";

/** Entries that one statement stores. */
const ENTRIES_A_STATEMENT = 1_000;

/** @typedef {{ email: string, password: string, entries: number }} WantedAccount */

/** @type {{ state: string, accounts: WantedAccount[] }} */
const { state, accounts } = JSON.parse(process.env.ACOLYTE_SEED || "{}");

runCommand(async () => {
  const vite = await createServer({
    configFile: false,
    root,
    appType: "custom",
    logLevel: "error",
    resolve: { alias: { "~": path.join(root, "app") } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const databases = await openLocalDatabases(state);
  try {
    await seed(vite, databases);
  } finally {
    await databases.close();
    await vite.close();
  }
});

/**
 * @param {import("vite").ViteDevServer} vite
 * @param {Awaited<ReturnType<typeof openLocalDatabases>>} databases
 */
async function seed(vite, { database, variables }) {
  /** @type {typeof import("../../app/server/db/client.server")} */
  const { openCatalog, openJournal } = await load(vite, "server/db/client.server");
  const newUserShard = Number(variables.NEW_USER_SHARD ?? 0);
  const catalog = openCatalog(await database("DB"));
  for (const wanted of accounts) {
    const account = await findOrMakeAccount(vite, catalog, newUserShard, wanted);
    const journal = openJournal(await database(`JOURNAL_${account.journalShard}`));
    const added = await addEntries(vite, journal, account, wanted.entries);
    say(`${wanted.email} has all ${wanted.entries} entries; ${added} of them are new.`);
  }
}

/**
 * @param {import("vite").ViteDevServer} vite
 * @param {import("../../app/server/db/client.server").CatalogDb} catalog
 * @param {number} shard
 * @param {WantedAccount} wanted
 * @returns {Promise<{ id: string, timezone: string, journalShard: number }>}
 */
async function findOrMakeAccount(vite, catalog, shard, { email: typed, password }) {
  /** @type {typeof import("../../app/features/accounts/contract")} */
  const { signInSchema } = await load(vite, "features/accounts/domain/call-schemas");
  /** @type {typeof import("../../app/server/db/catalog/accounts")} */
  const { credentials, users } = await load(vite, "server/db/catalog/accounts");
  const parsed = signInSchema.safeParse({ mode: "sign-up", email: typed, password });
  if (!parsed.success) throw new PlainError(`${parsed.error.issues[0]?.message} (--email ${typed})`);
  const { email } = parsed.data;
  const [known] = await catalog.select().from(users).where(eq(users.email, email));
  if (known) return known;

  /** @type {typeof import("../../app/features/accounts/server/new-password.server")} */
  const { newPasswordProblem } = await load(vite, "features/accounts/server/new-password.server");
  /** @type {typeof import("../../app/features/accounts/server/password-hash.server")} */
  const { hashPassword } = await load(vite, "features/accounts/server/password-hash.server");
  const problem = newPasswordProblem(password, email);
  if (problem) throw new PlainError(`${problem} (--password)`);
  const now = new Date().toISOString();
  const user = {
    id: crypto.randomUUID(),
    email,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    journalShard: shard,
    createdAt: now,
    updatedAt: now,
  };
  await catalog.batch([
    catalog.insert(users).values(user),
    catalog
      .insert(credentials)
      .values({ userId: user.id, passwordHash: await hashPassword(password), updatedAt: now }),
  ]);
  return user;
}

/**
 * @param {import("vite").ViteDevServer} vite
 * @param {import("../../app/server/db/client.server").JournalDb} journal
 * @param {{ id: string, timezone: string }} account
 * @param {number} count how many entries it is to have
 * @returns {Promise<number>} how many entries were new
 */
async function addEntries(vite, journal, account, count) {
  /** @type {typeof import("../../app/features/journal/server/entry-writes.repository.server")} */
  const { insertEntryRows } = await load(vite, "features/journal/server/entry-writes.repository.server");
  /** @type {typeof import("../../app/features/journal/server/prepare-content.server")} */
  const { prepareContent } = await load(vite, "features/journal/server/prepare-content.server");
  const { MOODS: moods } = await load(vite, "features/journal/domain/limits");
  const entries = makeEntries({ ...account, count, now: new Date(), moods });
  let added = 0;
  for (let start = 0; start < entries.length; start += ENTRIES_A_STATEMENT) {
    const rows = entries.slice(start, start + ENTRIES_A_STATEMENT).map((entry) => {
      const { imageIds: _, ...prepared } = prepareContent(entry.content);
      return { ...entry, ...prepared };
    });
    added += await insertEntryRows(journal, account.id, rows);
  }
  return added;
}

/**
 * A module of the app.
 * @param {import("vite").ViteDevServer} vite
 * @param {string} module its path below app/, without the ending
 * @returns {Promise<any>}
 */
function load(vite, module) {
  return vite.ssrLoadModule(`/app/${module}.ts`);
}
