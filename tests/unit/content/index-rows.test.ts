import { describe, expect, it } from "vitest";
import { compileContent } from "../../../scripts/content/compile";
import { readContent } from "../../../scripts/lib/content.ts";

const FILE = "content/topics/confession/forgiveness-of-sins.yaml";
const NUMBER = 30;
const { index } = compileContent(readContent());

/** Returns the index after an edit of one topic's file. */
function indexAfter(from: string, to: string) {
  const texts = readContent();
  const text = texts.get(FILE) ?? "";
  expect(text).toContain(from);
  return compileContent(texts.set(FILE, text.replace(from, to))).index;
}
const others = (rows: (string | number)[][], position: number) =>
  rows.filter((row) => row[position] !== NUMBER);

describe("an edit of one topic", () => {
  const edited = indexAfter("  - divine mercy\n", "  - divine mercy\n  - pardon for every crime\n");

  it("changes no other topic's words, phrases and references", () => {
    expect(edited.topic_search).not.toEqual(index.topic_search);
    expect(others(edited.topic_search, 0)).toEqual(others(index.topic_search, 0));
    expect(others(edited.topic_phrases, 1)).toEqual(others(index.topic_phrases, 1));
    expect(others(edited.topic_references, 3)).toEqual(others(index.topic_references, 3));
    expect([edited.objections, edited.works]).toEqual([index.objections, index.works]);
  });

  it("moves the weights of ways to ask in the few topics that share a rare word", () => {
    const textsOf = (rows: (string | number)[][]) => rows.map((row) => row.slice(0, 4));
    expect(textsOf(edited.topics)).toEqual(textsOf(index.topics));
    const changed = edited.topics.filter((row, at) => row[4] !== index.topics[at]?.[4]);
    expect(changed.map(([number]) => number)).toContain(NUMBER);
    expect(changed.length).toBeLessThan(20);
  });
});
