import { ARCHIVE_KINDS, type ArchiveKind, type ImportResult } from "../contract";

/** The result of importing one list of an archive, or of a dry run. */
interface KindSummary {
  kind: ArchiveKind;
  added: number;
  duplicates: number;
  rejected: number;
}

/** Rejected items that are listed; further ones are only counted. */
const MOST_REASONS = 50;

/** The result of importing an archive, or of a dry run. */
export interface ImportSummary {
  kinds: KindSummary[];
  /** The first rejected items with their reasons. */
  reasons: string[];
}

export const EMPTY_SUMMARY: ImportSummary = {
  kinds: ARCHIVE_KINDS.map((kind) => ({ kind, added: 0, duplicates: 0, rejected: 0 })),
  reasons: [],
};

/** Adds the result of another call to a summary. `nameOf` returns the name of an item by its place in the call. */
export function addResult(
  summary: ImportSummary,
  kind: ArchiveKind,
  result: ImportResult,
  nameOf: (index: number) => string,
): ImportSummary {
  const reasons = result.rejected.map(({ index, reason }) => `${nameOf(index)}: ${reason}`);
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
    reasons: [...summary.reasons, ...reasons].slice(0, MOST_REASONS),
  };
}

/** Returns the sums over all lists. */
export function totalsOf({ kinds }: ImportSummary): Omit<KindSummary, "kind"> {
  const sum = (pick: (row: KindSummary) => number) => kinds.reduce((total, row) => total + pick(row), 0);
  return {
    added: sum((row) => row.added),
    duplicates: sum((row) => row.duplicates),
    rejected: sum((row) => row.rejected),
  };
}
