import type { ImportResult } from "../contract";
import { ARCHIVE_KINDS, type ArchiveKind } from "./archive-constants";

/** What became, or would become, of one list of an archive. */
export interface KindSummary {
  kind: ArchiveKind;
  added: number;
  duplicates: number;
  rejected: number;
}

/** Bad items that are told one by one; of more only the number is. */
const TOLD = 50;

/** What became of an archive, or would. */
export interface ImportSummary {
  kinds: KindSummary[];
  /** The first items that were not brought back, in words. */
  reasons: string[];
}

/** Nothing yet. */
export const EMPTY_SUMMARY: ImportSummary = {
  kinds: ARCHIVE_KINDS.map((kind) => ({ kind, added: 0, duplicates: 0, rejected: 0 })),
  reasons: [],
};

/** A summary with the result of one more call. `nameOf` says which item a place in the call is. */
export function addResult(
  summary: ImportSummary,
  kind: ArchiveKind,
  result: ImportResult,
  nameOf: (index: number) => string,
): ImportSummary {
  const told = result.rejected.map(({ index, reason }) => `${nameOf(index)}: ${reason}`);
  return {
    kinds: summary.kinds.map((row) =>
      row.kind === kind
        ? {
            kind,
            added: row.added + result.added,
            duplicates: row.duplicates + result.duplicates,
            rejected: row.rejected + result.rejected.length,
          }
        : row,
    ),
    reasons: [...summary.reasons, ...told].slice(0, TOLD),
  };
}

/** Sums over all lists. */
export function totalsOf({ kinds }: ImportSummary): Omit<KindSummary, "kind"> {
  const sum = (pick: (row: KindSummary) => number) => kinds.reduce((total, row) => total + pick(row), 0);
  return {
    added: sum((row) => row.added),
    duplicates: sum((row) => row.duplicates),
    rejected: sum((row) => row.rejected),
  };
}
