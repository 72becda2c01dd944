import { Link } from "@remix-run/react";
import { entryPath } from "~/features/journal/domain/journal-paths";
import { formatLocalDate } from "~/shared/dates";
import { UNTITLED } from "~/shared/entry-labels";
import { SectionCard } from "~/ui/card";
import type { Memory } from "../contract";

/** Entries of the same day, a month and a year ago; nothing without any. */
export function OnThisDay({ memories }: { memories: Memory[] }) {
  if (memories.length === 0) return null;
  return (
    <SectionCard title="On this day">
      <ul className="-mx-2 -mt-2">
        {memories.map(({ label, entry }) => (
          <li key={entry.id}>
            <Link
              to={entryPath(entry.id)}
              className="block rounded-lg px-2 py-2.5 transition-colors hover:bg-sunken"
            >
              <span className="block text-sm text-muted">
                {label} ·{" "}
                <time dateTime={entry.entryDate}>{formatLocalDate(entry.entryDate, "MMMM d, yyyy")}</time>
              </span>
              <span className="block font-medium break-words">{entry.title || UNTITLED}</span>
              <span className="line-clamp-2 font-serif text-base/6 break-words text-muted">
                {entry.preview}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
