import { Link } from "@remix-run/react";
import { Bookmark, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { shortDateIn } from "~/shared/dates";
import type { SavedResponse } from "../../contract";
import { countOfViews, ResponseBadges } from "../response-parts";

interface SavedItemProps {
  saved: SavedResponse;
  timezone: string;
  isOpen: boolean;
  to: string;
}

/** One saved response in the list. */
export function SavedItem({ saved, timezone, isOpen, to }: SavedItemProps) {
  return (
    <li data-item={saved.id}>
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen || undefined}
        className="block px-4 py-3.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=true]:bg-accent-soft"
      >
        <span className="flex items-start gap-2">
          <span className="line-clamp-2 min-w-0 grow font-serif text-base/6 break-words">
            {saved.title ?? saved.question}
          </span>
          {saved.isBookmarked && (
            <Mark icon={<Bookmark aria-hidden className="fill-current" />} text="Bookmarked" />
          )}
          {saved.isPublic && <Mark icon={<Globe aria-hidden />} text="Public" />}
        </span>
        <span className="mt-2 flex flex-wrap gap-1.5">
          <ResponseBadges response={saved} />
        </span>
        <span className="mt-2 flex gap-3 text-[0.8125rem]/5 text-muted tabular-nums">
          <time dateTime={saved.createdAt}>{shortDateIn(timezone, saved.createdAt)}</time>
          <span>{countOfViews(saved.viewCount)}</span>
        </span>
      </Link>
    </li>
  );
}

function Mark({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span title={text} className="mt-1 text-accent-text [&_svg]:size-4">
      {icon}
      <span className="sr-only">{text}</span>
    </span>
  );
}
