import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/paths.mjs";
import { placeCalls } from "../../fuzz/lib/calls";

describe("the table of calls that are fuzzed", () => {
  it("names every route file of a call, and every page that takes a form", () => {
    expect(placeCalls(root).length).toBeGreaterThan(100);
  });
});
