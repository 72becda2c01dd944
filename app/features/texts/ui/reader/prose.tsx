import { clsx } from "clsx";
import { PassageNumber, PassageWords } from "./passage-words";
import type { NumberedColumn } from "./verses";

/** Paragraphs of a work, with the numbers of its sections in the margin; questions and answers of a catechism. */
export function Prose({ columns }: { columns: NumberedColumn[] }) {
  return (
    <div className={clsx(columns.length > 1 && "grid gap-x-10 gap-y-8 lg:grid-cols-2")}>
      {columns.map(({ edition, passages, notes }, column) => {
        const hasNumbers = passages.some(({ label }) => label !== "");
        return (
          <div key={edition.id} className="reader-text" lang={edition.language} data-text={edition.id}>
            {passages.map((passage) => {
              const words = (
                <span data-place={passage.place} data-sequence={passage.sequence}>
                  <PassageWords passage={passage} notes={notes} />
                </span>
              );
              const id = column === 0 ? passage.anchor : undefined;
              if (passage.kind === "heading") {
                return (
                  <h2 key={passage.anchor} id={id} className="mt-[1.2em] mb-[0.5em] text-[1.1em]/[1.35]">
                    {words}
                  </h2>
                );
              }
              return (
                <p
                  key={passage.anchor}
                  id={id}
                  data-marked={passage.isMarked || undefined}
                  className={clsx(
                    "reader-passage relative text-pretty",
                    hasNumbers && "pl-[2.4rem]",
                    passage.kind === "question" ? "mt-[1.1em] mb-[0.2em] font-medium" : "mb-[0.8em]",
                  )}
                >
                  <PassageNumber passage={passage} />
                  {words}
                </p>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
