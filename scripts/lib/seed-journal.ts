import { eq } from "drizzle-orm";
import { signInSchema } from "~/features/accounts/contract";
import { newPasswordProblem } from "~/features/accounts/server/new-password.server";
import { hashPassword } from "~/features/accounts/server/password-hash.server";
import { insertEntryRows } from "~/features/journal/server/entry-writes.repository.server";
import { prepareContent } from "~/features/journal/server/prepare-content.server";
import { credentials, users } from "~/server/db/catalog/accounts";
import { type CatalogDb, type JournalDb, openDatabase } from "~/server/db/client.server";
import { makeEntries } from "./seed-entries";
import { PlainError, say } from "./terminal.mjs";
import { openLocalDatabases } from "./wrangler.ts";

/** Entries that one statement stores. */
const ENTRIES_A_STATEMENT = 1_000;

export interface WantedAccount {
  email: string;
  password: string;
  /** The number of entries it is to have. */
  entries: number;
}

/**
 * Creates accounts and entries in the databases of a state directory through the app's own functions, unless they are
 * there. No server may use the directory meanwhile.
 */
export async function seedAccounts(state: string, accounts: WantedAccount[]): Promise<void> {
  const { database, close } = await openLocalDatabases(state);
  try {
    const catalog = openDatabase(await database("DB"));
    for (const wanted of accounts) {
      const account = await findOrCreateAccount(catalog, wanted);
      const journal = openDatabase(await database(`JOURNAL_${account.journalShard}`));
      const added = await addEntries(journal, account, wanted.entries);
      say(`${wanted.email} has all ${wanted.entries} entries; ${added} of them are new.`);
    }
  } finally {
    await close();
  }
}

/** Returns how many entries were new. */
async function addEntries(journal: JournalDb, account: { id: string; timezone: string }, count: number) {
  const rows = makeEntries(account, count, new Date()).map((entry) => {
    const { imageIds: _, ...prepared } = prepareContent(entry.content);
    return { ...entry, ...prepared };
  });
  let added = 0;
  for (let start = 0; start < rows.length; start += ENTRIES_A_STATEMENT) {
    added += await insertEntryRows(journal, account.id, rows.slice(start, start + ENTRIES_A_STATEMENT));
  }
  return added;
}

/** Throws a plain error for an e-mail or a password that the sign-up would refuse. */
async function findOrCreateAccount(catalog: CatalogDb, wanted: WantedAccount) {
  const parsed = signInSchema.safeParse({ mode: "sign-up", ...wanted });
  if (!parsed.success) throw new PlainError(`${parsed.error.issues[0]?.message} (--email ${wanted.email})`);
  const { email, password } = parsed.data;
  const [known] = await catalog.select().from(users).where(eq(users.email, email));
  if (known) return known;
  const problem = newPasswordProblem(password, email);
  if (problem) throw new PlainError(`${problem} (--password)`);
  const now = new Date().toISOString();
  const user = {
    id: crypto.randomUUID(),
    email,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    journalShard: 0,
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
