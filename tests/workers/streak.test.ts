import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentStreak } from "~/features/calendar/domain/streak";
import { entryDateOf } from "~/features/journal/domain/entry-date";
import { writeEntry } from "~/features/journal/server/public.server";
import {
  readStreak,
  selectDayCounts,
  selectStreak,
} from "~/features/journal/server/streaks.repository.server";
import { openDatabase } from "~/server/db/client.server";
import type { EntryWrite } from "~/server/ports/user-lane";
import { addDays, localDateIn } from "~/shared/dates";
import { createAccount, inFirstShard, send } from "../factories/accounts";
import { newEntry, SHARDS } from "../factories/journal";
import { server } from "../factories/worker-with";

inFirstShard();

const ZONES = [
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/Sao_Paulo",
];

/** Instants around which clocks change, a year ends, or there is a leap day. */
const ANCHORS = [
  "2026-03-08T06:00:00Z",
  "2026-03-29T00:30:00Z",
  "2026-11-01T05:30:00Z",
  "2026-10-25T00:30:00Z",
  "2026-04-05T14:30:00Z",
  "2026-12-31T23:30:00Z",
  "2028-02-28T23:30:00Z",
].map((instant) => Date.parse(instant));

const HOUR = 3_600_000;

const NO_STREAK = {
  lastRunLength: 0,
  longestStreak: 0,
  lastJournalDate: null,
  totalEntries: 0,
  deletedEntries: 0,
};

type Step =
  | { type: "write"; zone: string; hours: number; backdate: number | null; key: number | null }
  | { type: "edit" | "bookmark" | "delete"; pick: number }
  | { type: "restore" | "purge"; picks: number[] }
  | { type: "empty" };

const pick = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("write" as const),
      zone: fc.constantFrom(...ZONES),
      hours: fc.integer({ min: -72, max: 72 }),
      backdate: fc.option(fc.integer({ min: 0, max: 9 })),
      key: fc.option(fc.nat({ max: 3 }), { freq: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constantFrom("edit", "bookmark", "delete", "delete", "delete"), pick }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom("restore", "purge"),
      picks: fc.array(pick, { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: "empty" as const }) },
);

interface ModelEntry {
  id: string;
  date: string;
  key: string | null;
  deleted: boolean;
}

