import { describe, expect, it } from "vitest";
import { assistantQuery } from "~/features/assistant/contract";
import {
  FIRST_PREFERENCES,
  readPreferences,
  writePreferences,
} from "~/features/assistant/domain/preferences";

const chosen = {
  areSourcesCollapsed: true,
  sources: ["scripture" as const, "liturgy" as const],
  mode: "apologetics" as const,
  denomination: "muslim" as const,
};

describe("preferences in the browser", () => {
  it("are readable only for their user", () => {
    const stored = writePreferences("u1", chosen);
    expect(readPreferences("u1", stored)).toEqual(chosen);
    expect(readPreferences("u2", stored)).toBeNull();
  });

  it("keep the sources to one line until the user opens them", () => {
    expect(FIRST_PREFERENCES.areSourcesCollapsed).toBe(true);
    const opened = writePreferences("u1", { ...chosen, areSourcesCollapsed: false });
    expect(readPreferences("u1", opened)?.areSourcesCollapsed).toBe(false);
  });

  it.each([null, "", "{", "[]", '"text"', "null"])("are ignored when they are %j", (stored) => {
    expect(readPreferences("u1", stored)).toBeNull();
  });

  it("fall back to the first ones when unknown, with three sources at most", () => {
    const unknown = { userId: "u1", mode: "other", denomination: 3, sources: "scripture" };
    expect(readPreferences("u1", JSON.stringify(unknown))).toEqual(FIRST_PREFERENCES);
    const four = { userId: "u1", sources: ["liturgy", "rahner", "augustine", "aquinas", "x"] };
    expect(readPreferences("u1", JSON.stringify(four))?.sources).toHaveLength(3);
  });
});

it.each([
  [{}, { question: "" }],
  [
    { mode: "apologetics", question: " Why? " },
    { mode: "apologetics", question: "Why?" },
  ],
  [{ mode: "other", question: "x".repeat(9_000), thread: "x".repeat(65) }, { question: "" }],
  [{ thread: "t1" }, { question: "", thread: "t1" }],
])("reads the query %j as %j", (query, parsed) => {
  expect(assistantQuery.parse(query)).toEqual(parsed);
});
