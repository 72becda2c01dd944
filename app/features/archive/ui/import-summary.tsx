import { ARCHIVE_KIND_LABELS } from "../contract";
import type { ImportSummary } from "../domain/import-summary";

/** Shows the result of an import for each list, and the reasons for rejected items. */
export function ImportSummaryTable({ summary, isDone }: { summary: ImportSummary; isDone: boolean }) {
  const rows = summary.kinds.filter((row) => row.added + row.duplicates + row.rejected > 0);
  if (rows.length === 0) return <p className="text-muted">This archive is empty.</p>;
  return (
    <div className="grid gap-3">
      <table className="w-full text-left text-[0.9375rem] wrap-anywhere tabular-nums">
        <caption className="sr-only">Contents of the archive</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1.5 pr-2 sm:pr-3 font-medium">
              In the archive
            </th>
            <th scope="col" className="px-1 py-1.5 sm:px-2 text-right font-medium">
              {isDone ? "Added" : "New"}
            </th>
            <th scope="col" className="px-1 py-1.5 sm:px-2 text-right font-medium">
              Already here
            </th>
            <th scope="col" className="py-1.5 pl-1 sm:pl-2 text-right font-medium">
              Rejected
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, added, duplicates, rejected }) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-2 sm:pr-3 font-normal">
                {ARCHIVE_KIND_LABELS[kind]}
              </th>
              <td className="px-1 py-1.5 sm:px-2 text-right">{added}</td>
              <td className="px-1 py-1.5 sm:px-2 text-right">{duplicates}</td>
              <td className="py-1.5 pl-1 sm:pl-2 text-right">{rejected}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {summary.reasons.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-muted">Why items were rejected</summary>
          <ul className="mt-2 grid gap-1 break-words">
            {summary.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
