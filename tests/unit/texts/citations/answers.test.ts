import { describe, expect, it } from "vitest";
import { checkAnswer, judgeCitation } from "~/features/companion/domain/check-answer";
import type { Passage } from "~/features/companion/domain/tasks";
import { askedPlaces } from "~/features/texts/domain/citations/asked-places";
import type { KnownReference } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import {
  compareWords,
  findQuotations,
  quotationBeside,
} from "~/features/texts/domain/citations/quoted-words";

const JOHN_14_27 =
  "Peace I leave with you, my peace I give unto you: not as the world giveth, do I give unto you. Let not your heart be troubled, nor let it be afraid.";
const KNOWN: KnownReference[] = [
  { reference: "Basil, On the Holy Spirit 3.3", kind: "fathers" },
  { reference: "Basil, On the Holy Spirit 3.3.2", kind: "fathers" },
  { reference: "Chrysostom, Homilies on Romans 4", kind: "fathers" },
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

  it.each([
    ["John 3:16, 1 John 4:8", ["John 3:16", "1 John 4:8"]],
    ["John 3:16 and 2 Peter 1:4", ["John 3:16", "2 Pet 1:4"]],
    ["John 3:16 - 1 John 4:8", ["John 3:16", "1 John 4:8"]],
    ["Luke 1, 2 John 5", ["Luke 1", "2 John 5"]],
    ["CCC 1324, 2 Cor 5:17", ["CCC 1324", "2 Cor 5:17"]],
    ["turn first to John 3:16", ["John 3:16"]],
    ["In John 3:16, 40 scholars agree.", ["John 3:16"]],
    ["In John 3:16 and 2 others", ["John 3:16"]],
    ["CCC 1324 and 12 commentators", ["CCC 1324"]],
    ["John 3:16, 7:30 pm", ["John 3:16"]],
    ["The Catechism teaches this (#1324).", ["CCC 1324"]],
    ["Room (#1324).", []],
  ])("are separated from the numbers around them: %s", (text, references) => {
    expect(findCitations(text).map(({ reference }) => reference)).toEqual(references);
  });
});

describe("known references", () => {
  it("are matched word for word, whatever their case and commas, the longest first", () => {
    const found = findCitations(
      "So BASIL On the Holy Spirit 3.3.2; and Basil, On the\nHoly Spirit 3.3.",
      KNOWN,
    );
    expect(found.map(({ reference }) => reference)).toEqual([
      "Basil, On the Holy Spirit 3.3.2",
      "Basil, On the Holy Spirit 3.3",
    ]);
  });

  it("are not found in a longer unknown reference or in a letter of Paul", () => {
    expect(findCitations("Basil, On the Holy Spirit 3.3.9", KNOWN)).toEqual([]);
    expect(findCitations("Chrysostom, Homilies on Romans 4", KNOWN)).toMatchObject([{ kind: "fathers" }]);
  });

  it("exist unchecked", () => {
    expect(judgeCitation({ citation: placeOf("Trent, Session 13") })).toBe("unchecked");
  });
});

describe("words compared with a text", () => {
  it.each([
    ["Peace I leave with you, my peace I give unto you", "verified"],
    ["PEACE I leave with you — my peace  I give unto you!", "verified"],
    ["Peace I leave with you … Let not your heart be troubled", "verified"],
    ["Peace I leave with you ... do I give unto you.", "verified"],
    ["Peace I leave with you. . . my peace", "verified"],
    ["[My] peace I give unto you", "verified"],
    ["not as the world giveth [does Christ give,] Let not your heart be troubled", "verified"],
    ["My peace I give, my peace I leave with you", "paraphrase"],
    ["Do not let your heart be troubled or afraid", "paraphrase"],
    ["Let not your heart … Peace I leave", "paraphrase"],
    ["God helps those who help themselves", "misquoted"],
    ["I and you", "misquoted"],
    ["peac", "misquoted"],
    ["…", "misquoted"],
  ])("%s: %s", (quotation, wording) => {
    expect(compareWords(quotation, JOHN_14_27)).toBe(wording);
  });

  it("ignore accents and apostrophes", () => {
    expect(compareWords("the Lord's Therese", "The Lord’s Thérèse")).toBe("verified");
  });
});

