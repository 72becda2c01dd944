import { describe, expect, it } from "vitest";
import { prepareContent, previewOf } from "~/features/journal/server/prepare-content.server";
import { plainTextOf, readContent } from "~/features/journal/server/read-content.server";

const IMAGE_ID = "3f2b8c1e-5d4a-4b6c-9e7f-0a1b2c3d4e5f";
const IMAGE = `<img src="/api/images/${IMAGE_ID}">`;

describe("words without tags", () => {
  it.each([
    ["Thank you, Lord.", "<p>Thank you, Lord.</p>"],
    ["one\ntwo", "<p>one<br />two</p>"],
    ["one\n\ntwo", "<p>one</p><p>two</p>"],
    ["one\r\n \r\n\r\ntwo\r\nthree", "<p>one</p><p>two<br />three</p>"],
    ["I <3 you & 2 > 1", "<p>I &lt;3 you &amp; 2 &gt; 1</p>"],
    ["a < b", "<p>a &lt; b</p>"],
    ["a <b and c", "<p>a &lt;b and c</p>"],
    ["mail <anna@example.com>", "<p>mail &lt;anna@example.com&gt;</p>"],
    ["Dear <my friend>", "<p>Dear &lt;my friend&gt;</p>"],
    ["AT&amp;T", "<p>AT&amp;amp;T</p>"],
  ])("%j becomes %j", (words, html) => {
    expect(prepareContent(words).content).toBe(html);
  });

  it.each(["<p>x</p>", "x <b>y</b>", "<SCRIPT>1</SCRIPT>y", "y<!-- z -->", '<odd on="1">y</odd>'])(
    "are not what %j is",
    (html) => {
      expect(prepareContent(html).content).not.toContain("&lt;");
    },
  );
});

describe("content without anything to read or see", () => {
  it.each([
    "   ",
    "\n\t\u00a0",
    "<p></p>",
    "<p>&nbsp;</p><p><br></p>",
    "<p>\u200b\ufeff</p>",
    "<script>alert(1)</script>",
    "<!-- only a comment -->",
    "<hr>",
    '<img src="https://evil.test/x.png">',
  ])("is refused: %j", (content) => {
    expect(() => prepareContent(content)).toThrow(
      expect.objectContaining({ code: "bad_request", message: "Please write something first" }),
    );
  });

  it("is not what a picture alone is", () => {
    expect(prepareContent(`<p>${IMAGE}</p>`)).toMatchObject({ preview: "", imageIds: [IMAGE_ID] });
  });
});

describe("size", () => {
  const tooLarge = expect.objectContaining({ code: "too_large" });
  const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;

  it("is counted in bytes of UTF-8, as the content is stored", () => {
    const { content } = prepareContent(`${"ä".repeat(99_996)}a`);
    expect(bytesOf(content)).toBe(200_000);
    expect(prepareContent(content).content).toBe(content);
    expect(() => prepareContent("ä".repeat(99_997))).toThrow(tooLarge);
    expect(() => prepareContent(`<p>${"ä".repeat(99_997)}</p>`)).toThrow(tooLarge);
  });

  // Each grows when it is stored: 199,999 bytes of words by their paragraph, lines by their breaks.
  it.each([
    "a",
    "x\n",
    "x\n\n",
    "&",
    "<",
    "<a ",
    "<hr>x",
    "<p>x",
    "<li>x",
    "<h5>x",
    "<b>x</b>",
    "<mark data-color=#fff>x</mark>",
    "<a href=tel:1>x</a>",
    "</p>x",
    "<font>x</font>",
    "<font>x</font>&lt;b ",
    '"',
    "\u0001x",
    "聖",
  ])(
    "is one limit for words sent and content stored, so that what is accepted can be saved back: %j",
    (part) => {
      let isAccepted = false;
      for (const share of [1, 0.9, 0.5, 0.25, 0.15]) {
        const sent = part.repeat(Math.floor((199_999 * share) / bytesOf(part)));
        let stored: string;
        try {
          stored = prepareContent(sent).content;
        } catch (error) {
          expect(error).toEqual(tooLarge);
          continue;
        }
        isAccepted = true;
        expect(bytesOf(stored)).toBeLessThanOrEqual(200_000);
        expect(prepareContent(stored).content).toBe(stored);
      }
      expect(isAccepted).toBe(true);
    },
  );

  it.each(["<b>", "<svg>", "<div><p>", "<ul><li>", "<odd>"])(
    "holds no %s inside itself thousands of times",
    (part) => {
      expect(() => prepareContent(`<p>Amen</p>${part.repeat(60_000 / part.length)}`)).toThrow(
        expect.objectContaining({
          code: "bad_request",
          message: "This text has too many elements inside one another.",
        }),
      );
    },
  );

  it("has no control characters, which nobody sees", () => {
    const { content } = prepareContent("<p>A\u0000\u0007 &#1;b\tc</p>");
    expect(content).toBe("<p>A b\tc</p>");
  });
});

describe("images in content", () => {
  it("are named once each, own ones only", () => {
    const other = IMAGE_ID.replace("3f", "4f");
    const html = `${IMAGE}<p>${IMAGE}<img src="/api/images/${other}"><img src="https://evil.test/api/images/${IMAGE_ID}"></p>`;
    expect(prepareContent(html).imageIds).toEqual([IMAGE_ID, other]);
  });
});

describe("the person's own words", () => {
  const html =
    '<h1>Lent</h1><p>One<br>two</p><div data-ai="prayer"><h3>Prayer for You</h3><p>Lord, hear.</p></div><p>three</p>';

  it("are the text without the companion's blocks", () => {
    const { text, ownText } = readContent(html);
    expect(text).toContain("Lord, hear.");
    expect(ownText.split(/\n+/).filter(Boolean)).toEqual(["Lent", "One", "two", "three"]);
    expect(plainTextOf(html)).toBe(ownText.trim());
  });

  it("are the preview of an entry that has any", () => {
    expect(prepareContent(html).preview).toBe("Lent One two three");
    expect(prepareContent('<div data-ai="prayer"><p>Lord, hear.</p></div>').preview).toBe("Lord, hear.");
  });
});

describe("preview", () => {
  it("is plain text: entities decoded, white space folded, blocks parted", () => {
    const html = "<h1>A&amp;B</h1><p>one&nbsp;&nbsp; two<br>three</p><ul><li>four</li><li>five</li></ul>";
    expect(prepareContent(html).preview).toBe("A&B one two three four five");
  });

  it.each([
    ["🙏🏽", 120],
    ["e\u0301", 120],
    // Eleven units each: the preview ends at 1,000.
    ["👨‍👩‍👧‍👦", 90],
  ])("cuts no character in two: %s", (character, count) => {
    expect(previewOf(character.repeat(130))).toBe(character.repeat(count));
  });

  it("is short even when one character is a heap of marks", () => {
    expect(previewOf(`a${"\u0301".repeat(5_000)}`).length).toBeLessThanOrEqual(1_000);
  });

  it("mends lone surrogates before anything is stored", () => {
    const { content, preview } = prepareContent("<p>a\ud800b</p>");
    expect(content).toBe("<p>a\ufffdb</p>");
    expect(preview).toBe("a\ufffdb");
  });
});
