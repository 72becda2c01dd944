import { describe, expect, it } from "vitest";
import { MODES } from "~/features/companion/domain/limits";
import { FIRST_PREFERENCES, readPreferences, writePreferences } from "~/features/assistant/domain/preferences";
import { assistantQuery } from "~/features/assistant/contract";
import { starterQuestions } from "~/features/assistant/domain/starter-questions";

const chosen = {
  areSourcesCollapsed: true,
  sources: ["scripture", "liturgy"] as const,
  mode: "apologetics" as const,
  denomination: "muslim" as const,
};

describe("the choices that a browser keeps", () => {
  it("are read again by their user alone", () => {
    const kept = writePreferences("u1", { ...chosen, sources: [...chosen.sources] });
    expect(readPreferences("u1", kept)).toEqual(chosen);
    expect(readPreferences("u2", kept)).toBeNull();
  });

  it.each([null, "", "{", "[]", '"text"', "null"])("are none in %j", (kept) => {
    expect(readPreferences("u1", kept)).toBeNull();
  });

  it("fall back to the first ones where they are not known, and hold three sources at most", () => {
    const kept = { userId: "u1", mode: "other", denomination: 3, sources: "scripture" };
    expect(readPreferences("u1", JSON.stringify(kept))).toEqual(FIRST_PREFERENCES);
    const four = { userId: "u1", sources: ["liturgy", "rahner", "augustine", "aquinas", "x"] };
    expect(readPreferences("u1", JSON.stringify(four))?.sources).toHaveLength(3);
  });
});

describe("the questions to begin with", () => {
  const seasons = ["Advent", "Christmas", "Ordinary Time", "Lent", "Paschal Triduum", "Easter"] as const;

  it.each(seasons)("are six different ones for each mode in %s", (season) => {
    for (const mode of MODES) expect(new Set(starterQuestions(season, mode)).size).toBe(6);
  });
});

it.each([
  [{}, { question: "" }],
  [
    { mode: "apologetics", question: " Why? " },
    { mode: "apologetics", question: "Why?" },
  ],
  [{ mode: "other", question: "x".repeat(9_000) }, { question: "" }],
])("the address %j asks for %j", (query, parsed) => {
  expect(assistantQuery.parse(query)).toEqual(parsed);
});
