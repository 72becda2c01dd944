import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";

const tables = parse(fs.readFileSync(new URL("references.yaml", import.meta.url), "utf8"));
const rowsOf = (table: string) => table.trim().split("\n");
const listOf = (table: string) => rowsOf(table).flatMap((row) => row.split(" | "));
/** Returns each way to write a reference, with the reference as it is shown. */
const pairsOf = (table: string) =>
  rowsOf(table).flatMap((row) => {
    const [shown = "", written] = row.split(" <- ");
    return (written ?? row).split(" | ").map((text) => [text, written ? shown : text] as const);
  });
const [VALID, UNCHECKED] = [pairsOf(tables.valid), pairsOf(tables.unchecked)];
const [INVALID, PROSE] = [listOf(tables.invalid), listOf(tables.prose)];
const BOOKS = rowsOf(tables.books).map((row) => {
  const [label = "", names = "", last = "", beyond = "", beyondChapters = ""] = row.split("|");
  return { label, names: names.split(", "), last, beyond, beyondChapters };
});

/** Returns the references in a text, each with its state. */
function found(text: string) {
  return findCitations(text).map((citation) => `${citation.reference} [${checkCitation(citation).state}]`);
}

const everyName = BOOKS.flatMap(({ label, names, last }) =>
  names.map((name) => [`${name} ${last}`, `${label} ${last}`] as const),
);
const everyEnd = BOOKS.flatMap(({ label, beyond, beyondChapters }) => [
  `${label} ${beyond}`,
  `${label} ${beyondChapters}`,
]);

describe("references that exist", () => {
  it("are enough, each another", () => {
    const written = [...everyName, ...VALID].map(([text]) => text);
    expect(BOOKS).toHaveLength(73);
    expect(new Set(written).size).toBe(written.length);
    expect(written.length).toBeGreaterThanOrEqual(400);
  });

  it.each(everyName)("a book by its name, at its last verse: %s", (text, shown) =>
    expect(found(text)).toEqual([`${shown} [exists]`]),
  );

  it.each(VALID)("%s, alone and within a sentence", (text, shown) => {
    expect(found(text)).toEqual([`${shown} [exists]`]);
    // "c." in parentheses may be "circa".
    const expected = text === "c. 1055" ? [] : [`${shown} [exists]`];
    expect(found(`The Church teaches this (${text}), and more.`)).toEqual(expected);
  });

  it.each(UNCHECKED)("beyond a limit from memory, never not found: %s", (text, shown) => {
    expect(found(text)).toEqual([`${shown} [unchecked]`]);
  });
});

describe("references that do not exist", () => {
  it("are enough, each another", () => {
    const written = [...everyEnd, ...INVALID];
    expect(new Set(written).size).toBe(written.length);
    expect(INVALID.length).toBeGreaterThanOrEqual(100);
    expect(written.length).toBeGreaterThanOrEqual(200);
  });

  it.each(everyEnd)("after the last verse or chapter of a book: %s", (text) => {
    expect(found(text)).toEqual([`${text} [not-found]`]);
  });

  it.each(INVALID)("%s, alone and within a sentence", (text) => {
    for (const written of [text, `It is said (see ${text}).`]) {
      expect(findCitations(written).map((citation) => checkCitation(citation).state)).toEqual(["not-found"]);
    }
  });
});

describe("ordinary prose", () => {
  it.each(PROSE)("has no citation: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});
