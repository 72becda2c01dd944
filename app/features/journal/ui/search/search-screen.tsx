import { useNavigation } from "@remix-run/react";
import { addDays, formatLocalDate } from "~/shared/dates";
import { countOfEntries, UNTITLED } from "~/shared/entry-labels";
import { EmptyState } from "~/ui/empty-state";
import { LensArt } from "~/ui/illustrations";
import { LinkButton } from "~/ui/link-button";
import { MarkedText } from "~/ui/marked-text";
import { Page } from "~/ui/page";
import type { SearchHit, SearchView } from "../../contract";
import { searchPath } from "../../domain/journal-paths";
import { EntrySummaryCard } from "../entry-summary-card";
import { SearchForm } from "./search-form";

/** The journal's search: words, filters and the matching entries. */
export default function SearchScreen({ view }: { view: SearchView }) {
  const { criteria, hits, nextCursor } = view;
  const isPending = useNavigation().state === "loading";
  return (
    <Page title="Search" back={{ to: "/journal", label: "Back to Journal" }}>
      <SearchForm criteria={criteria} latestDate={addDays(view.today, 1)} />
      <p role="status" className="mt-2 mb-3 min-h-6 text-[0.9375rem] text-muted">
        {outcomeOf(view)}
      </p>
      <div aria-busy={isPending || undefined}>
        {hits.length > 0 ? (
          <>
            <h2 className="sr-only">Entries found</h2>
            <ul className="grid gap-3">
              {hits.map((hit) => (
                <li key={hit.id}>
                  <HitCard hit={hit} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <NoHits view={view} />
        )}
        {nextCursor !== null && (
          <div className="mt-8 flex justify-center">
            <LinkButton to={searchPath(criteria, nextCursor)} variant="secondary">
              Show earlier entries
            </LinkButton>
          </div>
        )}
      </div>
    </Page>
  );
}

function HitCard({ hit }: { hit: SearchHit }) {
  return (
    <EntrySummaryCard
      entry={hit}
      title={hit.title ? <MarkedText parts={hit.titleParts} /> : UNTITLED}
      text={hit.excerpt.length > 0 && <MarkedText parts={hit.excerpt} />}
      time={<time dateTime={hit.entryDate}>{formatLocalDate(hit.entryDate, "MMMM d, yyyy")}</time>}
      showsBookmark
    />
  );
}

function isSearch({ criteria: { words, mood, from, to, isBookmarked } }: SearchView): boolean {
  return words.trim() !== "" || mood !== null || from !== null || to !== null || isBookmarked;
}

function outcomeOf(view: SearchView): string {
  const { hits, nextCursor, isFirstPage } = view;
  if (!isSearch(view)) return "";
  if (!isFirstPage) return `${countOfEntries(hits.length)} on this page`;
  if (nextCursor !== null) return `More than ${countOfEntries(hits.length)} found, newest first`;
  return hits.length === 0 ? "No entries found" : `${countOfEntries(hits.length)} found`;
}

function NoHits({ view }: { view: SearchView }) {
  const words = view.criteria.words.trim();
  if (!isSearch(view)) {
    return (
      <EmptyState
        art={<LensArt />}
        title="Look back over your journal"
        text="Type a word you remember, or filter by mood or date."
      />
    );
  }
  const shown = words.length > 60 ? `${words.slice(0, 60).replace(/[\ud800-\udbff]$/, "")}…` : words;
  return (
    <EmptyState
      art={<LensArt />}
      title={
        words ? (
          <span className="[overflow-wrap:anywhere]">Nothing found for “{shown}”</span>
        ) : (
          "Nothing found"
        )
      }
      text="Try fewer or shorter words, or remove a filter."
    />
  );
}
