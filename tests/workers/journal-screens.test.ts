import { describe, expect, it } from "vitest";
import type { EntrySummary } from "~/features/journal/contract";
import { insertEntryRows } from "~/features/journal/server/entry-writes.repository.server";
import { getStreak } from "~/features/journal/server/get-streak.server";
import {
  createIntention,
  listIntentions,
  updateIntention,
} from "~/features/journal/server/intentions.server";
import { getCalendar, loadCalendar } from "~/features/journal/server/load-calendar.server";
import { loadJournal } from "~/features/journal/server/load-journal.server";
import { loadMoodHistory } from "~/features/journal/server/load-mood-history.server";
import { getEntry, listEntries, loadEntry } from "~/features/journal/server/read-entries.server";
import { openDatabase } from "~/server/db/client.server";
import { guardDatabase, noDatabaseUse } from "~/server/db/guarded-database";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { addDays } from "~/shared/dates";
import {
  entryRow,
  fillJournal,
  NOW,
  recordStatements,
  SHARDS,
  servicesAt,
  sessionUser,
  TODAY,
} from "../factories/journal";

const LIST = { filter: "all", calendar: "month" } as const;
const services = servicesAt(NOW, (shard) => SHARDS[shard]!);
const ids = (entries: { id: string }[]) => entries.map((entry) => entry.id);

describe("the list", () => {
  it("is a page of summaries with totals, calendar and intentions", async () => {
    const user = sessionUser({ journalShard: 1 });
    const rows = await fillJournal(user, 40, (index) => ({
      title: `Entry ${index}`,
      isBookmarked: index % 10 === 0,
    }));
    const intention = await createIntention(services, { user, input: { text: "For peace" } });
    await createIntention(services, { user, input: { text: "For rain" } });
    await updateIntention(services, { user, id: intention.id, input: { isCompleted: true } });
    const view = await loadJournal(services, { user, ...LIST });
    expect(view).toMatchObject({
      filter: "all",
      nextCursor: rows[29]?.id,
      anchorDate: null,
      calendarRange: { startDate: "2026-11-01", endDate: "2026-12-12" },
      totals: { active: 40, deleted: 0 },
      activeIntentions: 1,
      today: TODAY,
      moodTrackingEnabled: true,
    });
    expect(ids(view.entries)).toEqual(ids(rows.slice(0, 30)));
    expect(Object.keys(view.entries[0]!).sort().join()).toBe(
      "createdAt,deletedAt,entryDate,id,isBookmarked,mood,preview,timezone,title",
    );
    expect(Object.keys(view.dayCounts)).toHaveLength(20);
    expect(view.dayCounts[TODAY]).toBe(1);

    const rest = await loadJournal(services, { user, ...LIST, before: view.nextCursor! });
    expect(ids(rest.entries)).toEqual(ids(rows.slice(30)));
    expect(rest.nextCursor).toBeNull();
    const bookmarked = await loadJournal(services, { user, ...LIST, filter: "bookmarked" });
    expect(ids(bookmarked.entries)).toEqual(ids(rows.filter((_, index) => index % 10 === 0)));
  });

  it("starts at a day, or at the next older one that has an entry", async () => {
    const user = sessionUser();
    const rows = await fillJournal(user, 5, (index) => ({ entryDate: addDays("2026-06-30", -10 * index) }));
    const from = (date: string) => loadJournal(services, { user, ...LIST, date });
    expect(await from("2026-06-20")).toMatchObject({
      anchorDate: "2026-06-20",
      calendarRange: { startDate: "2026-05-31", endDate: "2026-07-11" },
    });
    expect(ids((await from("2026-06-20")).entries)).toEqual(ids(rows.slice(1)));
    expect(ids((await from("2026-06-19")).entries)).toEqual(ids(rows.slice(2)));
    expect((await from("2020-01-01")).entries).toEqual([]);
  });

  it("shows a week when its calendar does, and the bin by the time of deletion", async () => {
    const user = sessionUser();
    const rows = await fillJournal(user, 4, (index) => ({
      deletedAt: `2026-11-${10 + (index % 2) * 5}T00:00:0${index}.000Z`,
    }));
    const view = await loadJournal(services, {
      user,
      filter: "deleted",
      calendar: "week",
      calendarDate: "2026-11-25",
    });
    expect(view.calendarRange).toEqual({ startDate: "2026-11-22", endDate: "2026-11-28" });
    expect(ids(view.entries)).toEqual([3, 1, 2, 0].map((index) => rows[index]?.id));
    expect(view.totals).toEqual({ active: 0, deleted: 4 });
    expect(view.dayCounts).toEqual({});
  });
});