/** The plain model: a list of entries, walked day by day. */
function describeModel(entries: ModelEntry[]) {
  const active = entries.filter((entry) => !entry.deleted);
  const counts: Record<string, number> = {};
  for (const { date } of active) counts[date] = (counts[date] ?? 0) + 1;
  let longest = 0;
  let run = 0;
  let last: string | null = null;
  for (const day of Object.keys(counts).sort()) {
    run = last !== null && addDays(last, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { counts, longest, run, last, active: active.length, deleted: entries.length - active.length };
}

describe("the streak, the day counts and the totals", () => {
  it("are those of a plain model after any sequence of writes, over zones and clock changes", async () => {
    let sequences = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ANCHORS),
        fc.constantFrom(0, 1),
        fc.constantFrom(...ZONES),
        fc.array(step, { minLength: 1, maxLength: 14 }),
        async (anchor, shard, readerZone, steps) => {
          const userId = crypto.randomUUID();
          const journal = openDatabase(SHARDS[shard]!);
          let model: ModelEntry[] = [];
          for (const [index, action] of steps.entries()) {
            model = await carryOut(journal, userId, model, action, anchor, index);
          }
          // At the end alone: what comes first is the end of a shorter sequence.
          const expected = describeModel(model);
          const [[streak], days] = await journal.batch([
            selectStreak(journal, userId),
            selectDayCounts(journal, userId, { startDate: "0000-01-01", endDate: "9999-12-31" }),
          ]);
          expect(Object.fromEntries(days.map(({ date, count }) => [date, count]))).toEqual(expected.counts);
          // Before the first entry there is no row, which reads as zeros.
          expect(streak ?? { ...NO_STREAK, userId }).toEqual({
            userId,
            lastRunLength: expected.run,
            longestStreak: expected.longest,
            lastJournalDate: expected.last,
            totalEntries: expected.active,
            deletedEntries: expected.deleted,
          });
          const today = localDateIn(readerZone, new Date(anchor));
          const isCurrent = expected.last !== null && expected.last >= addDays(today, -1);
          expect(currentStreak(streak ?? NO_STREAK, today)).toBe(isCurrent ? expected.run : 0);
          sequences += 1;
        },
      ),
      { numRuns: 500 },
    );
    expect(sequences).toBeGreaterThanOrEqual(500);
  }, 300_000);

  async function carryOut(
    journal: ReturnType<typeof openDatabase>,
    userId: string,
    model: ModelEntry[],
    action: Step,
    anchor: number,
    index: number,
  ): Promise<ModelEntry[]> {
    const at = (position: number) => model[position % Math.max(model.length, 1)];
    const now = new Date(anchor + index).toISOString();
    const target = "pick" in action ? at(action.pick) : undefined;
    const targets = new Set("picks" in action ? action.picks.map(at) : []);
    const id = target?.id ?? "none";
    const ids = [...targets].map((entry) => entry?.id ?? "none");
    const write = (change: EntryWrite) => writeEntry(journal, userId, change);
    switch (action.type) {
      case "write": {
        const instant = new Date(anchor + action.hours * HOUR);
        const local = entryDateOf(undefined, action.zone, instant);
        const date = action.backdate === null ? local : addDays(local, -action.backdate);
        const key = action.key === null ? null : `key-${action.key}`;
        const entry = newEntry({
          entryDate: date,
          timezone: action.zone,
          idempotencyKey: key,
          createdAt: now,
        });
        const known = key === null ? undefined : model.find((other) => other.key === key);
        const result = await write({ type: "create", entry, imageIds: [] });
        expect(result).toMatchObject({ ok: true, entry: { id: known?.id ?? entry.id } });
        return known ? model : [...model, { id: entry.id, date, key, deleted: false }];
      }
      case "edit": {
        const changes = { content: "<p>x</p>", preview: "x", sanitizerVersion: 1 };
        const { ok } = await write({ type: "update", id, changes, imageIds: [], ifVersion: null, now });
        expect(ok).toBe(target !== undefined && !target.deleted);
        return model;
      }
      case "bookmark": {
        const { ok } = await write({ type: "toggle-bookmark", id });
        expect(ok).toBe(target !== undefined && !target.deleted);
        return model;
      }
      case "delete": {
        expect((await write({ type: "delete", id, now })).ok).toBe(target !== undefined);
        return model.map((entry) => (entry === target ? { ...entry, deleted: true } : entry));
      }
      case "restore": {
        expect((await write({ type: "restore", ids })).ok).toBe(model.length > 0);
        return model.map((entry) => (targets.has(entry) ? { ...entry, deleted: false } : entry));
      }
      case "purge": {
        const isAllowed = model.length > 0 && [...targets].every((entry) => entry?.deleted);
        expect((await write({ type: "purge", ids, now })).ok).toBe(isAllowed);
        return isAllowed ? model.filter((entry) => !targets.has(entry)) : model;
      }
      case "empty": {
        const result = await write({ type: "empty-bin", now });
        expect(result).toMatchObject({ ok: true, count: model.filter((entry) => entry.deleted).length });
        return model.filter((entry) => !entry.deleted);
      }
    }
  }
});

describe("fifty writes of one user at once", () => {
  it("lead to exactly the streak of the model", async () => {
    const account = await createAccount(server);
    const call = (method: string, path: string, body?: unknown) =>
      send(server, account, method, `/api/prayer-journal${path}`, { json: body });
    const today = localDateIn("UTC", new Date());
    const first = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const body = { content: `Entry ${index}`, entryDate: addDays(today, -index) };
        return (await call("POST", "/entries", body)).json<{ id: string }>();
      }),
    );
    // 15 deletions, 10 edits and 25 new entries race for one lane.
    const removed = first.filter((_, index) => index % 4 !== 0);
    const answers = await Promise.all([
      ...removed.map(({ id }) => call("DELETE", `/entries/${id}`)),
      ...first.slice(0, 10).map(({ id }) => call("PUT", `/entries/${id}`, { content: "Edited" })),
      ...Array.from({ length: 25 }, (_, index) =>
        call("POST", "/entries", { content: "More", entryDate: addDays(today, -30 - index) }),
      ),
    ]);
    expect(answers).toHaveLength(50);
    expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);

    const streak = await (await call("PATCH", "/streak", {})).json();
    expect(streak).toEqual({ currentStreak: 1, longestStreak: 25, lastJournalDate: today });
    const row = await readStreak(openDatabase(env.JOURNAL_0), account.user.id);
    expect(row).toMatchObject({ totalEntries: 30, deletedEntries: 15, lastRunLength: 1 });
  });
});
