import { DOCUMENTS, documentOf, type NumberedDocument } from "./canon/documents";
import { type PhraseTable, phraseAt, phraseTable } from "./phrases";
import type { Token } from "./tokens";

/** The name or siglum of a document in a text. */
export interface DocumentName {
  document: NumberedDocument;
  /** A siglum cannot be a word; the number after a name may be a count. */
  siglum: boolean;
  next: number;
}

const OTHER_NAMES: readonly [string, string][] = [
  ["Catechism of the Catholic Church", "CCC"],
  ["Catechism", "CCC"],
  ["Compendium of the Catechism of the Catholic Church", "CCCC"],
  ["Compendium of the CCC", "CCCC"],
  ["General Instruction of the Roman Missal", "GIRM"],
  ["Code of Canon Law", "CIC"],
  ["Code of Canons of the Eastern Churches", "CCEO"],
  ["Eastern Code", "CCEO"],
  ["Laudato Si", "Laudato Si'"],
  ["Dominum et Vivificantem", "Dominum et Vivificantem"],
];

const NAMES: PhraseTable<NumberedDocument> = phraseTable([
  ...DOCUMENTS.map((document) => [document.title.replace("'", ""), document] as const),
  ...OTHER_NAMES.map(([name, document]) => [name, documentOf(document)] as const),
]);
const SIGLA = new Map(
  DOCUMENTS.flatMap((document) => (document.siglum ? [[document.siglum, document]] : [])),
);
/** Sigla that are not words in any case. */
const ANY_CASE = new Set(["ccc", "cccc", "girm", "cic", "cceo"]);
/** Words for catechisms other than the Catechism. */
const OTHER_CATECHISMS = new Set(
  "roman baltimore heidelberg larger shorter westminster small large lesser tridentine dutch youth penny s".split(
    " ",
  ),
);

/** Returns the document with its name or siglum at a token, or `null`. */
export function documentNameAt(tokens: readonly Token[], at: number): DocumentName | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const siglum = SIGLA.get(ANY_CASE.has(token.word) ? token.word.toUpperCase() : token.text);
  if (siglum) return { document: siglum, siglum: true, next: at + 1 };
  const found = phraseAt(tokens, at, NAMES);
  if (!found || (token.word === "catechism" && OTHER_CATECHISMS.has(tokens[at - 1]?.word ?? ""))) return null;
  const apostrophe = tokens[found.next]?.word === "'" && tokens[found.next]!.gap === 0;
  return { document: found.value, siglum: false, next: apostrophe ? found.next + 1 : found.next };
}
