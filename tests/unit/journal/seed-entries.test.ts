import { describe, expect, it } from "vitest";
import { addDays, localDateIn } from "~/shared/dates";
import { makeEntries } from "../../../scripts/lib/seed-entries";

const now = new Date("2026-11-20T05:30:00Z");
const account = { id: "3f2b8c1e-5d4a-4b6c-9e7f-0a1b2c3d4e5f", timezone: "America/New_York" };
const today = localDateIn(account.timezone, now);

describe("the entries of npm run seed", () => {
  it.each([0, 1, 100, 3_000, 10_000])(
    "are exactly %i, of days in the past, each with an id of its own",
    (count) => {
      const entries = makeEntries(account, count, now);
      expect(entries).toHaveLength(count);
      expect(new Set(entries.map((entry) => entry.id)).size).toBe(count);
      for (const { entryDate, createdAt } of entries) {
        expect(createdAt <= now.toISOString()).toBe(true);
        expect(entryDate).toBe(localDateIn(account.timezone, new Date(createdAt)));
        expect(entryDate >= addDays(today, -3_800)).toBe(true);
      }
    },
  );

  it("have the same ids whenever they are made, and other ids for another account", () => {
    const ids = (id: string, at: Date) => makeEntries({ ...account, id }, 50, at).map((entry) => entry.id);
    expect(ids(account.id, new Date("2027-01-01T00:00:00Z"))).toEqual(ids(account.id, now));
    expect(ids("another", now)).not.toContain(ids(account.id, now)[0]);
  });
});
