import { expect, it } from "vitest";
import { compileContent } from "../../../content/compiler/compile";
import { readContent } from "../../../scripts/lib/content.ts";

const TOPIC = "topics/confession/forgiveness-of-sins.yaml";
const OBJECTION = "objections/christian-east/eastern-catholics.yaml";

it.each([
  ["quotations.yaml", "scripture:", "scriptures:", "1 scriptures: Unrecognized key"],
  ["perspectives.yaml", "baptist:", "Baptist:", "1 baptist: Invalid input"],
  ["companion/prayers/traditional.yaml", "{people}", "{person}", "70 amends.0: may name only {saint}"],
  ["companion/prayers/mystical.yaml", "Love {people}", "Love him", "71 amends.0: has to name {people}"],
  ["companion/prayers/patristic.yaml", "this Advent", "Lent", "155 seasons.Advent: has to name the season"],
  ["companion/insights.yaml", "118:24", "118", "18 moods.joyful.verses.0.reference: has to be a place"],
  ["calendar/saints/04-april.yaml", "04-02", "04-32", "1 0.date: is month and day"],
  ["calendar/saints/04-april.yaml", "rank: Memorial", "rank: Memory", "12 3.rank: Invalid option"],
  ["calendar/verses/advent.yaml", "season: Advent", "season: Fall", "1 season: Invalid option"],
  ["calendar/words/seasons.yaml", "weekday:", "monday:", "4 advent.monday: Unrecognized key"],
  ["calendar/prompts.yaml", "night:", "midnight:", "1 night: Invalid input"],
  ["prayers/lectio.yaml", "{reference}", "{psalm}", "2 subtitle: may name only {reference}"],
  ["prayers/examen.yaml", "sign-of-the-cross", "sign-of-peace", "12 steps.0.prayers.0: Invalid option"],
  ["pages/terms.yaml", "{freeCalls}", "{calls}", "28 3.paragraphs.1: may name only {freeCalls}"],
  // A topic: fields, and the form of each.
  [TOPIC, "aliases:", "alias:", "38 alias: Unrecognized key"],
  [TOPIC, "God's forgiveness", "Mercy: its ways", "1 Nested mappings"],
  [TOPIC, "God's forgiveness", "Mercy ".repeat(11).trim(), "1 title: Too big"],
  [TOPIC, "everydayWords:", "words:", "1 everydayWords: Invalid input"],
  [TOPIC, "Baptism takes", "Yes. No. Baptism takes", "4 summary: has 2 to 4 sentences"],
  [TOPIC, "aliases:", "aliases: [one]\nothers:", "38 aliases: Too small"],
  [TOPIC, "- too sinful", "- Too sinful", "42 aliases.3: has to be in lower case"],
  [TOPIC, "questions:", "questions: [one]\nothers:", "52 questions: Too small"],
  // Places that do not exist, or cannot be read.
  [TOPIC, "976-987", "2976-2987", "3 catechism: names paragraphs"],
  [TOPIC, "976-987,1846-1848", "mercy", "3 catechism: lists paragraphs"],
  [TOPIC, "1 John 1:9", "1 John 9:1", "11 notes.scripture.references: 1 John 9:1 does not exist"],
  [TOPIC, "Ps 103:8-12", "Psalter 103", "11 notes.scripture.references: Psalter 103 is no verse"],
  [TOPIC, "q86 a1", "q86 a99", "21 notes.aquinas.references: ST III q86 a99 does not exist"],
  // Sources, and sayings that nobody said.
  [TOPIC, "scripture:", "liturgy:", "9 notes.scripture: Invalid input"],
  [TOPIC, "aquinas:", "bonaventure:", "20 notes.bonaventure: Unrecognized key"],
  [TOPIC, "There is no sin that", "Hate the sin that", "22 notes.aquinas.text: is a saying that"],
  // Phrases and numbers used twice.
  [TOPIC, "- too sinful", "- mercy", "42 aliases.3: mercy is used by forgiveness-of-sins already"],
  [TOPIC, "- too sinful", "- angel", "42 aliases.3: angel is used by angels already"],
  [
    TOPIC,
    "- mercy\n  - I did",
    "- what are angels\n  - I did",
    "59 questions.6: what are angels is used by angels",
  ],
  [TOPIC, "number: 30", "number: 1", "2 number: 1 is used by angels already; the next free number is"],
  // Objections and works.
  [OBJECTION, "[unity-and-ecumenism, liturgy,", "[grace, none,", "4 topics.1: there is no topic none"],
  [OBJECTION, "[orthodox]", "[nihilist]", "3 perspectives.0: Invalid option"],
  [OBJECTION, "CCC 838", "CCC 2976", "5 references: CCC 2976 does not exist"],
  ["works/ratzinger.yaml", "doubt,\n", "none,\n", "9 0.topics.1: there is no topic none"],
])("content says where it is wrong: %s, %s → %s", (name, from, to, fault) => {
  const file = `content/${name}`;
  const texts = readContent();
  const text = texts.get(file) ?? "";
  expect(text).toContain(from);
  expect(() => compileContent(texts.set(file, text.replace(from, to)))).toThrow(`${file}:${fault}`);
});

it("content has names of its own, and a place that something reads", () => {
  const texts = readContent();
  const text = texts.get(`content/${TOPIC}`) ?? "";
  const twice = new Map([...texts, ["content/topics/grace/forgiveness-of-sins.yaml", text]]);
  expect(() => compileContent(twice)).toThrow("1 forgiveness-of-sins is used by forgiveness-of-sins already");
  const astray = new Map([...texts, ["content/topic/new.yaml", text]]);
  expect(() => compileContent(astray)).toThrow("content/topic/new.yaml:1 belongs to nothing");
});
