import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

const corpusDirectory = path.join(root, "content/safety");

/** The folders of the corpus; those after the first are not trained on. */
export const CORPUS_PARTS = ["train", "validation", "test", "hard"] as const;

export type CorpusPart = (typeof CORPUS_PARTS)[number];

export const isCorpusPart = (name: unknown): name is CorpusPart => CORPUS_PARTS.some((part) => part === name);

export interface CorpusMessage {
  /** The name of its file, without the extension. */
  author: string;
  level: "harmless" | "support" | "emergency";
  /** A kind of danger, or for harmless messages a word on their subject. */
  kind: string;
  /** Who is in danger; null for harmless messages. */
  person: "self" | "other" | null;
  language: "en" | "es";
  text: string;
}

/**
 * Reads a part of the corpus: one file an author, headings such as `# emergency suicide self en` or
 * `# harmless idiom es`, and one message a line below them.
 */
export function readCorpus(part: CorpusPart): CorpusMessage[] {
  const directory = path.join(corpusDirectory, part);
  return fs
    .readdirSync(directory)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readAuthor(path.join(directory, name)));
}

function readAuthor(file: string) {
  const author = path.basename(file, ".txt");
  const messages: CorpusMessage[] = [];
  let heading: Omit<CorpusMessage, "author" | "text"> | null = null;
  for (const [index, line] of fs.readFileSync(file, "utf8").split("\n").entries()) {
    if (line.startsWith("# ")) heading = readHeading(line, `${file}:${index + 1}`);
    else if (line.trim() !== "" && heading) messages.push({ author, ...heading, text: line.trim() });
  }
  return messages;
}

function readHeading(line: string, place: string): Omit<CorpusMessage, "author" | "text"> {
  const [level = "", kind = "", ...rest] = line.slice(2).trim().split(/\s+/);
  const language = rest.pop();
  if (language !== "en" && language !== "es") throw new Error(`${place}: no language in "${line}"`);
  if (level === "harmless") return { level, kind, person: null, language };
  const [person] = rest;
  if ((level !== "support" && level !== "emergency") || (person !== "self" && person !== "other"))
    throw new Error(`${place}: not a heading: "${line}"`);
  return { level, kind, person, language };
}
