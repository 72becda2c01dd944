import { describe, expect, it } from "vitest";
import { askedReference } from "~/features/companion/domain/citations/asked-reference";
import { checkAnswer } from "~/features/companion/domain/citations/check-answer";
import type { KnownReference } from "~/features/companion/domain/citations/citation";
import { compareWords } from "~/features/companion/domain/citations/quoted-words";
import { findCitations } from "~/features/companion/domain/citations/find-citations";
import { groupCitations } from "~/features/companion/domain/citations/group-citations";
import { judgeCitation } from "~/features/companion/domain/citations/check-answer";
import { findQuotations, quotationBeside } from "~/features/companion/domain/citations/quoted-words";
import { strikeFalse } from "~/features/companion/domain/citations/strike-false";

const JOHN_14_27 =
  "Peace I leave with you, my peace I give unto you: not as the world giveth, do I give unto you. Let not your heart be troubled, nor let it be afraid.";
const KNOWN: KnownReference[] = [
  { reference: "Irenaeus, Against Heresies 3.3", kind: "fathers" },
  { reference: "Irenaeus, Against Heresies 3.3.2", kind: "fathers" },
  { reference: "Ignatius, To the Romans 4", kind: "fathers" },
  { reference: "Trent, Session 13", kind: "documents" },
];

const placeOf = (text: string) => findCitations(text, KNOWN)[0]!;

describe("the kinds of citations", () => {
  it.each([
    ["John 3:16", "scripture"],
    ["CCC 1324", "catechism"],
    ["CCCC 271", "compendium"],
    ["can. 1055", "canon-law"],
    ["GIRM 46", "liturgy"],
    ["ST I q. 2 a. 3", "summa"],
    ["LG 16", "vatican-ii"],
    ["Laudato Si' 67", "papal-encyclicals"],
    ["Trent, Session 13", "documents"],
    ["Irenaeus, Against Heresies 3.3", "fathers"],
  ])("%s is of %s", (text, kind) => {
    expect(findCitations(text, KNOWN)).toMatchObject([
      { kind, reference: text, raw: text, start: 0, end: text.length },
    ]);
  });

  it("are told apart in one text", () => {
    const text =
      "See Mt 26:26-28, Lk 22:19-20, and 1 Cor 11:23-26; CCC 1333-1336, 2 Pet 1:4, ST III, q. 75, aa. 1-8; can. 897, and LG 11.";
    expect(findCitations(text).map(({ reference }) => reference)).toEqual([
      "Matt 26:26-28",
      "Luke 22:19-20",
      "1 Cor 11:23-26",
      "CCC 1333-1336",
      "2 Pet 1:4",
      "ST III q. 75 a. 1-8",
      "can. 897",
      "LG 11",
    ]);
  });

  it("keep a numbered book out of the list before it", () => {
    const shown = (text: string) => findCitations(text).map(({ reference }) => reference);
    expect(shown("John 3:16, 1 John 4:8")).toEqual(["John 3:16", "1 John 4:8"]);
    expect(shown("John 3:16 and 2 Peter 1:4")).toEqual(["John 3:16", "2 Pet 1:4"]);
    expect(shown("John 3:16 - 1 John 4:8")).toEqual(["John 3:16", "1 John 4:8"]);
    expect(shown("Luke 1, 2 John 5")).toEqual(["Luke 1", "2 John 5"]);
    expect(shown("CCC 1324, 2 Cor 5:17")).toEqual(["CCC 1324", "2 Cor 5:17"]);
    expect(shown("turn first to John 3:16")).toEqual(["John 3:16"]);
  });

  it("leave out a count that follows a reference", () => {
    const shown = (text: string) => findCitations(text).map(({ reference }) => reference);
    expect(shown("In John 3:16, 40 scholars agree.")).toEqual(["John 3:16"]);
    expect(shown("In John 3:16 and 2 others")).toEqual(["John 3:16"]);
    expect(shown("CCC 1324 and 12 commentators")).toEqual(["CCC 1324"]);
    expect(shown("John 3:16, 7:30 pm")).toEqual(["John 3:16"]);
  });

  it("understands # once the Catechism is named", () => {
    expect(findCitations("The Catechism teaches this (#1324).").map(({ reference }) => reference)).toEqual([
      "CCC 1324",
    ]);
    expect(findCitations("Room (#1324).")).toEqual([]);
  });
});

