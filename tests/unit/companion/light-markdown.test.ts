import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, readMarkdown, type Span } from "~/features/companion/domain/light-markdown";

/** A line as text: `[b:…]` bold, `[i:…]` italic, `[bi:…]` both. */
function show(spans: Span[]): string {
  return spans
    .map(({ text, strong, em }) => {
      const style = `${strong ? "b" : ""}${em ? "i" : ""}`;
      return style ? `[${style}:${text}]` : text;
    })
    .join("");
}

const linesOf = (block: Block) =>
  (block.kind === "list" ? block.items : block.lines).map(({ spans }) => show(spans));

/** Blocks as text: the kind and the lines. */
const read = (text: string, isGrowing = false) =>
  readMarkdown(text, isGrowing).map((block) => `${block.kind}: ${linesOf(block).join(" / ")}`);

describe("the light Markdown of an answer", () => {
  it.each([
    ["One.\n\nTwo.", ["paragraph: One.", "paragraph: Two."]],
    ["One\ntwo", ["paragraph: One / two"]],
    ["**Bold** and *leaning* and ***both***.", ["paragraph: [b:Bold] and [i:leaning] and [bi:both]."]],
    ["__Bold__ and _leaning_", ["paragraph: [b:Bold] and [i:leaning]"]],
    ["**a *b* c**", ["paragraph: [b:a ][bi:b][b: c]"]],
    ["- a\n- b\n* c", ["list: a / b / c"]],
    ["1. a\n2. b", ["list: a / b"]],
    ["- a\n  goes on\n- b", ["list: a goes on / b"]],
    ["> quoted\n> twice\n\nplain", ["quote: quoted / twice", "paragraph: plain"]],
    ["## Head\ntext", ["heading: Head", "paragraph: text"]],
    ["a\n---\nb", ["paragraph: a", "paragraph: b"]],
  ])("reads %j", (text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });

  it.each([
    ["See [the text](https://example.com/a?b=c).", "See the text."],
    ["![a picture](https://example.com/a.png)", "a picture"],
    ["<b onclick='x'>words</b>", "<b onclick='x'>words</b>"],
    ["[a](javascript:alert(1))", "[a](javascript:alert(1))"],
    ["the `code` word", "the code word"],
  ])("makes neither a link, an image nor HTML of %j", (text, shown) => {
    expect(read(text)).toEqual([`paragraph: ${shown}`]);
  });

  it.each([
    ["2 * 3 * 4", "2 * 3 * 4"],
    ["von_balthasar_works", "von_balthasar_works"],
    ["a lone *star", "a lone *star"],
    ["an open **mark", "an open **mark"],
    ["\\*not leaning\\*", "*not leaning*"],
  ])("leaves what is no mark as it is: %j", (text, shown) => {
    expect(read(text)).toEqual([`paragraph: ${shown}`]);
  });

  it("takes what is open at the end of a growing text as meant", () => {
    expect(read("An **open mark", true)).toEqual(["paragraph: An [b:open mark]"]);
    expect(read("An **", true)).toEqual(["paragraph: An "]);
    expect(read("A *true,\n\nnext", true)).toEqual(["paragraph: A *true,", "paragraph: next"]);
  });

  it("never loses a letter or a digit, whatever the text", () => {
    const letters = (text: string) => text.replace(/[^a-z0-9]/g, "");
    const texts = fc.string({ unit: fc.constantFrom(..."ab1 \n*_->#\\."), maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.boolean(), (text, isGrowing) => {
        const all = readMarkdown(text, isGrowing).flatMap((block) =>
          block.kind === "list" ? block.items : block.lines,
        );
        const shown = all.flatMap(({ spans }) => spans.map((span) => span.text)).join("");
        // The number of a list's item is its mark.
        expect(letters(shown)).toBe(letters(text.replace(/^[^\S\n]*\d{1,3}[.)][^\S\n]+/gm, "")));
      }),
    );
  });
});
