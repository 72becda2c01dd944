import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

const corpusDirectory = path.join(root, "content/safety");

/** The folders of the corpus; those after the first are not trained on. */
export const CORPUS_PARTS = /** @type {const} */ (["train", "validation", "test", "hard"]);

/** @typedef {(typeof CORPUS_PARTS)[number]} CorpusPart */

/**
 * @param {unknown} name
 * @returns {name is CorpusPart}
 */
export const isCorpusPart = (name) => CORPUS_PARTS.some((part) => part === name);

/**
 * @typedef {object} CorpusMessage
 * @property {string} author the name of its file, without the extension
 * @property {"harmless" | "support" | "emergency"} level
 * @property {string} kind a kind of danger, or for harmless messages a word on their subject
 * @property {"self" | "other" | null} person who is in danger; null for harmless messages
 * @property {"en" | "es"} language
 * @property {string} text
 */

/**
 * Reads a part of the corpus: one file an author, headings such as `# emergency suicide self en` or
 * `# harmless idiom es`, and one message a line below them.
 * @param {CorpusPart} part
 * @returns {CorpusMessage[]}
 */
export function readCorpus(part) {
  const directory = path.join(corpusDirectory, part);
  return fs
    .readdirSync(directory)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readAuthor(path.join(directory, name)));
}

/** @param {string} file */
function readAuthor(file) {
  const author = path.basename(file, ".txt");
  /** @type {CorpusMessage[]} */
  const messages = [];
  /** @type {Omit<CorpusMessage, "author" | "text"> | null} */
  let heading = null;
  for (const [index, line] of fs.readFileSync(file, "utf8").split("\n").entries()) {
    if (line.startsWith("# ")) heading = readHeading(line, `${file}:${index + 1}`);
    else if (line.trim() !== "" && heading) messages.push({ author, ...heading, text: line.trim() });
  }
  return messages;
}

/**
 * @param {string} line
 * @param {string} place
 * @returns {Omit<CorpusMessage, "author" | "text">}
 */
function readHeading(line, place) {
  const [level = "", kind = "", ...rest] = line.slice(2).trim().split(/\s+/);
  const language = rest.pop();
  if (language !== "en" && language !== "es") throw new Error(`${place}: no language in "${line}"`);
  if (level === "harmless") return { level, kind, person: null, language };
  const [person] = rest;
  if ((level !== "support" && level !== "emergency") || (person !== "self" && person !== "other"))
    throw new Error(`${place}: not a heading: "${line}"`);
  return { level, kind, person, language };
}