describe("known references", () => {
  it("are matched word for word, whatever their case and commas, the longest first", () => {
    const found = findCitations(
      "So IRENAEUS Against Heresies 3.3.2; and Irenaeus, Against\nHeresies 3.3.",
      KNOWN,
    );
    expect(found.map(({ reference }) => reference)).toEqual([
      "Irenaeus, Against Heresies 3.3.2",
      "Irenaeus, Against Heresies 3.3",
    ]);
  });

  it("are not taken for a longer one that nobody knows, nor for a letter of Paul", () => {
    expect(findCitations("Irenaeus, Against Heresies 3.3.9", KNOWN)).toEqual([]);
    expect(findCitations("Ignatius, To the Romans 4", KNOWN)).toMatchObject([{ kind: "fathers" }]);
  });

  it("exist unchecked", () => {
    expect(judgeCitation({ citation: placeOf("Trent, Session 13") })).toBe("unchecked");
  });
});

describe("words compared with a text", () => {
  it.each([
    "Peace I leave with you, my peace I give unto you",
    "PEACE I leave with you — my peace  I give unto you!",
    "Peace I leave with you … Let not your heart be troubled",
    "Peace I leave with you ... do I give unto you.",
    "Peace I leave with you. . . my peace",
    "[My] peace I give unto you",
    "not as the world giveth [does Christ give,] Let not your heart be troubled",
  ])("verifies %s", (quotation) => {
    expect(compareWords(quotation, JOHN_14_27)).toBe("verified");
  });

  it.each(["My peace I give, my peace I leave with you", "Do not let your heart be troubled or afraid"])(
    "knows a paraphrase: %s",
    (quotation) => {
      expect(compareWords(quotation, JOHN_14_27)).toBe("paraphrase");
    },
  );

  it.each([
    "God helps those who help themselves",
    "I and you",
    "Let not your heart … Peace I leave",
    "peac",
    "…",
  ])("knows what is not there: %s", (quotation) => {
    expect(compareWords(quotation, JOHN_14_27)).not.toBe("verified");
  });

  it("calls other words misquoted", () => {
    expect(compareWords("God helps those who help themselves", JOHN_14_27)).toBe("misquoted");
    expect(compareWords("I and you", JOHN_14_27)).toBe("misquoted");
  });

  it("ignores accents and apostrophes", () => {
    expect(compareWords("the Lord's Therese", "The Lord’s Thérèse")).toBe("verified");
  });
});

describe("the quotation beside a citation", () => {
  const beside = (text: string) => quotationBeside(text, findCitations(text)[0]!, findQuotations(text));

  it.each([
    ['"Peace I leave with you" (John 14:27).', "Peace I leave with you"],
    ["“Peace I leave with you.” (cf. John 14:27)", "Peace I leave with you."],
    ['"Peace I leave with you". (John 14:27)', "Peace I leave with you"],
    ["John 14:27: “Peace I leave with you.”", "Peace I leave with you."],
    ['John 14:27 says, "Peace I leave with you"', "Peace I leave with you"],
    ["«Peace I leave with you», John 14:27", "Peace I leave with you"],
  ])("is found in %s", (text, words) => {
    expect(beside(text)).toBe(words);
  });

  it.each([
    "He gives peace (John 14:27).",
    '"Peace" is a word. The Lord promises it to his own (John 14:27).',
    'John 14:27 is read at Mass. The priest then says "peace be with you".',
    '"Peace" is what the Lord promises to all of his disciples here, John 14:27',
    '"Peace\n\nJohn 14:27',
    '"" (John 14:27)',
  ])("is missing in %s", (text) => {
    expect(beside(text)).toBeNull();
  });
});

