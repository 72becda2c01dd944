import { describe, expect, it } from "vitest";
import { askedPlaces } from "~/features/texts/domain/citations/asked-places";
import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import type { KnownReference } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";

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
    expect(checkCitation(placeOf("Trent, Session 13")).state).toBe("unchecked");
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
