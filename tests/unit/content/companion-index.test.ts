import { describe, expect, it } from "vitest";
import { readCompanionIndex } from "../../../scripts/content/companion-index";
import { ContentFiles } from "../../../scripts/content/content-files";
import { readContent } from "../../../scripts/lib/content.ts";

const TOPIC = `title: Mercy
number: 1
catechism: 976-987,1846
summary: >-
  God forgives. He runs to meet the one
  who comes home.
notes:
  scripture:
    references: 1 John 1:9; Ps 103:8-12
    text: God puts sins far away.
  aquinas:
    references: ST III q86 a1
    text: No sin is beyond repentance.
aliases:
  - one
  - two
  - three
  - four
  - five
  - six
  - seven
  - eight
questions:
  - can God forgive me
  - is my sin too great
  - does God forget
everydayWords: guilt shame
`;
const OBJECTION = `title: Nobody needs mercy
number: 1
perspectives: [atheist]
topics: [mercy]
references: Luke 15:11-32; CCC 976
concern: Guilt is a feeling.
commonGround: Feelings can mislead.
answer: Some guilt is more than a feeling.
aliases:
  - guilt is a feeling
`;
const WORK = `- title: On Mercy
  year: 1980
  pointer: What mercy asks of the one who receives it.
  topics: [mercy]
`;

const FILES = {
  "content/topics/sin/mercy.yaml": TOPIC,
  "content/topics/sin/pardon.yaml": TOPIC.replace("number: 1", "number: 2")
    .replace(/ {2}- (\w+)\n/g, "  - other $1\n")
    .replace("can God", "will God")
    .replace("is my", "was my")
    .replace("does God", "did God"),
  "content/objections/guilt/nobody.yaml": OBJECTION,
  "content/works/ratzinger.yaml": WORK,
  "content/works/von-balthasar.yaml": "[]",
  "content/works/rahner.yaml": "[]",
  "content/works/john-paul-ii.yaml": "[]",
};

function read(files: Record<string, string>) {
  const reader = new ContentFiles(new Map(Object.entries(files)));
  const index = readCompanionIndex(reader);
  reader.finish();
  return index;
}

/** Returns the faults of the files after an edit of one of them. */
function faultsAfter(file: keyof typeof FILES, from: string, to: string): string {
  expect(FILES[file]).toContain(from);
  try {
    read({ ...FILES, [file]: FILES[file].replace(from, to) });
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("the files of the companion's index", () => {
  it("are read by name and number", () => {
    const { topics, objections, works } = read(FILES);
    expect(topics.map(({ id, number }) => [id, number])).toEqual([
      ["mercy", 1],
      ["pardon", 2],
    ]);
    expect(topics[0]?.summary).toBe("God forgives. He runs to meet the one who comes home.");
    expect(objections[0]).toMatchObject({ id: "nobody", topics: ["mercy"] });
    expect(works[0]).toMatchObject({ source: "ratzinger", title: "On Mercy" });
  });

  it("of the repository hold at least 220 topics without a fault", () => {
    const texts = [...readContent()].filter(([name]) => /^content\/(topics|objections|works)\//.test(name));
    const { topics, objections } = read(Object.fromEntries(texts));
    expect(topics.length).toBeGreaterThanOrEqual(220);
    expect(objections.length).toBeGreaterThanOrEqual(100);
  });

  it.each([
    // Fields, and the form of each.
    ["aliases:", "alias:", "mercy.yaml:14 alias: Unrecognized key"],
    ["title: Mercy", "title: Mercy: its ways", "mercy.yaml:1 Nested mappings"],
    ["everydayWords: guilt shame\n", "", "mercy.yaml:1 everydayWords: Invalid input"],
    ["title: Mercy", `title: ${"Mercy ".repeat(11)}now`, "mercy.yaml:1 title: Too big"],
    ["God forgives. He", "God forgives and", "mercy.yaml:4 summary: has 2 to 4 sentences"],
    ["  - eight\n", "", "mercy.yaml:14 aliases: Too small"],
    ["- seven", "- Seven", "mercy.yaml:21 aliases.6: has to be in lower case"],
    ["  - does God forget\n", "", "mercy.yaml:23 questions: Too small"],
    // Places that do not exist, or cannot be read.
    ["976-987", "2976-2987", "mercy.yaml:3 catechism: names paragraphs"],
    ["976-987,1846", "mercy", "mercy.yaml:3 catechism: lists paragraphs"],
    ["1 John 1:9", "1 John 9:1", "mercy.yaml:9 notes.scripture.references: 1 John 9:1 does not exist"],
    ["Ps 103:8-12", "Psalter 103", "mercy.yaml:9 notes.scripture.references: Psalter 103 is no verse"],
    ["q86 a1", "q86 a99", "mercy.yaml:12 notes.aquinas.references: ST III q86 a99 does not exist"],
    // Sources, and sayings that nobody said.
    ["scripture:", "liturgy:", "mercy.yaml:7 notes.scripture: Invalid input"],
    ["aquinas:", "bonaventure:", "mercy.yaml:11 notes.bonaventure: Unrecognized key"],
    ["No sin is beyond repentance.", "Hate the sin.", "mercy.yaml:13 notes.aquinas.text: is a saying that"],
    // Phrases and numbers used twice.
    ["- seven", "- six", "mercy.yaml:21 aliases.6: six is used by mercy already"],
    ["- seven", "- other two", "pardon.yaml:16 aliases.1: other two is used by mercy already"],
    ["can God", "will God", "pardon.yaml:24 questions.0: will God forgive me is used by mercy already"],
    ["number: 1", "number: 2", "pardon.yaml:2 number: 2 is used by mercy already; the next free number is 3"],
  ])("say where a topic is wrong: %j → %j", (from, to, fault) => {
    expect(faultsAfter("content/topics/sin/mercy.yaml", from, to)).toContain(`content/topics/sin/${fault}`);
  });

  const [OBJECTION_FILE, WORKS_FILE] = [
    "content/objections/guilt/nobody.yaml",
    "content/works/ratzinger.yaml",
  ] as const;
  it.each([
    [OBJECTION_FILE, "[mercy]", "[mercy, grace]", "nobody.yaml:4 topics.1: there is no topic grace"],
    [OBJECTION_FILE, "atheist", "nihilist", "nobody.yaml:3 perspectives.0: Invalid option"],
    [OBJECTION_FILE, "CCC 976", "CCC 2976", "nobody.yaml:5 references: CCC 2976 does not exist"],
    [WORKS_FILE, "[mercy]", "[grace]", "ratzinger.yaml:4 0.topics.0: there is no topic grace"],
  ] as const)("say where an objection or a work is wrong: %s, %s → %s", (file, from, to, fault) => {
    expect(faultsAfter(file, from, to)).toContain(fault);
  });

  it("have names of their own, and a place that something reads", () => {
    const again = TOPIC.replace("number: 1", "number: 3");
    const twice = () => read({ ...FILES, "content/topics/grace/mercy.yaml": again });
    expect(twice).toThrow("content/topics/sin/mercy.yaml:1 mercy is used by mercy already");
    const astray = () => read({ ...FILES, "content/topic/new.yaml": TOPIC });
    expect(astray).toThrow("content/topic/new.yaml:1 belongs to nothing");
  });
});
