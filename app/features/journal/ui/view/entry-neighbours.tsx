import { ChevronLeft, ChevronRight } from "lucide-react";
import { LinkButton } from "~/ui/link-button";
import type { EntryView } from "../../contract";
import { entryPath } from "../../domain/journal-paths";

/** The way to the newer and the older entry; it wraps around at the ends. */
export function EntryNeighbours({ view, from }: { view: EntryView; from: string }) {
  const { previousId, nextId } = view;
  if (!previousId || !nextId) return null;
  const state = { from };
  return (
    <nav
      aria-label="Entries"
      className="mt-10 flex justify-between gap-3 border-t border-line pt-5 print:hidden"
    >
      <LinkButton
        to={entryPath(previousId)}
        state={state}
        prefetch="intent"
        rel="prev"
        variant="secondary"
        icon={<ChevronLeft aria-hidden />}
        aria-label="Previous entry"
      >
        Previous
      </LinkButton>
      <LinkButton
        to={entryPath(nextId)}
        state={state}
        prefetch="intent"
        rel="next"
        variant="secondary"
        className="flex-row-reverse"
        icon={<ChevronRight aria-hidden />}
        aria-label="Next entry"
      >
        Next
      </LinkButton>
    </nav>
  );
}
