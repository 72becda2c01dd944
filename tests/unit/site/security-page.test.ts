import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const page = read("docs/security.md");

/** The number of requirements of level 1 in each section of ASVS 5.0.0. */
const LEVEL_1 =
  "V1.2:5 V1.3:2 V1.5:1 V2.1:1 V2.2:2 V2.3:1 V3.2:2 V3.3:1 V3.4:2 V3.5:3 V4.1:1 V4.4:1 V5.2:2 " +
  "V5.3:2 V6.1:1 V6.2:8 V6.3:2 V6.4:2 V7.2:4 V7.4:2 V8.1:1 V8.2:2 V8.3:1 V9.1:3 V9.2:1 V10.4:5 " +
  "V11.3:2 V11.4:1 V12.1:1 V12.2:2 V13.4:1 V14.2:1 V14.3:1 V15.1:1 V15.2:1 V15.3:1";
const levelOne = LEVEL_1.split(" ").flatMap((entry) => {
  const [section, count] = entry.split(":");
  return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`);
});

/** Returns the requirements in a cell: `V6.1.1`, several with commas, or `V6.5.1 to V6.5.5`. */
function named(cell: string): string[] {
  return [...cell.matchAll(/(V\d+\.\d+)\.(\d+)(?: to V\d+\.\d+\.(\d+))?/g)].flatMap(([, section, from, to]) =>
    Array.from(
      { length: Number(to ?? from) - Number(from) + 1 },
      (_, more) => `${section}.${Number(from) + more}`,
    ),
  );
}

const rows = page
  .slice(0, page.indexOf("## What does not hold yet"))
  .split("\n")
  .filter((line) => /^\| V\d/.test(line))
  .flatMap((line) => {
    const [requirement = "", state = ""] = line.slice(2).split(" | ");
    return named(requirement).map((id) => ({ id, state }));
  });

describe("docs/security.md", () => {
  it("lists each requirement of level 1 once", () => {
    const ids = rows.map(({ id }) => id);
    expect(levelOne.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("counts them correctly", () => {
    const states = rows.filter(({ id }) => levelOne.includes(id)).map(({ state }) => state);
    const count = (pattern: RegExp) => states.filter((state) => pattern.test(state)).length;
    expect(/Of the [^.]*\./.exec(page.replaceAll("\n", " "))?.[0]).toBe(
      `Of the ${levelOne.length} requirements of level 1, ${count(/^holds?\b/)} hold, ${count(/^do(es)? not apply/)} do not apply, and ${count(/operator's/)} depend on the operator.`,
    );
  });

  it("names existing tests", () => {
    const proofs = [...page.matchAll(/`(tests\/[\w./-]+)` "([^"]+)"/g)];
    expect(proofs.length).toBeGreaterThan(60);
    const lost = proofs.filter(
      ([, file = "", name = ""]) =>
        !existsSync(new URL(file, root)) ||
        !['"', "'", "`"].some((quote) => read(file).includes(quote + name + quote)),
    );
    expect(lost.map(([proof]) => proof)).toEqual([]);
  });

  it("names existing headings", () => {
    for (const [, file = "", heading] of page.matchAll(/\]\((\w+\.md)(?:#([\w-]+))?\)/g)) {
      const headings = [...read(`docs/${file}`).matchAll(/^#+ (.+)$/gm)].map(([, words = ""]) =>
        words
          .toLowerCase()
          .replace(/[^\w -]/g, "")
          .replaceAll(" ", "-"),
      );
      if (heading) expect(headings, file).toContain(heading);
    }
  });
});
