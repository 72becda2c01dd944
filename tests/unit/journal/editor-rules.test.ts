import { describe, expect, it } from "vitest";
import { countWords, wordCountLabel } from "~/features/journal/domain/count-words";
import { trimEntryHtml, withLastParagraph } from "~/features/journal/domain/entry-html";
import { fallbackTitle } from "~/features/journal/domain/fallback-title";
import { FIRST_PROMPTS, firstPrompt } from "~/features/journal/domain/first-prompts";
import { HIGHLIGHT_COLOURS, toHighlightColour } from "~/features/journal/domain/highlight-colours";
import { isImageFile, isTooLarge, ownImagePath } from "~/features/journal/domain/image-file";

const OWN_IMAGE = "/api/images/3f2b8c1e-5d4a-4b6c-9e7f-0a1b2c3d4e5f";

describe("countWords", () => {
  it.each([
    ["", 0],
    ["   \n\t ", 0],
    ["Amen", 1],
    ["Lord, have mercy.", 3],
    ["don't", 1],
    ["the well-known 23rd psalm", 4],
    ["one\ntwo\n\nthree", 3],
    ["— … !", 0],
    ["Señor, ten piedad", 3],
    ["Θεέ μου", 2],
    ["e\u0301glise", 1],
  ])("counts %j as %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe("wordCountLabel", () => {
  it.each([
    [0, "0 words"],
    [1, "1 word"],
    [1204, "1,204 words"],
  ])("says %i as %j", (count, label) => {
    expect(wordCountLabel(count)).toBe(label);
  });
});

describe("fallbackTitle", () => {
  it("names the entry's own day", () => {
    expect(fallbackTitle("2026-11-20")).toBe("Journal Entry - Nov 20, 2026");
    expect(fallbackTitle("2026-01-05")).toBe("Journal Entry - Jan 5, 2026");
  });
});

describe("firstPrompt", () => {
  it("knows exactly three", () => {
    expect(FIRST_PROMPTS).toHaveLength(3);
    expect(["1", "2", "3"].map(firstPrompt)).toEqual(FIRST_PROMPTS.map((prompt) => prompt.text));
    expect([null, "", "0", "4", "1.0", "x", "12"].map(firstPrompt)).toEqual(Array(7).fill(null));
  });
});

describe("toHighlightColour", () => {
  it("keeps the six names and takes yellow for anything else", () => {
    expect(HIGHLIGHT_COLOURS.map(toHighlightColour)).toEqual([...HIGHLIGHT_COLOURS]);
    expect([null, "", "red", "#fbeaa6", "url(x)"].map(toHighlightColour)).toEqual(Array(5).fill("yellow"));
  });
});

describe("image files", () => {
  it("accepts exactly 5 MB and not a byte more", () => {
    expect(isTooLarge({ size: 5 * 1024 * 1024 })).toBe(false);
    expect(isTooLarge({ size: 5 * 1024 * 1024 + 1 })).toBe(true);
  });

  it("goes by the declared type", () => {
    expect(isImageFile({ type: "image/png" })).toBe(true);
    expect(isImageFile({ type: "text/html" })).toBe(false);
    expect(isImageFile({ type: "" })).toBe(false);
  });

  it.each([
    [OWN_IMAGE, OWN_IMAGE],
    [`https://acolyte.test${OWN_IMAGE}`, OWN_IMAGE],
    [`https://acolyte.test${OWN_IMAGE}?x=1#y`, OWN_IMAGE],
    [`https://elsewhere.test${OWN_IMAGE}`, null],
    [`//elsewhere.test${OWN_IMAGE}`, null],
    [`${OWN_IMAGE}" onerror="x`, null],
    ["/api/images/abc", null],
    ["/api/images/../auth/user", null],
    ["/api/images/", null],
    ["data:image/png;base64,AAAA", null],
    ["blob:https://acolyte.test/abc", null],
    ["http://[", null],
  ])("finds the stored path of %j", (source, path) => {
    expect(ownImagePath(source, "https://acolyte.test")).toBe(path);
  });
});

describe("entry HTML", () => {
  it("leaves the empty paragraphs at its end to the editor", () => {
    expect(trimEntryHtml("<p>a</p><p></p><p>b</p><p></p><p> <br></p>")).toBe("<p>a</p><p></p><p>b</p>");
    expect(trimEntryHtml("<h2>a</h2><p></p>")).toBe("<h2>a</h2>");
    expect(trimEntryHtml("<p></p>")).toBe("");
  });

  it("is opened with a paragraph at its end", () => {
    expect(withLastParagraph("<h2>a</h2>")).toBe("<h2>a</h2><p></p>");
    expect(withLastParagraph("<p>a</p>")).toBe("<p>a</p>");
    expect(withLastParagraph("")).toBe("<p></p>");
  });
});
