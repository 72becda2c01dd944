import { Link } from "@remix-run/react";
import { ChevronRight, HandHeart, PenLine } from "lucide-react";
import { EmptyState } from "~/ui/empty-state";
import { BinArt, BookArt, BookmarkArt } from "~/ui/illustrations";
import { LinkButton } from "~/ui/link-button";
import type { EntryFilter } from "../../contract";
import { FIRST_PROMPTS, newEntryPath } from "../../domain/journal-paths";

/** The empty state of a list, by filter. */
export function EmptyList({ filter }: { filter: EntryFilter }) {
  if (filter === "bookmarked") {
    const text = "Bookmark an entry to find it here.";
    return <EmptyState art={<BookmarkArt />} title="No bookmarks yet" text={text} />;
  }
  if (filter === "deleted") {
    const text = "Deleted entries stay here until you delete them permanently.";
    return <EmptyState art={<BinArt />} title="The recycle bin is empty" text={text} />;
  }
  return (
    <>
      <EmptyState
        art={<BookArt />}
        title="Your Journal Awaits"
        text="A quiet place for what you bring before God."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={newEntryPath()} size="lg" icon={<PenLine aria-hidden />}>
              Start Writing
            </LinkButton>
            <LinkButton
              to="/prayer/quick"
              size="lg"
              variant="secondary"
              icon={<HandHeart aria-hidden />}
              prefetch="intent"
            >
              Quick prayer
            </LinkButton>
          </div>
        }
        className="pt-6! pb-8!"
      />
      <FirstPrompts />
    </>
  );
}

function FirstPrompts() {
  return (
    <section aria-labelledby="first-prompts" className="mx-auto max-w-xl">
      <h3 id="first-prompts" className="mb-3 text-center text-base/6 text-muted">
        Or begin with a question
      </h3>
      <ul className="grid gap-3">
        {FIRST_PROMPTS.map((prompt, index) => (
          <li key={prompt.title}>
            <Link
              to={newEntryPath({ prompt: String(index + 1) })}
              className="flex items-center gap-3 rounded-card border border-line bg-card py-3.5 pr-3 pl-4 transition-colors hover:border-line-strong"
            >
              <span className="min-w-0 grow">
                <span className="block text-sm font-medium text-accent-text">{prompt.title}</span>
                <span className="block font-serif text-base/6">{prompt.text}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
