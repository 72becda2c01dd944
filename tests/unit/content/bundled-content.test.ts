import { expect, it } from "vitest";
import { readBundledContent } from "../../../scripts/content/bundled-content";
import { ContentFiles } from "../../../scripts/content/content-files";
import { readContent } from "../../../scripts/lib/content.ts";

it.each([
  ["quotations.yaml", "scripture:", "scriptures:", "1 scriptures: Unrecognized key"],
  ["perspectives.yaml", "baptist:", "Baptist:", "1 baptist: Invalid input"],
  ["companion/prayers/traditional.yaml", "{people}", "{person}", "22 people.0: may name only {saint}"],
  ["companion/prayers/mystical.yaml", "{worry}", "my worry", "30 worries.0: has to name {worry}"],
  ["companion/prayers/patristic.yaml", "this Advent", "Lent", "94 seasons.Advent: has to name the season"],
  ["companion/insights.yaml", "118:24", "118", "14 moods.joyful.verses.0.reference: has to be a place"],
  ["calendar/saints/04-april.yaml", "04-02", "04-32", "1 0.date: is month and day"],
  ["calendar/saints/04-april.yaml", "rank: Memorial", "rank: Memory", "12 3.rank: Invalid option"],
  ["calendar/verses/advent.yaml", "season: Advent", "season: Fall", "1 season: Invalid option"],
  ["calendar/words/seasons.yaml", "weekday:", "monday:", "4 advent.monday: Unrecognized key"],
  ["calendar/prompts.yaml", "night:", "midnight:", "1 night: Invalid input"],
  ["prayers/lectio.yaml", "{reference}", "{psalm}", "2 subtitle: may name only {reference}"],
  ["prayers/examen.yaml", "sign-of-the-cross", "sign-of-peace", "12 steps.0.prayers.0: Invalid option"],
  ["pages/terms.yaml", "{freeCalls}", "{calls}", "28 3.paragraphs.1: may name only {freeCalls}"],
])("content that the code needs says where it is wrong: %s, %s → %s", (name, from, to, fault) => {
  const file = `content/${name}`;
  const texts = readContent();
  const text = texts.get(file) ?? "";
  expect(text).toContain(from);
  const edited = new ContentFiles(new Map([...texts, [file, text.replace(from, to)]]));
  expect(() => readBundledContent(edited)).toThrow(`${file}:${fault}`);
});
