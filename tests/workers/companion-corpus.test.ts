import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { composeAnswer } from "~/features/companion/domain/compose/answer/compose-answer";
import { SOURCES } from "~/features/companion/domain/limits";
import { checkText } from "~/features/companion/server/check-text.server";
import { findPassages, type PassageQuery } from "~/features/companion/server/find-passages.server";
import { readPlaces } from "~/features/texts/server/public.server";
import { openDatabase } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import { readOwnText } from "../../scripts/texts/own-text";
import { installationOf, KEYS, removalOf } from "../../scripts/texts/text-rows.ts";
import { fillTopicIndex, indexRows, updateTopicIndex } from "../setup/topic-index";

const services = { catalog: openDatabase(env.DB), texts: openDatabase(env.TEXTS) } as Services;

/** Returns the topics found for a question. */
async function topicsFor(question: string): Promise<string[]> {
  const query = { question, mode: "faith-learning" as const, sources: [...SOURCES], perspective: null };
  return (await findPassages(services, query)).passages.map(({ topicId }) => topicId);
}
const written = (results: D1Result[]) => results.reduce((sum, { meta }) => sum + meta.rows_written, 0);

it("an edit of one topic costs the rows of that topic, and is found at once", async () => {
  const all = await updateTopicIndex(indexRows());
  expect(await topicsFor("what is a zeppelin hangar")).toEqual([]);
  expect(await updateTopicIndex(indexRows())).toEqual([]);

  const edited = indexRows();
  const number = edited.topics.find(([, id]) => id === "purgatory")![0];
  edited.topic_search.find(([rowid]) => rowid === number)![2] += " zeppelin hangar";
  const one = await updateTopicIndex(edited);
  expect(written(one)).toBeLessThan(100);
  expect(written(all)).toBeGreaterThan(100 * written(one));
  expect(await topicsFor("what is a zeppelin hangar")).toContain("purgatory");

  await updateTopicIndex(indexRows());
  expect(await topicsFor("what is a zeppelin hangar")).toEqual([]);
});

/** Our own words in the format of an operator's text. */
const TEXT = [
  "John 6:51\tThe bread that is given is flesh, for the world's life.",
  "John 6:52\tThey quarreled over it.",
  "John 6:53\tWithout this food there is no life in you.",
  "CCC 1030\tThose who die in grace and are not yet pure are made so.",
].join("\n");

const row = {
  id: "Test",
  title: "Test",
  language: "en",
  kind: "bible",
  licence: "",
  hash: "0",
  position: 100,
};
const run = (statements: string[]) => env.TEXTS.batch(statements.map((sql) => env.TEXTS.prepare(sql)));
const remove = () => run(removalOf(row, 100 * KEYS + 4));
const install = async () => {
  await remove();
  await run(installationOf(row, readOwnText(TEXT), "2026-01-01T00:00:00.000Z"));
};

const query: PassageQuery = {
  question: "What is purgatory?",
  mode: "faith-learning",
  sources: ["catechism", "scripture"],
  perspective: null,
};
const countOf = (table: string) =>
  env.TEXTS.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>("count");

beforeEach(remove);

describe("an installed text", () => {
  beforeAll(fillTopicIndex);

  it("is quoted beside what the index says", async () => {
    await install();
    const { passages } = await findPassages(services, query);
    const quoted = passages.filter(({ isInstalled }) => isInstalled);
    expect(quoted).toEqual([
      expect.objectContaining({
        source: "catechism",
        references: ["CCC 1030"],
        text: "Those who die in grace and are not yet pure are made so.",
      }),
    ]);
  });

  it("verifies the quotations of an answer", async () => {
    await install();
    const question = "What does John 6:53 say?";
    const found = await findPassages(services, { ...query, question });
    const answer = composeAnswer({ kind: "answer", ...query, question, ...found });
    expect(answer).toContain("“Without this food there is no life in you.” (John 6:53)");
    const { checked } = await checkText(services, answer, found);
    expect(checked.find(({ reference }) => reference === "John 6:53")).toMatchObject({
      state: "verified",
      foundIn: { id: "Test", title: "Test" },
    });
  });

  it("is replaced by a second import and gone after its removal", async () => {
    await install();
    await install();
    expect([await countOf("passages"), await countOf("texts")]).toEqual([4, 1]);
    const found = "SELECT count(*) AS count FROM passage_search WHERE passage_search MATCH 'quarrel'";
    expect(await env.TEXTS.prepare(found).first("count")).toBe(1);
    await remove();
    expect([await countOf("passages"), await countOf("texts")]).toEqual([0, 0]);
    expect(await env.TEXTS.prepare(found).first("count")).toBe(0);
  });
});

it("an article of the Summa is quoted by the beginning of its answer", async () => {
  const long = "I answer that, It is so. ".repeat(60).trim();
  const passages = (
    [
      [2000, "paragraph", "We inquire."],
      [2001, "objection", "It is not."],
      [2001, "body", long],
      [2001, "body", "And more."],
    ] as const
  ).map(([place, kind, words]) => ({ work: "summa I", place, kind, label: "", words }));
  await remove();
  await run(
    installationOf(
      { ...row, kind: "summa" },
      { passages, pages: [], missing: [], shifted: [], repaired: [] },
      "2026-01-01T00:00:00.000Z",
    ),
  );
  const [article, ...others] = await readPlaces(services.texts, [
    { work: "summa I", first: 2000, last: 2999 },
  ]);
  expect(others).toEqual([]);
  expect(article).toMatchObject({ reference: "ST I q. 2 a. 1", place: 2001 });
  expect(article!.text.length).toBeLessThanOrEqual(700);
  expect(article!.text).toMatch(/^I answer that, .*It is so\.$/);
});
