import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("../../../app/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The files that name tables of two databases, and why. */
const OF_TWO = {
  "app/server/db/owned-tables.ts": "lists the tables of each, without a statement",
  "app/features/archive/server/catalog-rows.repository.server.ts":
    "reads tables that the catalog had before the shards, in the form that they have there",
  "app/features/accounts/server/identities.repository.server.ts":
    "ends a linked account's devices, in each by itself",
  "app/features/reminders/server/deliveries.repository.server.ts": "reads the person after the delivery",
  "app/features/reminders/server/push-subscriptions.repository.server.ts":
    "says in the catalog whose a browser is, then stores its keys in the shard",
  "app/features/reminders/server/settings.repository.server.ts":
    "copies columns of the user to the reminders",
  "app/server/db/reminder-plans.ts": "knows the columns that the reminders have copies of",
};

const importsOf = (folder: string) => new RegExp(`from "[^"]*(?:/db|\\.)/${folder}/[\\w-]+"`);

it("a file that makes statements imports tables of the catalog, of a shard or of the texts, never of two", () => {
  const ofTwo = Object.entries(SOURCES).filter(
    ([, source]) => ["catalog", "journal", "texts"].filter((name) => importsOf(name).test(source)).length > 1,
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(500);
  expect(ofTwo.map(([path]) => path.replace("../../../", "")).sort()).toEqual(Object.keys(OF_TWO).sort());
});
