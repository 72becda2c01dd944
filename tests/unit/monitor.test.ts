import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apiHealth, databaseHealth, modelHealth } from "~/features/monitor/domain/health";
import { keptLevel, requestCounter, rowBudget } from "~/features/monitor/domain/log-limits";

describe("the health", () => {
  it.each([
    [0, 0, "healthy"],
    [1000, 19, "healthy"],
    [1000, 20, "warning"],
    [1000, 99, "warning"],
    [1000, 100, "error"],
    [1, 1, "error"],
    [0, 3, "error"],
  ])("of the API with %i responses, %i of them failures, is %s", (requests, failures, state) => {
    expect(apiHealth({ requests, failures })).toBe(state);
  });

  it("of the database is healthy for a read under a second", () => {
    expect([0, 999, 1000, null].map(databaseHealth)).toEqual(["healthy", "healthy", "warning", "error"]);
  });

  it.each([
    ["warning", { hasModel: false, failed: [], budget: null }],
    ["healthy", { hasModel: true, failed: [], budget: null }],
    ["warning", { hasModel: true, failed: [false, true], budget: null }],
    ["error", { hasModel: true, failed: [true, false], budget: null }],
    ["healthy", { hasModel: true, failed: [], budget: { used: 79, limit: 100 } }],
    ["warning", { hasModel: true, failed: [], budget: { used: 80, limit: 100 } }],
    ["warning", { hasModel: true, failed: [], budget: { used: 99, limit: 100 } }],
    ["error", { hasModel: true, failed: [], budget: { used: 100, limit: 100 } }],
  ])("of the model is %s with %j", (state, facts) => {
    expect(modelHealth(facts)).toBe(state);
  });
});

describe("the logged level of a response", () => {
  it.each([
    [200, true, null],
    [304, true, null],
    [400, true, "WARN"],
    [400, false, null],
    [401, true, null],
    [404, true, null],
    [409, true, "WARN"],
    [429, false, "WARN"],
    [500, false, "ERROR"],
    [503, true, "ERROR"],
  ])("with %i, to a user: %s, is %s", (status, isMember, level) => {
    expect(keptLevel(status, isMember)).toBe(level);
  });
});

describe("the budget of rows", () => {
  it("keeps its limits every minute, and leaves room for other users", () => {
    const limits = { all: 10, each: 4 };
    const tries = fc.array(fc.record({ person: fc.integer({ min: 0, max: 5 }), pause: fc.nat(20_000) }), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(tries, (all) => {
        const take = rowBudget(limits);
        const taken = new Map<string, number>();
        let now = 0;
        for (const { person, pause } of all) {
          now += pause;
          const minute = Math.floor(now / 60_000);
          const [ofAll, ofOne] = [`${minute}`, `${minute} ${person}`];
          const hasRoom = (taken.get(ofAll) ?? 0) < limits.all && (taken.get(ofOne) ?? 0) < limits.each;
          expect(take(String(person), now)).toBe(hasRoom);
          if (!hasRoom) continue;
          for (const key of [ofAll, ofOne]) taken.set(key, (taken.get(key) ?? 0) + 1);
        }
      }),
    );
  });
});

describe("the request counter", () => {
  it("loses no request and writes at most every 5 seconds", () => {
    const answers = fc.array(fc.record({ fails: fc.boolean(), pause: fc.nat(40_000) }), { maxLength: 200 });
    fc.assert(
      fc.property(answers, (all) => {
        const count = requestCounter();
        let now = 1_000_000;
        let storedAt = 0;
        let stored = 0;
        for (const { fails, pause } of all) {
          now += pause;
          const due = count(fails, now);
          if (!due) continue;
          expect(now - storedAt).toBeGreaterThanOrEqual(5_000);
          storedAt = now;
          stored += due.requests;
        }
        expect(stored).toBeLessThanOrEqual(all.length);
        const rest = count(false, now + 30_000);
        expect(stored + (rest?.requests ?? 0)).toBe(all.length + 1);
      }),
    );
  });
});
