import { describe, expect, it } from "vitest";
import { previewOf } from "~/features/journal/domain/preview";
import { prepareContent } from "~/features/journal/server/prepare-content.server";

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
  it("is counted in bytes of UTF-8", () => {
    expect(prepareContent("ä".repeat(100_000)).content).toHaveLength(100_007);
    expect(() => prepareContent(`${"ä".repeat(100_000)}a`)).toThrow(
      expect.objectContaining({ code: "too_large" }),
    );
  });

  it("stays below D1's 2 MB a row whatever the sanitiser adds", () => {
    const worst = ["<b>", "<a href=ftp://a>", "<mark data-color=#fff>", "&", "x\n\n", "<i>a</i>"];
    for (const part of worst) {
      const content = `x${part.repeat(Math.floor(199_000 / part.length))}`;
      expect(new TextEncoder().encode(prepareContent(content).content).byteLength).toBeLessThan(1_900_000);
    }
  });
});

describe("images in content", () => {
  it("are named once each, own ones only", () => {
    const other = IMAGE_ID.replace("3f", "4f");
    const html = `${IMAGE}<p>${IMAGE}<img src="/api/images/${other}"><img src="https://evil.test/api/images/${IMAGE_ID}"></p>`;
    expect(prepareContent(html).imageIds).toEqual([IMAGE_ID, other]);
  });
});

describe("preview", () => {
  it("is plain text: entities decoded, white space folded, blocks parted", () => {
    const html = "<h1>A&amp;B</h1><p>one&nbsp;&nbsp; two<br>three</p><ul><li>four</li><li>five</li></ul>";
    expect(prepareContent(html).preview).toBe("A&B one two three four five");
  });

  it("does not part a word with a mark in it", () => {
    expect(prepareContent("<p>gra<strong>ce</strong></p>").preview).toBe("grace");
  });

  it("has the first 120 characters", () => {
    expect(previewOf("a".repeat(500))).toBe("a".repeat(120));
    expect(previewOf("a".repeat(120))).toHaveLength(120);
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
