import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type Perspective, SOURCES } from "~/features/companion/domain/limits";
import { findPassages, type PassageQuery } from "~/features/companion/server/find-passages.server";
import { openDatabase } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import { fillTopicIndex } from "../setup/topic-index";

beforeAll(fillTopicIndex);

const services = { catalog: openDatabase(env.DB), texts: openDatabase(env.TEXTS) } as Services;

const find = (question: string, query: Partial<PassageQuery> = {}) =>
  findPassages(services, {
    question,
    mode: "faith-learning",
    sources: ["catechism", "scripture"],
    perspective: null,
    ...query,
  });
const topicsOf = async (question: string, query?: Partial<PassageQuery>) =>
  (await find(question, query)).passages.map(({ topicId }) => topicId);

describe("a question in faith-learning", () => {
  it("finds what the chosen sources say on its topic", async () => {
    const { passages, objections, nearest, missingReferences } = await find("What is purgatory?");
    expect(passages[0]).toMatchObject({ topicId: "purgatory", source: "catechism", title: "Purgatory" });
    expect(passages[0]!.references).toContain("CCC 1030-1032");
    expect(passages.some(({ source }) => source === "scripture")).toBe(true);
    expect({ objections, nearest, missingReferences }).toEqual({
      objections: [],
      nearest: [],
      missingReferences: [],
    });
  });

  it("finds by everyday words, by stems and by phrases", async () => {
    expect((await topicsOf("may we turn off the ventilator"))[0]).toBe("euthanasia");
    expect((await topicsOf("confessing to priests"))[0]).toBe("confession");
    expect((await topicsOf("do we worship mary"))[0]).toBe("mary-devotion");
  });

  it("finds the topics that refer to the place asked about", async () => {
    expect((await topicsOf("What does CCC 1374 say?"))[0]).toBe("real-presence");
    expect((await topicsOf("Explain Matthew 16:18"))[0]).toMatch(/papacy|church|infallibility/);
    expect(await topicsOf("ST I q. 2 a. 3", { sources: ["aquinas"] })).toContain("existence-of-god");
  });

  it("finds the installed place that a question quotes, where nothing else answers", async () => {
    const question = "where does it say the wheelwright mended seven barrows before the thunderstorm";
    expect((await find(question)).verse).toBeNull();
    await env.TEXTS.batch(
      [
        "INSERT INTO texts VALUES ('quoted', 'Quoted', 'en', 'bible', 'none', 'h', '2026-11-23', 900, 1)",
        `INSERT INTO passages (key, text, work, place, sequence, kind, label, words) VALUES (900000001, 'quoted', 'bible John',
          6053, 1, 'verse', '53', 'A wheelwright mended seven barrows before the thunderstorm.')`,
      ].map((sql) => env.TEXTS.prepare(sql)),
    );
    expect(await find(question)).toMatchObject({
      verse: "John 6:53",
      passages: [{ references: ["John 6:53"], text: expect.stringContaining("seven barrows") }],
    });
  });

  it("finds nothing for a place that does not exist, and names it", async () => {
    const found = {
      language: "en",
      known: null,
      alsoKnown: [],
      unanswered: [],
      verse: null,
      earlierKnown: null,
      passages: [],
      objections: [],
      nearest: [],
    };
    expect(await find("What does CCC 3001 say?")).toEqual({ ...found, missingReferences: ["CCC 3001"] });
    expect(await find("explain John 25:4")).toEqual({ ...found, missingReferences: ["John 25:4"] });
  });

  it("finds nothing for other subjects, and names what is nearest", async () => {
    for (const question of [
      "how do I make sourdough",
      "who won the super bowl",
      "recipe for angel food cake",
    ]) {
      expect([question, (await find(question)).passages]).toEqual([question, []]);
    }
    const { passages, nearest } = await find("what does a mass spectrometer weigh in a museum of physics");
    expect(passages).toEqual([]);
    expect(nearest.length).toBeLessThanOrEqual(3);
  });

  it("returns at most two passages for each source", async () => {
    const { passages } = await find("mercy grace sin hell heaven prayer mass", { sources: [...SOURCES] });
    const counts = SOURCES.map((source) => passages.filter((passage) => passage.source === source).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  });
});

describe("odd input", () => {
  it.each([
    ["nothing", ""],
    ["quotes", `"purgatory" AND ("hell" OR 'x') -- ; DROP TABLE topics`],
    ["operators", "NEAR(mass, 3) NOT sin* ^title: {aliases}: + - ~ | \\"],
    [
      "8,000 characters",
      "why is the mass a sacrifice and what about purgatory? ".repeat(150).slice(0, 8_000),
    ],
    ["one long word", "a".repeat(8_000)],
    ["NUL and lone surrogates", "sin\u0000 \ud800 mercy"],
    ["another script", "什么是炼狱 Чистилище المطهر"],
  ])("is no error: %s", async (_, question) => {
    const found = await find(question, { sources: [...SOURCES], earlierQuestion: question });
    expect(Array.isArray(found.passages)).toBe(true);
    const objected = await find(question, { mode: "apologetics", perspective: "atheist", sources: [] });
    expect(Array.isArray(objected.objections)).toBe(true);
  });
});

describe("a question in apologetics", () => {
  it("finds the objections of the perspective, and the topics beside them", async () => {
    const { objections, passages } = await find("Why do Catholics worship Mary?", {
      mode: "apologetics",
      perspective: "baptist",
      sources: [],
    });
    expect(objections[0]!.objectionId).toBe("worship-of-mary");
    expect(objections[0]!.references).toContain("CCC 971");
    expect(passages.map(({ source }) => source)).toEqual(expect.arrayContaining(["scripture", "catechism"]));
  });

  it.each<[Perspective, string, string]>([
    ["baptist", "Isn't purgatory an invention? It is not in the Bible", "purgatory-not-biblical"],
    ["evangelical", "why do you need a priest to be forgiven", "confess-to-god-alone"],
    ["presbyterian", "Are we not saved by faith alone?", "faith-alone"],
    ["lutheran", "Didn't the Church sell forgiveness with indulgences?", "selling-indulgences"],
    ["pentecostal", "why do you bow before statues", "graven-images"],
    ["methodist", "why can I not receive communion in your church", "closed-communion"],
    ["seventh-day-adventist", "who changed the Sabbath to Sunday", "saturday-sabbath"],
    ["biblical-fundamentalist", "Peter was never a pope", "peter-is-not-the-rock"],
    ["non-denominational", "why do I need a church at all, I am spiritual", "spiritual-not-religious"],
    ["orthodox", "you added the filioque to the creed", "filioque"],
    ["anglican", "why does Rome say our orders are void", "anglican-orders"],
    ["mormon", "the church fell away after the apostles", "great-apostasy"],
    ["jehovahs-witness", "the word trinity is not in the bible", "trinity-not-in-bible"],
    ["muslim", "How can God have a son?", "god-has-no-son"],
    ["jewish", "If Jesus was the messiah, why is there no peace?", "messiah-should-bring-peace"],
    ["atheist", "religion is the cause of most wars", "religion-causes-violence"],
    ["secular", "Why did the Church protect abusers?", "abuse-scandal"],
  ])("of the perspective %s: %s", async (perspective, question, objection) => {
    const { objections } = await find(question, { mode: "apologetics", perspective, sources: [] });
    expect(objections.map(({ objectionId }) => objectionId)).toContain(objection);
  });

  it("finds no objection that the perspective does not raise", async () => {
    const { objections, passages } = await find("Why do Catholics worship Mary?", {
      mode: "apologetics",
      perspective: "orthodox",
      sources: [],
    });
    expect(objections.map(({ objectionId }) => objectionId)).not.toContain("worship-of-mary");
    expect(passages.length).toBeGreaterThan(0);
  });
});

describe("a follow-up", () => {
  const earlierQuestion = "What is purgatory?";

  it("is looked up with what came before", async () => {
    expect((await topicsOf("and why is that?", { earlierQuestion }))[0]).toBe("purgatory");
    expect((await topicsOf("where is it in the Bible", { earlierQuestion }))[0]).toBe("purgatory");
  });

  it("leads to another topic when it names one", async () => {
    expect(await topicsOf("what are indulgences?", { earlierQuestion })).toContain("indulgences");
  });

  it("on another subject finds nothing", async () => {
    expect((await find("how do I fix a kitchen tap", { earlierQuestion })).passages).toEqual([]);
  });
});
