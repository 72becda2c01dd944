import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { IndexRows } from "../../../../content/compiler/index-rows";
import { TOPIC_INDEX } from "../../../../scripts/lib/content.ts";
import { readTextList } from "../../../../scripts/lib/text-list.ts";
import { readListedText } from "../../../../scripts/lib/texts.ts";
import type { ReadText } from "../../../../scripts/texts/read-text";

/** A directory with the texts of content/texts.json, for those who have one: the repository has none of their words. */
const TEXTS = process.env.ACOLYTE_TEXTS;

/** Counts of the sources: passages, pages, and lines of faults. */
const COUNTS: Record<string, [passages: number, pages: number, missing: number, repaired: number]> = {
  "web-c": [35_379, 1_328, 120, 1],
  drc: [35_813, 1_334, 104, 30],
  summa: [34_119, 3_119, 5, 6],
  fathers: [2_524, 811, 17, 11],
  confessions: [462, 277, 1, 2],
  imitation: [578, 114, 0, 0],
  "martyrology-1914": [3_024, 365, 1, 0],
  "baltimore-1": [414, 33, 0, 1],
};

/** References of the topic index that no text has: the ANF's 1 Clement ends at chapter 59. */
const WITHOUT_TEXT = ["clement-corinthians 61000-61999"];

describe.skipIf(!TEXTS)("the texts themselves", () => {
  const read = (id: string): Promise<ReadText> =>
    readListedText(readTextList().find((text) => text.id === id)!, { from: path.resolve(String(TEXTS)) });

  it("open every reference of the topic index to Scripture, the Summa and the Fathers", async () => {
    const works = new Map<string, Set<number>>();
    for (const { id } of readTextList())
      for (const { work, place } of (await read(id)).passages)
        works.set(work, (works.get(work) ?? new Set()).add(place));
    const index: IndexRows = JSON.parse(fs.readFileSync(TOPIC_INDEX, "utf8"));
    const references = index.topic_references as [work: string, first: number, last: number, topic: number][];
    const own = references.filter(([work]) => !work.startsWith("document "));
    expect(own.length).toBeGreaterThan(1_000);
    const closed = own.filter(
      ([work, first, last]) => ![...(works.get(work) ?? [])].some((place) => first <= place && place <= last),
    );
    expect(closed.map(([work, first, last]) => `${work} ${first}-${last}`)).toEqual(WITHOUT_TEXT);
  });

  it.each(Object.entries(COUNTS))("%s has its passages, each on one page", async (id, counts) => {
    const { passages, pages, missing, repaired } = await read(id);
    expect([passages.length, pages.length, missing.length, repaired.length]).toEqual(counts);
    expect(passages.filter(({ words }) => words.trim() === "" || /<\/?[a-z]+>|&[a-z]+;/.test(words))).toEqual(
      [],
    );
    const pagesOf = new Map<string, ReadText["pages"]>();
    for (const page of pages) pagesOf.set(page.work, [...(pagesOf.get(page.work) ?? []), page]);
    for (const { work, place } of passages) {
      const own = pagesOf.get(work)!.filter(({ first, last }) => first <= place && place <= last);
      expect(own, `${work} ${place}`).toHaveLength(1);
    }
    expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
  });

  it.each(["web-c", "drc"])("%s has 73 books", async (id) => {
    const { passages } = await read(id);
    expect(new Set(passages.map(({ work }) => work)).size).toBe(73);
  });

  it("the Summa has 3,119 articles, all with objections", async () => {
    const { passages } = await read("summa");
    const articles = passages.filter(({ place }) => place % 1000 !== 0);
    const count = (kind?: string) =>
      new Set(
        articles
          .filter((one) => kind === undefined || one.kind === kind)
          .map(({ work, place }) => `${work} ${place}`),
      ).size;
    expect([count(), count("objection"), count("contra"), count("body"), count("reply")]).toEqual([
      3_119, 3_119, 3_040, 3_116, 3_007,
    ]);
  });
});
