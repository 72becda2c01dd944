import { describe, expect, it } from "vitest";
import {
  criteriaOf,
  differsInOpenOnly,
  NO_CRITERIA,
  savedPath,
  savedQuery,
} from "~/features/library/domain/saved-path";

const criteria = {
  search: "grace",
  responseType: "apologetics",
  category: null,
  isBookmarked: true,
} as const;

describe("the address of the saved responses", () => {
  it("contains only set criteria and the open response", () => {
    expect(savedPath(NO_CRITERIA, null)).toBe("/saved-responses");
    expect(savedPath(criteria, "7")).toBe(
      "/saved-responses?search=grace&responseType=apologetics&isBookmarked=true&response=7",
    );
  });

  it("parses back, without unknown values", () => {
    const query = Object.fromEntries(new URLSearchParams(savedPath(criteria, "7").split("?")[1]));
    expect(criteriaOf(savedQuery.parse(query))).toEqual(criteria);
    const odd = { responseType: "all", category: "", isBookmarked: "maybe" };
    expect(criteriaOf(savedQuery.parse(odd))).toEqual(NO_CRITERIA);
  });

  it("distinguishes another open response from another list", () => {
    const url = (query: string) => new URL(`https://acolyte.test/saved-responses${query}`);
    expect(differsInOpenOnly(url("?search=a"), url("?search=a&response=7"))).toBe(true);
    expect(differsInOpenOnly(url("?search=a"), url("?search=b&response=7"))).toBe(false);
    expect(differsInOpenOnly(url("?search=a"), url("?search=a"))).toBe(false);
  });
});
