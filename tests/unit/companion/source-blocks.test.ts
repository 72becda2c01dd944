import { describe, expect, it } from "vitest";
import { SOURCE_LABELS, SOURCES } from "~/features/companion/domain/limits";
import { splitSourceBlocks, usedSources } from "~/features/companion/domain/source-blocks";

const show = (text: string, isGrowing = false) =>
  splitSourceBlocks(text, isGrowing).map((block) => [block.source ?? block.head, block.text]);

describe("the source blocks of an answer", () => {
  it.each(SOURCES)("knows the label of %s", (source) => {
    expect(show(`From ${SOURCE_LABELS[source]}:\nWords.`)).toEqual([[source, "Words."]]);
  });

  it("knows the heads of a Spanish answer", () => {
    const text = "Sí.\n\nDe la Sagrada Escritura:\nUna.\n\nDel Catecismo de la Iglesia Católica:\nDos.";
    expect(show(text)).toEqual([
      [null, "Sí."],
      ["scripture", "Una."],
      ["catechism", "Dos."],
    ]);
    expect(show("De la Iglesia: nada.")).toEqual([[null, "De la Iglesia: nada."]]);
  });

  it("keeps the text before the first, and the order", () => {
    const text = "Opening.\n\nFrom Sacred Scripture:\nOne.\n\nTwo.\n\nFrom Liturgy:\nThree.";
    expect(show(text)).toEqual([
      [null, "Opening."],
      ["scripture", "One.\n\nTwo."],
      ["liturgy", "Three."],
    ]);
  });

  it.each([
    "**From Sacred Scripture:**\nWords.",
    "**From Sacred Scripture**:\nWords.",
    "### From Sacred Scripture:\nWords.",
    "From sacred scripture: Words.",
  ])("reads a head as models write it: %j", (text) => {
    expect(show(text)).toEqual([["scripture", "Words."]]);
  });

  it("takes another label on a line of its own, and no sentence that begins with From", () => {
    expect(show("From Dei Verbum:\nWords.")).toEqual([["From Dei Verbum", "Words."]]);
    const sentence = "From the beginning: the Church prays.";
    expect(show(sentence)).toEqual([[null, sentence]]);
  });

  it("lets a line wait that may become a head, and shows it once it cannot", () => {
    expect(show("One.\n\nFrom Sacr", true)).toEqual([[null, "One."]]);
    expect(show("One.\n\nFrom Sacr")).toEqual([[null, "One.\n\nFrom Sacr"]]);
    expect(show("One.\n\nFrom now on", true)).toEqual([[null, "One.\n\nFrom now on"]]);
  });
});

describe("the sources of an answer", () => {
  const passages = [{ source: "catechism" }, { source: "aquinas" }, { source: "catechism" }] as const;

  it("are those whose block it has, of those it was given", () => {
    const text = "From St. Thomas Aquinas:\nGrace.\n\nFrom Sacred Scripture:\nFaith.";
    expect(usedSources(text, [...passages])).toEqual(["aquinas"]);
  });

  it("are all it was given when it has no block", () => {
    expect(usedSources("Grace.", [...passages])).toEqual(["catechism", "aquinas"]);
  });
});