describe("an entry's neighbours", () => {
  it("are those of the list and wrap around", async () => {
    const user = sessionUser();
    // Two of one day, two of one instant: day, time and id decide.
    const dates = ["2026-11-20", "2026-11-19", "2026-11-19", "2026-11-18", "2026-11-18"];
    const times = ["1", "3", "2", "1", "1"].map((digit) => `2026-11-20T00:00:0${digit}.000Z`);
    const rows = await fillJournal(user, 5, (index) => ({
      entryDate: dates[index],
      createdAt: times[index],
    }));
    const list = await loadJournal(services, { user, ...LIST });
    const order = ids(list.entries);
    expect(new Set(order)).toEqual(new Set(ids(rows)));
    for (const [index, id] of order.entries()) {
      const view = await loadEntry(services, { user, id });
      expect(view.entry.id).toBe(id);
      expect(view.nextId).toBe(order[(index + 1) % order.length]);
      expect(view.previousId).toBe(order.at(index - 1));
    }
  });
});

describe("an entry of an older sanitiser", () => {
  it("is sanitised again when it is read", async () => {
    const user = sessionUser();
    const content = "<p onclick=alert(1)>x</p><script>alert(1)</script>";
    const row = entryRow({ content, sanitizerVersion: 0 });
    await insertEntryRows(openDatabase(SHARDS[0]), user.id, [row]);
    expect((await getEntry(services, { user, id: row.id })).content).toBe("<p>x</p>");
    expect((await loadEntry(services, { user, id: row.id })).entry.content).toBe("<p>x</p>");
    const { items } = await listEntries(services, { user, filter: "all", limit: 10 });
    expect(items[0]?.content).toBe("<p>x</p>");
  });
});

describe("the mood history", () => {
  it("has the last 14 days, of each the latest mood", async () => {
    const user = sessionUser({ timezone: "Pacific/Kiritimati" });
    const at = (
      entryDate: string,
      hour: number,
      mood: EntrySummary["mood"],
      deletedAt: string | null = null,
    ) => ({
      entryDate,
      createdAt: `${entryDate}T0${hour}:00:00.000Z`,
      mood,
      deletedAt,
    });
    const written = [
      at("2026-11-21", 1, "joyful"),
      at("2026-11-21", 2, "anxious"),
      at("2026-11-21", 3, null),
      at("2026-11-21", 4, "blessed", NOW),
      at("2026-11-15", 1, "anxious"),
      at("2026-11-08", 1, "hopeful"),
      at("2026-11-07", 1, "grateful"),
    ];
    await fillJournal(user, written.length, (index) => written[index]!);
    const { days, shares } = await loadMoodHistory(services, { user });
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ date: "2026-11-08", mood: "hopeful" });
    expect(days.at(-1)).toEqual({ date: "2026-11-21", mood: "anxious" });
    expect(days.filter(({ mood }) => mood !== null)).toHaveLength(3);
    expect(shares).toEqual([
      { mood: "anxious", count: 2 },
      { mood: "hopeful", count: 1 },
    ]);
  });
});

describe("the calendar screen", () => {
  it("shows at most 200 entries, the first of each day, and counts them all", async () => {
    const user = sessionUser();
    const rows = await fillJournal(user, 300, (index) => ({
      entryDate: addDays(TODAY, -(index % 2)),
      createdAt: `2026-11-20T00:00:00.${String(index).padStart(3, "0")}Z`,
    }));
    const month = await loadCalendar(services, { user, view: "month" });
    expect(ids(month.entries)).toEqual(ids([1, 3, 5, 7, 0, 2, 4, 6].map((index) => rows[index]!)));
    expect(month.dayCounts).toEqual({ [TODAY]: 150, [addDays(TODAY, -1)]: 150 });
    expect((await loadCalendar(services, { user, view: "week" })).entries).toHaveLength(56);
    expect((await loadCalendar(services, { user, view: "day" })).entries).toHaveLength(150);
  });
});

