import { readBaltimore } from "./baltimore";
import { readConfessions } from "./confessions";
import { readDouay } from "./douay";
import { readFathers } from "./fathers";
import { readImitation } from "./imitation";
import { readMartyrology } from "./martyrology";
import { readOwnText } from "./own-text";
import type { ReadText, TextFiles } from "./read-text";
import { readSumma } from "./summa";
import { readWebBible } from "./web-bible";

export { readOwnText };

/** The importers by the format in the list of texts. */
const IMPORTERS: Record<string, (files: TextFiles) => ReadText> = {
  "books-json": readWebBible,
  usfm: readDouay,
  "summa-json": readSumma,
  "fathers-html": readFathers,
  "confessions-text": readConfessions,
  "imitation-xhtml": readImitation,
  "martyrology-json": readMartyrology,
  "catechism-json": readBaltimore,
};

/** Reads a text from its files, which a format of the list of texts describes. */
export function readText(format: string, files: TextFiles): ReadText {
  const read = IMPORTERS[format];
  if (!read) throw new Error(`No importer reads the format ${format}`);
  return read(files);
}
