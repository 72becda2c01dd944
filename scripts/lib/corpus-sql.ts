import type { CorpusPlace } from "../../app/features/companion/domain/corpus/read-corpus";
import { deleteRows, insertRows } from "./sql-rows.ts";

/** Short statements: wrangler takes much longer to find the ends of long ones. */
const STATEMENT_BYTES = 4_000;

/** Returns the statements that remove a text. */
export const removalOf = (name: string): string[] => [
  deleteRows("corpus_places", "corpus", [name]),
  deleteRows("corpora", "name", [name]),
];

/** Returns the statements that install a text, in the place of the one under its name. */
export function installationOf({
  name,
  hash,
  importedAt,
  places,
}: {
  name: string;
  hash: string;
  importedAt: string;
  places: CorpusPlace[];
}): string[] {
  const rows = places.map(({ work, place, reference, text }) => [name, work, place, reference, text]);
  return [
    ...removalOf(name),
    ...insertRows("corpus_places", ["corpus", "work", "place", "reference", "text"], rows, STATEMENT_BYTES),
    // Last: a text whose import broke off does not count as installed.
    ...insertRows("corpora", ["name", "imported_at", "hash"], [[name, importedAt, hash]]),
  ];
}
