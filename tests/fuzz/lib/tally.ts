/** How one call answered. */
export interface Row {
  name: string;
  requests: number;
  ok: number;
  redirected: number;
  refused: number;
  failed: number;
  /** Refusals and reads after which what is stored was compared. */
  compared: number;
  fault: string | null;
}

export function newRow(name: string): Row {
  return { name, requests: 0, ok: 0, redirected: 0, refused: 0, failed: 0, compared: 0, fault: null };
}

/** Counts one answer. */
export function count(row: Row, status: number): void {
  row.requests += 1;
  if (status < 300) row.ok += 1;
  else if (status < 400) row.redirected += 1;
  else if (status < 500) row.refused += 1;
  else row.failed += 1;
}

/** All rows in one. */
export function sumOf(rows: readonly Row[]): Row {
  const sum = newRow("all");
  for (const row of rows) {
    for (const key of ["requests", "ok", "redirected", "refused", "failed", "compared"] as const)
      sum[key] += row[key];
    sum.fault ??= row.fault;
  }
  return sum;
}
