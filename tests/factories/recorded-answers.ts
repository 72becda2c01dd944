import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Source } from "~/features/companion/domain/limits";
import type { Finds } from "~/features/companion/domain/read-answer";
import type { TextKind } from "~/shared/vocabulary";
import { root } from "../../scripts/lib/paths.mjs";

/** The files of `tests/recorded-answers`. */
export const RECORDED_KINDS = ["right", "half-right", "invented", "spanish", "injected"] as const;

/** An answer as a language model would write it, and what has to be true of it after the checks. */
export interface RecordedAnswer {
  name: string;
  /** Whether a model's server gives it to the whole product, too. */
  isServed?: true;
  question: string;
  sources?: Source[];
  /** The statements that the model was given. */
  given: { text: string; references: string[]; source?: Source; isInstalled?: true }[];
  /** References of the question that do not exist. */
  missing?: string[];
  answer: string;
  /** The text after the checks, when they change it. */
  text?: string;
  /** A pattern of its text. */
  first?: string;
  /** Parts of its HTML. */
  shown?: string[];
  /** The citations in their order, each as "reference: state". */
  checked: string[];
  /** All references in the lists of the answer's sources. */
  listed: string[];
  /** Where quoted words were found, by the reference that they stand under. */
  elsewhere?: Record<string, string>;
  /** Words that are neither in the JSON nor on the screen. */
  gone?: string[];
}

const read = (file: string) =>
  parse(fs.readFileSync(path.join(root, "tests", "recorded-answers", file), "utf8"));

/** Returns the recorded answers of a kind. */
export function readRecordedAnswers(kind: (typeof RECORDED_KINDS)[number]): RecordedAnswer[] {
  return read(`${kind}.yaml`);
}

/** Returns the texts that their quotations are compared with: words by reference. */
export function readRecordedTexts(): {
  id: string;
  title: string;
  kind: TextKind;
  passages: Record<string, string>;
}[] {
  return read("texts.yaml");
}

/** Returns what an answer was to be drawn from. */
export function findsOf({ given, missing = [] }: RecordedAnswer): Finds {
  const passages = given.map((passage) => ({
    topicId: "",
    title: "",
    source: "catechism" as const,
    ...passage,
  }));
  return { passages, objections: [], missingReferences: missing };
}
