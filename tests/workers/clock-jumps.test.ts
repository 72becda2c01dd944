import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { REMINDER_DAYS } from "~/features/reminders/contract";
import { LATEST } from "~/features/reminders/domain/reminder-plan";
import { occurrencesFrom } from "~/features/reminders/domain/reminder-times";
import { type Chance, happens } from "../factories/faulty-queue";
import { forgetReminders, ReminderWorld, storedDeliveries } from "../factories/reminders";
import { noteFigures } from "../setup/figures";

vi.setConfig({ testTimeout: 600_000 });

/** Each round is another seed for each change of clocks. `npm run chaos` runs more of them than the tests do. */
const ROUNDS = Number(env.CHAOS_ROUNDS);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Minutes that the clock goes on by, from one tick of cron to the next. */
const STEP = 10;
/** Around the change of clocks, and an evening. */
const TIMES = ["00:00", "01:30", "02:00", "02:30", "03:00", "19:00"];

/** Zones in which clocks change, with the instants around which they do, forwards and back. */
const CHANGES: [zone: string, instant: string][] = [
  ["America/New_York", "2026-03-08T07:00:00Z"],
  ["America/New_York", "2026-11-01T06:00:00Z"],
  ["Europe/Rome", "2026-03-29T01:00:00Z"],
  ["Europe/Rome", "2026-10-25T01:00:00Z"],
  ["Australia/Sydney", "2026-10-03T16:00:00Z"],
  ["Australia/Sydney", "2026-04-04T16:00:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T15:30:00Z"],
  ["Australia/Lord_Howe", "2026-04-04T15:00:00Z"],
];

/** Where the clock goes next: on by a step, or a jump, forwards or back. */
function move(chance: Chance): number {
  if (!happens(chance, 12)) return STEP * MINUTE;
  const minutes = chance(() => fc.noBias(fc.integer({ min: 1, max: 240 })));
  return happens(chance, 50) ? minutes * MINUTE : -minutes * MINUTE;
}

const counts = { occurrences: 0, sent: 0, late: 0, jumps: 0 };

it.each(CHANGES)(
  "reminders in %s come once a slot and local day while the clock jumps around %s",
  async (timezone, change) => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (chance) => {
        await forgetReminders();
        const start = Date.parse(change) - 14 * HOUR;
        const end = Date.parse(change) + 22 * HOUR;
        const world = new ReminderWorld(new Date(start).toISOString());
        const customReminders = TIMES.map((time) => ({ time, label: `At ${time}`, enabled: true }));
        const user = await world.person({ reminderPreference: "custom", customReminders }, { timezone });
        await world.tick();
        let furthest = start;
        /** Spans that the clock skipped by more than a reminder may be late. */
        const skipped: [from: number, to: number][] = [];
        while (furthest < end) {
          const by = move(chance);
          if (by !== STEP * MINUTE) counts.jumps += 1;
          world.now += by;
          if (world.now > furthest) {
            if (world.now - furthest > LATEST) skipped.push([furthest, world.now - LATEST]);
            furthest = world.now;
          }
          await world.tick();
          await world.deliver();
        }
        const rows = await storedDeliveries(user.id);
        const keyOf = (row: Record<string, unknown>) => `${row.local_date} ${row.slot}`;
        expect(new Set(rows.map(keyOf)).size, "one a slot and local day").toBe(rows.length);
        const sent = new Set(rows.filter(({ state }) => state === "sent").map(keyOf));
        expect(world.pushes.length, "each was sent once").toBe(sent.size);
        for (const { localDate, time, dueAt } of occurrencesFrom(
          { times: TIMES, days: REMINDER_DAYS, timezone },
          start,
        )) {
          if (dueAt > furthest) break;
          counts.occurrences += 1;
          if (sent.has(`${localDate} ${time}`)) counts.sent += 1;
          else {
            counts.late += 1;
            expect(
              skipped.some(([from, to]) => dueAt >= from && dueAt < to),
              `${localDate} ${time} is lost`,
            ).toBe(true);
          }
        }
      }),
      { numRuns: ROUNDS, endOnFailure: true },
    );
  },
  600_000,
);

it("nothing was lost", (context) => {
  const { occurrences, sent, late, jumps } = counts;
  expect(sent + late).toBe(occurrences);
  noteFigures(
    context,
    `${occurrences} reminders over ${CHANGES.length} changes of clocks and ${jumps} jumps: ${sent} sent once, ${late} that the clock had jumped over by more than 30 minutes left out as late, none doubled`,
  );
});
