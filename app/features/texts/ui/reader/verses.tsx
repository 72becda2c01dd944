import type { ReadingColumn, ReadingPassage } from "../../contract";
import { PassageNumber, PassageWords, type PlacedNote } from "./passage-words";
import { vulgateNumber } from "./vulgate";

export interface NumberedColumn extends ReadingColumn {
  notes: PlacedNote[];
}

interface VersesProps {
  columns: NumberedColumn[];
  /** Shows the Vulgate's number beside each verse that has another. */
  withVulgate: boolean;
}

/**
 * Numbered passages, each on its own line. Two editions are side by side on wide screens, verse by verse; on narrow ones
 * the second follows each verse of the first.
 */
export function Verses({ columns, withVulgate }: VersesProps) {
  const [first, second] = columns;
  if (!first) return null;
  if (!second) {
    return (
      <div className="reader-text" lang={first.edition.language} data-text={first.edition.id}>
        {first.passages.map((passage) => (
          <Verse
            key={passage.anchor}
            passage={passage}
            notes={first.notes}
            id={passage.anchor}
            withVulgate={withVulgate}
          />
        ))}
      </div>
    );
  }
  return (
    <div className="reader-text">
      {rowsOf(first, second).map(({ place, left, right }) => (
        <div key={place} className="grid lg:grid-cols-2 lg:gap-x-10">
          <Cell column={first} passages={left} isFirst withVulgate={withVulgate} />
          <Cell column={second} passages={right} withVulgate={withVulgate} />
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  column: NumberedColumn;
  passages: ReadingPassage[];
  isFirst?: boolean;
  withVulgate: boolean;
}

function Cell({ column, passages, isFirst = false, withVulgate }: CellProps) {
  return (
    <div
      lang={column.edition.language}
      data-text={column.edition.id}
      className={isFirst ? undefined : "reader-second"}
    >
      {passages.map((passage) => (
        <Verse
          key={passage.anchor}
          passage={passage}
          notes={column.notes}
          id={isFirst ? passage.anchor : undefined}
          withVulgate={withVulgate}
        />
      ))}
    </div>
  );
}

/** Returns the passages of two editions by their place. */
function rowsOf(first: ReadingColumn, second: ReadingColumn) {
  const places = [...new Set([...first.passages, ...second.passages].map(({ place }) => place))];
  return places
    .sort((one, other) => one - other)
    .map((place) => ({
      place,
      left: first.passages.filter((passage) => passage.place === place),
      right: second.passages.filter((passage) => passage.place === place),
    }));
}

interface VerseProps {
  passage: ReadingPassage;
  notes: PlacedNote[];
  id: string | undefined;
  withVulgate: boolean;
}

function Verse({ passage, notes, id, withVulgate }: VerseProps) {
  const vulgate = withVulgate ? vulgateNumber(passage) : null;
  return (
    <p id={id} data-marked={passage.isMarked || undefined} className="reader-passage reader-verse">
      <PassageNumber passage={passage} />
      {vulgate && (
        <span data-mark-skip className="reader-vulgate">
          [<span className="sr-only">In the Vulgate </span>
          {vulgate}]
        </span>
      )}
      <span data-place={passage.place} data-sequence={passage.sequence}>
        <PassageWords passage={passage} notes={notes} />
      </span>
    </p>
  );
}
