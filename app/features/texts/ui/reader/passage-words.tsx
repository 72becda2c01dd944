import type { ReactNode } from "react";
import type { ReadingPassage } from "../../contract";

/** A footnote with the passage that it belongs to. */
export interface PlacedNote {
  /** The sign in the text: "a". */
  sign: string;
  /** The id of the note; the sign in the text has "-sign" behind it. */
  id: string;
  passage: ReadingPassage;
  text: string;
}

/** Returns the footnotes of passages, signed a to z, then aa and so on. */
export function placeNotes(passages: readonly ReadingPassage[], prefix: string): PlacedNote[] {
  const notes = passages.flatMap((passage) => passage.notes.map(({ text }) => ({ passage, text })));
  return notes.map((note, index) => ({ ...note, sign: signOf(index), id: `${prefix}note-${signOf(index)}` }));
}

function signOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : signOf(Math.floor(index / 26) - 1) + letter;
}

interface PassageWordsProps {
  passage: ReadingPassage;
  notes: readonly PlacedNote[];
  /** The first words, if they stand out. */
  lead?: string;
}

/** The words of a passage with the signs of its footnotes. */
export function PassageWords({ passage, notes, lead = "" }: PassageWordsProps) {
  const own = notes.filter((note) => note.passage === passage);
  const hasLead = lead !== "" && passage.words.startsWith(lead);
  const parts: ReactNode[] = hasLead ? [<strong key="lead">{lead}</strong>] : [];
  let end = hasLead ? lead.length : 0;
  passage.notes.forEach(({ at }, index) => {
    const note = own[index]!;
    parts.push(passage.words.slice(end, at), <NoteSign key={note.id} note={note} />);
    end = Math.max(end, at);
  });
  parts.push(passage.words.slice(end));
  return <>{parts}</>;
}

function NoteSign({ note }: { note: PlacedNote }) {
  return (
    <sup data-mark-skip className="leading-none print:hidden">
      <a
        href={`#${note.id}`}
        id={`${note.id}-sign`}
        aria-label={`Note ${note.sign}`}
        className="inline-block px-0.5 font-sans text-[0.7em] font-medium text-accent-text no-underline hover:underline"
      >
        {note.sign}
      </a>
    </sup>
  );
}

/** The number beside a passage. Screen readers read it before the words. */
export function PassageNumber({ passage }: { passage: ReadingPassage }) {
  if (passage.label === "") return null;
  return (
    <span data-mark-skip className="reader-number">
      {passage.label}
    </span>
  );
}