describe("judging a citation", () => {
  const john = placeOf("John 14:27");
  const passages = (...references: string[]) => references.map((reference) => placeOf(reference).place);

  it("compares the quotation with the installed text", () => {
    const judge = (quotation: string) =>
      judgeCitation({ citation: john, quotation, installedText: JOHN_14_27 });
    expect(judge("my peace I give unto you")).toBe("verified");
    expect(judge("Do not let your heart be troubled or afraid")).toBe("paraphrase");
    expect(judge("God helps those who help themselves")).toBe("misquoted");
  });

  it("tells existence without a text or without a quotation", () => {
    expect(judgeCitation({ citation: john, quotation: "my peace" })).toBe("exists");
    expect(judgeCitation({ citation: john, installedText: JOHN_14_27 })).toBe("exists");
    expect(judgeCitation({ citation: placeOf("NA 9") })).toBe("unchecked");
  });

  it("never finds what does not exist, whatever is quoted", () => {
    const citation = placeOf("John 14:99");
    expect(judgeCitation({ citation, quotation: "my peace", installedText: JOHN_14_27 })).toBe("not-found");
    expect(judgeCitation({ citation, passages: [] })).toBe("not-found");
  });

  it.each([
    ["John 14:27", ["John 14:25-31"], "exists"],
    ["John 14:27", ["John 14"], "exists"],
    ["John 14", ["John 14:27"], "exists"],
    ["John 14:27ff", ["John 14:30"], "exists"],
    ["John 14:27", ["John 14:28"], "outside-passages"],
    ["John 14:27; 15:1", ["John 14:27"], "outside-passages"],
    ["John 14:27", ["1 John 4:8", "CCC 14"], "outside-passages"],
    ["John 14:27", [], "outside-passages"],
    ["CCC 1326", ["CCC 1324-1327"], "exists"],
    ["CCC 1328", ["CCC 1324-1327"], "outside-passages"],
    ["LG 16", ["GS 16"], "outside-passages"],
    ["NA 9", ["NA 4"], "outside-passages"],
    ["ST I q. 2 a. 3", ["ST I q. 2"], "exists"],
    ["ST I q. 2 a. 3", ["ST I q. 1-4"], "exists"],
    ["ST I q. 2 a. 3", ["ST III q. 2 a. 3"], "outside-passages"],
    ["Trent, Session 13", ["Trent, Session 13"], "unchecked"],
    ["Trent, Session 13", ["Ignatius, To the Romans 4"], "outside-passages"],
  ])("%s among %j: %s", (reference, given, state) => {
    expect(judgeCitation({ citation: placeOf(reference), passages: passages(...given) })).toBe(state);
  });

  it("lets verified words count although no passage told of them", () => {
    const evidence = { citation: john, quotation: "my peace", installedText: JOHN_14_27, passages: [] };
    expect(judgeCitation(evidence)).toBe("verified");
  });
});

describe("an answer", () => {
  const ANSWER =
    'He says: "My peace I give unto you" (John 14:27). CCC 1324 and CCC 3001 agree with Irenaeus, Against Heresies 3.3, with LG 11, CCCC 271 and John 14:27.';
  const checked = checkAnswer(ANSWER, {
    passages: ["John 14:27", "CCC 1324-1327", "LG 11", "Irenaeus, Against Heresies 3.3"],
    known: KNOWN,
    texts: new Map([["John 14:27", JOHN_14_27]]),
  });

  it("has its citations checked", () => {
    expect(checked.map(({ reference, state }) => [reference, state])).toEqual([
      ["John 14:27", "verified"],
      ["CCC 1324", "exists"],
      ["CCC 3001", "not-found"],
      ["Irenaeus, Against Heresies 3.3", "unchecked"],
      ["LG 11", "exists"],
      ["CCCC 271", "outside-passages"],
      ["John 14:27", "exists"],
    ]);
  });

  it("strikes the false one", () => {
    const segments = strikeFalse(ANSWER, checked);
    expect(segments.filter(({ struck }) => struck).map(({ text }) => text)).toEqual(["CCC 3001"]);
    expect(segments.map(({ text }) => text).join("")).toBe(ANSWER);
    expect(segments[1]).toMatchObject({ text: "John 14:27", citation: { state: "verified" } });
    expect(strikeFalse("Nothing cited.", [])).toEqual([
      { text: "Nothing cited.", struck: false, citation: null },
    ]);
  });

  it("lists the others once, in their groups", () => {
    expect(groupCitations(checked)).toEqual({
      catechism: ["CCC 1324", "CCCC 271"],
      scripture: ["John 14:27"],
      fathers: ["Irenaeus, Against Heresies 3.3"],
      documents: ["LG 11"],
    });
  });
});

describe("the reference that a question asks about", () => {
  it.each([
    ["What does CCC 3001 say?", "CCC 3001", "not-found"],
    [
      "What does paragraph 3001 of the Catechism say about the angels and the saints?",
      "CCC 3001",
      "not-found",
    ],
    ["what does genesis 51:1 mean", "Gen 51:1", "not-found"],
    ["John 3:16", "John 3:16", "exists"],
    ["Explain 1 cor 13 to me as you would to a child of ten", "1 Cor 13", "exists"],
    ["Is 3 Peter 1:1 in the Bible?", "3 Peter 1:1", "not-found"],
    ["Compare CCC 3001 and John 22:1", "CCC 3001", "not-found"],
    ["What does Nostra Aetate 9 teach?", "NA 9", "unchecked"],
  ])("%s", (question, reference, state) => {
    expect(askedReference(question)).toMatchObject({ citation: { reference }, state });
  });

  it.each([
    "Why do we pray for the dead?",
    "How do John 3:16 and CCC 3001 fit together?",
    "My friend left the parish after hearing John 6:51 and now he prefers another church, should I follow him there?",
  ])("is none in: %s", (question) => {
    expect(askedReference(question)).toBeNull();
  });
});
