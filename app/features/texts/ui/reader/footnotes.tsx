import type { ReadingPassage } from "../../contract";
import type { PlacedNote } from "./passage-words";

/** The footnotes of a page: below the text, or beside it on the widest screens. */
export function Footnotes({ notes, title }: { notes: PlacedNote[]; title: string }) {
  if (notes.length === 0) return null;
  const id = `${notes[0]!.id}-list`;
  return (
    <section aria-labelledby={id} className="text-[0.9375rem]/6">
      <h2 id={id} className="mb-3 font-sans text-sm font-medium tracking-normal text-muted">
        {title}
      </h2>
      <ol className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id} id={note.id} className="reader-note font-serif text-pretty">
            <a
              href={`#${note.id}-sign`}
              aria-label={`Note ${note.sign}, back to ${placeName(note.passage)}`}
              className="mr-1.5 font-sans text-[0.8125rem] font-medium text-accent-text no-underline hover:underline print:text-ink"
            >
              {note.sign}
              {note.passage.label && ` · ${note.passage.label}`}
            </a>
            {note.text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function placeName({ kind, label }: ReadingPassage): string {
  if (label === "") return "the text";
  return kind === "verse" ? `verse ${label}` : `number ${label}`;
}
