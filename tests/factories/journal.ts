import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { US_CALENDAR } from "~/features/calendar/domain/liturgy/types";
import type { EntrySummary } from "~/features/journal/contract";
import { insertEntryRows } from "~/features/journal/server/entry-writes.repository.server";
import { openDatabase } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { EntryRow, NewEntry } from "~/server/ports/user-lane";
import { createServices } from "~/services.server";
import { addDays } from "~/shared/dates";
import { type Account, createAccount, type Server } from "./accounts";

/** The journal shards of the test worker, by number. */
export const SHARDS = [env.JOURNAL_0, env.JOURNAL_1] as const;

/** A new account whose entries are in the journal shard with this number. */
export async function signUpOn(server: Server, shard: number, timezone = "UTC"): Promise<Account> {
  const account = await createAccount(server, { timezone });
  await env.DB.prepare("UPDATE users SET journal_shard = ? WHERE id = ?").bind(shard, account.user.id).run();
  return account;
}

/** A new entry as the lane takes it. */
export function newEntry(overrides: Partial<NewEntry> = {}) {
  return {
    id: crypto.randomUUID(),
    entryType: "daily",
    title: "",
    content: "<p>Thank you.</p>",
    preview: "Thank you.",
    mood: null,
    originalGreeting: "",
    originalInspiration: "",
    prayerIntentions: "",
    spiritualInsights: "",
    entryDate: "2026-11-20",
    timezone: "UTC",
    sanitizerVersion: 1,
    idempotencyKey: null,
    createdAt: "2026-11-20T08:00:00.000Z",
    ...overrides,
  } satisfies NewEntry;
}

/** An entry's row without its user, for `insertEntryRows`. */
export function entryRow(overrides: Partial<EntryRow> = {}): Omit<EntryRow, "userId"> {
  const { createdAt, ...entry } = newEntry();
  return {
    ...entry,
    createdAt,
    isBookmarked: false,
    version: 1,
    updatedAt: createdAt,
    deletedAt: null,
    ...overrides,
  };
}

/** A signed-in user who need not be in the catalog: the journal knows the id alone. */
export function sessionUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: crypto.randomUUID(),
    email: "person@example.test",
    emailVerified: false,
    pendingEmail: null,
    firstName: "",
    lastName: "",
    location: "",
    zipCode: "",
    timezone: "UTC",
    favoriteSaint: null,
    birthDate: null,
    bio: "",
    greetingPreference: "scripture",
    prayerStyle: "scripture",
    prayerLength: 3,
    moodTrackingEnabled: true,
    notificationPreference: "push",
    phoneNumber: "",
    pushNotificationEnabled: true,
    aiEnabled: true,
    journalCareEnabled: true,
    liturgicalOptions: US_CALENDAR,
    subscriptionTier: "free",
    subscriptionExpiresAt: null,
    planType: null,
    trialStartedAt: null,
    planCancelledAt: null,
    journalShard: 0,
    hasAiConsent: false,
    ...overrides,
  };
}

/** Returns services over the test worker's bindings, with a stopped clock and optionally other databases. */
export function servicesAt(now: string, journal?: (shard: number) => D1Database): Services {
  const services = createServices(env, { waitUntil: () => {} });
  const open = journal && ((shard: number) => openDatabase(journal(shard)));
  return {
    ...services,
    clock: { now: () => new Date(now) },
    ...(open && { journal: open, nearJournal: open }),
  };
}

/** One statement as it was sent to D1. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** A database that notes in `statements` what is sent to it, and how often: a batch is one trip. */
export function recordStatements(database: D1Database): {
  database: D1Database;
  statements: Statement[];
  trips: () => number;
} {
  const statements: Statement[] = [];
  let trips = 0;
  const originals = new WeakMap<object, { statement: D1PreparedStatement; note: Statement }>();
  const wrap = (statement: D1PreparedStatement, note: Statement): D1PreparedStatement => {
    const send =
      (name: "all" | "run" | "raw" | "first") =>
      (...args: never[]) => {
        trips += 1;
        statements.push(note);
        return (statement[name] as (...given: never[]) => unknown)(...args);
      };
    const wrapped = {
      bind: (...params: unknown[]) => wrap(statement.bind(...params), { sql: note.sql, params }),
      all: send("all"),
      run: send("run"),
      raw: send("raw"),
      first: send("first"),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, { statement, note });
    return wrapped;
  };
  const recorded = {
    prepare: (sql: string) => wrap(database.prepare(sql), { sql, params: [] }),
    batch: (batch: D1PreparedStatement[]) => {
      trips += 1;
      const found = batch.map((statement) => originals.get(statement)!);
      statements.push(...found.map(({ note }) => note));
      return database.batch(found.map(({ statement }) => statement));
    },
  } as unknown as D1Database;
  return { database: recorded, statements, trips: () => trips };
}

/** All rows of a user in the tables of a shard, to compare before and after. */
export async function dumpUser(shard: D1Database, userId: string): Promise<Record<string, unknown[]>> {
  const tables = ["entries", "journal_days", "streaks", "intentions", "images", "entry_images"];
  const dump: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { results } = await shard
      .prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY 1, 2`)
      .bind(userId)
      .all();
    dump[table] = results;
  }
  const { results } = await shard
    .prepare(
      "SELECT kind, payload, due_at FROM outbox WHERE payload ->> 'userId' = ? ORDER BY payload, due_at",
    )
    .bind(userId)
    .all();
  return { ...dump, outbox: results };
}

export const NOW = "2026-11-20T12:00:00.000Z";
export const TODAY = "2026-11-20";

/** Writes one entry a day for a user, from today back, unless overridden. */
export async function fillJournal(
  user: SessionUser,
  count: number,
  overrides: (index: number) => Partial<EntrySummary> = () => ({}),
) {
  const rows = Array.from({ length: count }, (_, index) => {
    const entryDate = addDays(TODAY, -index);
    return entryRow({ entryDate, createdAt: `${entryDate}T08:00:00.000Z`, ...overrides(index) });
  });
  const journal = openDatabase(SHARDS[user.journalShard]!);
  for (let start = 0; start < rows.length; start += 500) {
    expect(await insertEntryRows(journal, user.id, rows.slice(start, start + 500))).toBe(
      Math.min(500, rows.length - start),
    );
  }
  return rows;
}
