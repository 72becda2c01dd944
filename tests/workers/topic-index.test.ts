import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { SOURCES } from "~/features/companion/domain/limits";
import { findPassages } from "~/features/companion/server/find-passages.server";
import { openDatabase } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import { indexRows, updateTopicIndex } from "../setup/topic-index";

const services = { catalog: openDatabase(env.DB) } as Services;

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
