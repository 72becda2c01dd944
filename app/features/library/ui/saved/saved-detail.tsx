import { Link } from "@remix-run/react";
import { ArrowLeft, Globe } from "lucide-react";
import { forwardRef } from "react";
import { localTimeIn, shortDateIn } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import type { SavedResponse } from "../../contract";
import { countOfViews, ResponseBadges, ResponseText } from "../response-parts";
import { DetailActions } from "./detail-actions";

interface SavedDetailProps {
  saved: SavedResponse;
  timezone: string;
  listPath: string;
}

/** The open response in full, with the actions on it. */
export const SavedDetail = forwardRef<HTMLHeadingElement, SavedDetailProps>(function SavedDetail(
  { saved, timezone, listPath },
  ref,
) {
  const { title, question, notes, createdAt, viewCount } = saved;
  return (
    <section
      aria-labelledby="open-response"
      className="min-w-0 md:rounded-card md:border md:border-line md:bg-card md:p-6 print:border-0 print:p-0"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 print:hidden">
        <Link
          to={listPath}
          preventScrollReset
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-[0.9375rem] text-muted hover:text-ink md:hidden"
        >
          <ArrowLeft aria-hidden className="size-[1.1rem]" />
          Back to the list
        </Link>
        <DetailActions saved={saved} />
      </div>
      <h2
        id="open-response"
        ref={ref}
        tabIndex={-1}
        className="text-[1.375rem]/8 text-pretty break-words outline-none"
      >
        {title ?? question}
      </h2>
      {title && <p className="mt-2 font-serif text-reading break-words text-muted italic">{question}</p>}
      <p className="mt-3 flex flex-wrap gap-1.5">
        <ResponseBadges response={saved} />
        {saved.isPublic && <Badge icon={<Globe aria-hidden />}>Public</Badge>}
      </p>
      <section
        aria-label="Response"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard.
        tabIndex={0}
        className="mt-5 border-y border-line py-5 pr-2 md:h-[400px] md:overflow-y-auto md:overscroll-contain print:h-auto print:overflow-visible print:border-0"
      >
        <ResponseText response={saved} />
      </section>
      {notes && (
        <section aria-label="Notes" className="mt-5">
          <h3 className="font-sans text-sm font-medium text-muted">Notes</h3>
          <p className="mt-1 break-words whitespace-pre-line">{notes}</p>
        </section>
      )}
      <p className="mt-5 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <time dateTime={createdAt}>
          {shortDateIn(timezone, createdAt)}, {localTimeIn(timezone, new Date(createdAt))}
        </time>
        <span>{countOfViews(viewCount)}</span>
      </p>
    </section>
  );
});