describe("what reading costs", () => {
  const SCREENS: [
    name: string,
    load: (services: Services, user: SessionUser, id: string) => Promise<unknown>,
  ][] = [
    ["the list", (s, user) => loadJournal(s, { user, ...LIST })],
    ["a later page", (s, user, id) => loadJournal(s, { user, ...LIST, before: id })],
    ["the list from a day", (s, user) => loadJournal(s, { user, ...LIST, date: addDays(TODAY, -50) })],
    ["bookmarks", (s, user) => loadJournal(s, { user, ...LIST, filter: "bookmarked" })],
    ["the bin", (s, user) => loadJournal(s, { user, ...LIST, filter: "deleted" })],
    ["an entry", (s, user, id) => loadEntry(s, { user, id })],
    ["the moods", (s, user) => loadMoodHistory(s, { user })],
    ["the month", (s, user) => loadCalendar(s, { user, view: "month" })],
    ["the week", (s, user) => loadCalendar(s, { user, view: "week" })],
    ["the day", (s, user) => loadCalendar(s, { user, view: "day" })],
    ["the call for entries", (s, user) => listEntries(s, { user, filter: "all", limit: 20 })],
    [
      "the call for bookmarks",
      (s, user, id) => listEntries(s, { user, filter: "bookmarked", limit: 20, before: id }),
    ],
    ["the call for the bin", (s, user) => listEntries(s, { user, filter: "deleted", limit: 20 })],
    ["the call for an entry", (s, user, id) => getEntry(s, { user, id })],
    [
      "the call for the calendar",
      (s, user) => getCalendar(s, { user, startDate: "2026-10-20", endDate: TODAY }),
    ],
    ["the streak", (s, user) => getStreak(s, { user })],
    ["the intentions", (s, user) => listIntentions(s, { user, limit: 20 })],
  ];

  // A third of the entries in each list; the days of the first hundred are the same for both users.
  const mixed = (index: number) => ({
    mood: "joyful" as const,
    isBookmarked: index % 3 === 1,
    deletedAt: index % 3 === 2 ? NOW : null,
  });

  it("does not depend on how many entries there are", async () => {
    // A scan ends at the first row of somebody else: at the end of an index it would read one row less.
    for (const id of ["!first", "~last"]) await fillJournal({ ...sessionUser(), id }, 3, mixed);
    const [few, many] = [sessionUser(), sessionUser()];
    const fewRows = await fillJournal(few, 150, mixed);
    const manyRows = await fillJournal(many, 3_000, mixed);
    const rowsRead = async (user: SessionUser, id: string, load: (typeof SCREENS)[number][1]) => {
      const use = noDatabaseUse();
      await load(
        servicesAt(NOW, (shard) => guardDatabase(SHARDS[shard]!, use)),
        user,
        id,
      );
      return use;
    };
    for (const [name, load] of SCREENS) {
      const one = await rowsRead(few, fewRows[60]!.id, load);
      const other = await rowsRead(many, manyRows[60]!.id, load);
      expect([name, other.rows]).toEqual([name, one.rows]);
      expect([name, other.trips]).toEqual([name, 1]);
      expect(other.rows).toBeLessThan(600);
    }
  });

  it("is paid through indexes that start with the user, and every statement names the user", async () => {
    const user = sessionUser();
    const [row] = await fillJournal(user, 3);
    const recorded = recordStatements(SHARDS[0]);
    const recording = servicesAt(NOW, () => recorded.database);
    for (const [, load] of SCREENS) await load(recording, user, row!.id);
    expect(recorded.statements.length).toBeGreaterThan(SCREENS.length);
    for (const { sql, params } of recorded.statements) {
      expect(sql).toContain("user_id");
      expect(params).toContain(user.id);
      const { results } = await SHARDS[0]
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const steps = results.map(({ detail }) => detail);
      // Only what the calendar has picked out day by day, or a page that was cut by its bytes, is sorted afterwards.
      const isPicked = sql.includes("json_each") || sql.includes("row_number()");
      const costly = isPicked ? /AUTOMATIC/ : /AUTOMATIC|TEMP B-TREE/;
      expect(steps.join("; ")).not.toMatch(costly);
      const tables = steps.filter(
        (step) => /^(SCAN|SEARCH) /.test(step) && !/^SCAN (day\b|json_each\b|\(|CONSTANT ROW)/.test(step),
      );
      for (const step of tables)
        expect([sql, step]).toEqual([
          sql,
          expect.stringMatching(/^SEARCH .* USING .*INDEX .*\((user_id|id)=\?/),
        ]);
    }
  });
});