describe("the quotation beside a citation", () => {
  it.each([
    ['"Peace I leave with you" (John 14:27).', "Peace I leave with you"],
    ["“Peace I leave with you.” (cf. John 14:27)", "Peace I leave with you."],
    ['"Peace I leave with you". (John 14:27)', "Peace I leave with you"],
    ["John 14:27: “Peace I leave with you.”", "Peace I leave with you."],
    ['John 14:27 says, "Peace I leave with you"', "Peace I leave with you"],
    ["«Peace I leave with you», John 14:27", "Peace I leave with you"],
    ["He gives peace (John 14:27).", null],
    ['"Peace" is a word. The Lord promises it to his own (John 14:27).', null],
    ['John 14:27 is read at Mass. The priest then says "peace be with you".', null],
    ['"Peace" is what the Lord promises to all of his disciples here, John 14:27', null],
    ['"Peace\n\nJohn 14:27', null],
    ['"" (John 14:27)', null],
  ])("of %s is %s", (text, words) => {
    expect(quotationBeside(text, findCitations(text)[0]!, findQuotations(text))).toBe(words);
  });
});

describe("judging a citation", () => {
  const john = placeOf("John 14:27");
  const passages = (...references: string[]) => references.map((reference) => placeOf(reference).place);

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
    ["Trent, Session 13", ["Chrysostom, Homilies on Romans 4"], "outside-passages"],
    ["Irenaeus, Against Heresies 3.3.2", ["Irenaeus, Against Heresies 3.3"], "exists"],
    ["Confessions 1.1.1", ["Confessions 1.1"], "exists"],
    ["Ignatius, Smyrnaeans 7", ["Ignatius, Smyrnaeans 8"], "outside-passages"],
  ])("%s among %j: %s", (reference, given, state) => {
    expect(judgeCitation({ citation: placeOf(reference), passages: passages(...given) })).toBe(state);
  });

  it("lets verified words count although no passage told of them", () => {
    const evidence = { citation: john, quotation: "my peace", installedText: JOHN_14_27, passages: [] };
    expect(judgeCitation(evidence)).toBe("verified");
  });
});

describe("an answer", () => {
  const passage = (source: Passage["source"], references: string[]): Passage => {
    return { topicId: "", title: "", source, references, text: "" };
  };
  const { checked, citations } = checkAnswer(
    'He says: "My peace I give unto you" (John 14:27). CCC 1324 and CCC 3001 agree with Irenaeus, Against Heresies 3.3, with LG 11, CCCC 271 and John 14:27.',
    {
      passages: [
        { ...passage("scripture", ["John 14:27"]), isInstalled: true, text: JOHN_14_27 },
        passage("catechism", ["CCC 1324-1327"]),
        passage("vatican-ii", ["LG 11"]),
        passage("patristic", ["Irenaeus, Against Heresies 3.3"]),
      ],
      objections: [],
    },
  );

  it("has its citations checked", () => {
    expect(checked.map(({ reference, state }) => [reference, state])).toEqual([
      ["John 14:27", "verified"],
      ["CCC 1324", "exists"],
      ["CCC 3001", "not-found"],
      ["Irenaeus, Against Heresies 3.3", "exists"],
      ["LG 11", "exists"],
      ["CCCC 271", "outside-passages"],
      ["John 14:27", "exists"],
    ]);
    expect(checked[0]).toMatchObject({ raw: "John 14:27", text: JOHN_14_27 });
  });

  it("lists the existing ones once, in their groups", () => {
    expect(citations).toEqual({
      catechism: ["CCC 1324", "CCCC 271"],
      scripture: ["John 14:27"],
      fathers: ["Irenaeus, Against Heresies 3.3"],
      documents: ["LG 11"],
    });
  });
});

describe("the reference that a question is about", () => {
  it.each([
    ["What does CCC 3001 say?", "CCC 3001"],
    ["What does paragraph 3001 of the Catechism say about the angels and the saints?", "CCC 3001"],
    ["what does genesis 51:1 mean", "Gen 51:1"],
    ["Is 3 Peter 1:1 in the Bible?", "3 Peter 1:1"],
    ["Compare CCC 3001 and John 22:1", "CCC 3001"],
  ])("is missing in %s", (question, reference) => {
    expect(askedPlaces(question)).toMatchObject({ isMissing: true, reference: null, places: [] });
    expect(askedPlaces(question).missing[0]).toBe(reference);
  });

  it.each([
    ["John 3:16", { work: "bible John", first: 3016, last: 3016 }],
    [
      "Explain 1 cor 13 to me as you would to a child of ten",
      { work: "bible 1 Cor", first: 13000, last: 13999 },
    ],
    ["What does Nostra Aetate 9 teach?", { work: "document Nostra Aetate", first: 9, last: 9 }],
  ])("is found in %s", (question, place) => {
    expect(askedPlaces(question)).toMatchObject({ isMissing: false, places: [place] });
  });

  it.each([
    "Why do we pray for the dead?",
    "How do John 3:16 and CCC 3001 fit together?",
    "My friend left the parish after hearing John 6:51 and now he prefers another church, should I follow him there?",
  ])("is absent from %s", (question) => {
    expect(askedPlaces(question)).toMatchObject({ isMissing: false, reference: null, places: [] });
  });
});
