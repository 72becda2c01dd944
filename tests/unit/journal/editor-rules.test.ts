import { describe, expect, it } from "vitest";
import {
  toHighlightColour,
  trimEntryHtml,
  withLastParagraph,
} from "~/features/journal/domain/content-schema";
import { ownImagePath } from "~/features/journal/domain/image-file";
import { countWords, fallbackTitle } from "~/shared/entry-labels";
import { HIGHLIGHT_COLOURS } from "~/shared/vocabulary";

const OWN_IMAGE = "/api/images/3f2b8c1e-5d4a-4b6c-9e7f-0a1b2c3d4e5f";

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
])("the words of %j are counted as %i", (text, words) => {
  expect(countWords(text)).toBe(words);
});

it("an entry without a title is named after its own day", () => {
  expect(fallbackTitle("2026-11-20")).toBe("Journal Entry - Nov 20, 2026");
  expect(fallbackTitle("2026-01-05")).toBe("Journal Entry - Jan 5, 2026");
});

it("a highlight has one of six colours, or yellow", () => {
  expect(HIGHLIGHT_COLOURS.map(toHighlightColour)).toEqual([...HIGHLIGHT_COLOURS]);
  expect([null, "", "red", "#fbeaa6", "url(x)"].map(toHighlightColour)).toEqual(Array(5).fill("yellow"));
});

describe("an image file", () => {
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
  ])("is found by its source %j only within this app", (source, path) => {
    expect(ownImagePath(source, "https://acolyte.test")).toBe(path);
  });
});

describe("the HTML of an entry", () => {
  it("loses the empty paragraphs at its end", () => {
    expect(trimEntryHtml("<p>a</p><p></p><p>b</p><p></p><p> <br></p>")).toBe("<p>a</p><p></p><p>b</p>");
    expect(trimEntryHtml("<h2>a</h2><p></p>")).toBe("<h2>a</h2>");
    expect(trimEntryHtml("<p></p>")).toBe("");
  });

  it("opens with a paragraph at its end", () => {
    expect(withLastParagraph("<h2>a</h2>")).toBe("<h2>a</h2><p></p>");
    expect(withLastParagraph("<p>a</p>")).toBe("<p>a</p>");
    expect(withLastParagraph("")).toBe("<p></p>");
  });
});
