import { describe, expect, it } from "vitest";
import { availableFilter, denominationsIn, isSavedThread, kindsIn, savedBodyOf, savedListPath } from "~/features/assistant/domain/saved-filter";
import { newTurn, type Thread } from "~/features/assistant/domain/thread";
import type { SavedStats } from "~/features/library/contract";

const stats: SavedStats = {
  totalResponses: 2,
  bookmarkedCount: 0,
  publicCount: 0,
  categories: { apologetics: 1, theology: 1 },
  responseTypes: { apologetics: 1, general: 1 },
  denominations: { baptist: 1 },
};
const thread: Thread = {
  id: "1",
  mode: "apologetics",
  denomination: "baptist",
  asked: [],
  turns: [
    {
      ...newTurn("Why Mary?", "built-in"),
      id: "a1",
      text: "Because.",
      sources: ["scripture"],
      state: "done",
    },
    {
      ...newTurn("And the saints?", "built-in"),
      id: "a2",
      text: "They too.",
      sources: ["scripture", "catechism"],
      state: "done",
    },
  ],
};

describe("the saved list of the assistant's screen", () => {
  it("offers the kinds and perspectives of which there is anything", () => {
    expect(kindsIn(stats)).toEqual(["all", "apologetics"]);
    expect(denominationsIn(stats)).toEqual(["baptist"]);
  });

  it("goes back to All where there is nothing of the kind any more", () => {
    expect(availableFilter({ kind: "bookmarked", denomination: "muslim" }, stats)).toEqual({
      kind: "all",
      denomination: null,
    });
    const both = { kind: "apologetics", denomination: "baptist" } as const;
    expect(availableFilter(both, stats)).toEqual(both);
  });

  it("asks for at most 20, and only for what narrows it down", () => {
    expect(savedListPath({ kind: "all", denomination: null })).toBe("/api/saved-responses?limit=20");
    expect(savedListPath({ kind: "bookmarked", denomination: "baptist" })).toBe(
      "/api/saved-responses?limit=20&isBookmarked=true&denomination=baptist",
    );
    expect(savedListPath({ kind: "faith-learning", denomination: null })).toContain(
      "responseType=faith-learning",
    );
  });
});

describe("a thread that is saved", () => {
  it("is its first question with all answers, under apologetics or theology", () => {
    expect(savedBodyOf(thread)).toEqual({
      question: "Why Mary?",
      response: "Because.\n\nFollow-up: And the saints?\n\nThey too.",
      responseType: "apologetics",
      category: "apologetics",
      denomination: "baptist",
      sources: ["scripture", "catechism"],
    });
    expect(savedBodyOf({ ...thread, mode: "faith-learning" }).category).toBe("theology");
  });

  it("is known again as it stands, and not when more was said, or nothing is kept of it", () => {
    const saved = { id: "s1", isPublic: false, shareToken: null, threadAnswerId: "a2" };
    expect(isSavedThread(saved, thread)).toBe(true);
    expect(isSavedThread(saved, { ...thread, turns: thread.turns.slice(0, 1) })).toBe(false);
    const unkept = { ...thread, turns: [newTurn("Why?", "built-in")] };
    expect(isSavedThread({ ...saved, threadAnswerId: null }, unkept)).toBe(false);
  });
});
