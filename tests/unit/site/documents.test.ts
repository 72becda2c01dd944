import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const exists = (file: string, from: URL = root) => existsSync(new URL(file, from));

const documents = [
  "README.md",
  ...readdirSync(new URL("docs/", root))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

describe.each(documents)("%s", (document) => {
  const text = read(document);

  it("has no broken links", () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[\w-]+)?\)/g)].map(([, link = ""]) => link);
    const broken = links.filter((link) => !/^https?:/.test(link) && !exists(link, new URL(document, root)));
    expect(broken).toEqual([]);
  });

  it("names existing files", () => {
    const files = [...text.matchAll(/`((?:app|workers|tests|scripts|public|migrations)\/[\w./-]+\.\w+)`/g)];
    expect(files.map(([, file = ""]) => file).filter((file) => !exists(file))).toEqual([]);
  });
});
