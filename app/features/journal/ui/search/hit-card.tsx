import { Link, useLocation } from "@remix-run/react";
import { Bookmark } from "lucide-react";
import { formatLocalDate } from "~/shared/dates";
import type { SearchHit } from "../../contract";
import { entryPath } from "../../domain/journal-paths";
import { UNTITLED } from "../../domain/untitled";
import { MoodLabel } from "../mood-label";
import { MarkedText } from "./marked-text";

/** An entry that was found, with the words marked; the whole card leads to it. */
export function HitCard({ hit }: { hit: SearchHit }) {
  const { search } = useLocation();
  return (
    <article
      data-entry={hit.id}
      className="relative rounded-card border border-line bg-card px-4 py-4 transition-colors hover:border-line-strong sm:px-5"
    >
      <h3 className="text-lg/6 break-words">
        <Link
          to={entryPath(hit.id)}
          state={{ from: search }}
          prefetch="intent"
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-text"
        >
          {hit.title ? <MarkedText parts={hit.titleParts} /> : UNTITLED}
        </Link>
      </h3>
      {hit.excerpt.length > 0 && (
        <p className="mt-1 font-serif text-base/6 break-words text-pretty text-muted">
          <MarkedText parts={hit.excerpt} />
        </p>
      )}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem]/5 text-muted">
        <time dateTime={hit.entryDate}>{formatLocalDate(hit.entryDate, "MMMM d, yyyy")}</time>
        {hit.mood && <MoodLabel mood={hit.mood} />}
        {hit.isBookmarked && (
          <span className="inline-flex items-center gap-1.5">
            <Bookmark aria-hidden className="size-4 fill-current" /> Bookmarked
          </span>
        )}
      </p>
    </article>
  );
}
