import { clsx } from "clsx";
import type { ContentsGroup, ReadingContents } from "../../contract";
import { readingPath } from "../../domain/reading-paths";
import { ReaderFrame } from "./reader-frame";
import { Trail } from "./trail";

/** A table of contents: of a shelf, a work, a book or a part. */
export function ContentsScreen({ contents }: { contents: ReadingContents }) {
  const { title, note, trail, groups } = contents;
  return (
    <ReaderFrame>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-wide px-4 pt-6 pb-16 outline-none sm:px-6 lg:px-10 lg:pt-10"
      >
        <header className="mb-6 lg:mb-8">
          <Trail links={trail} />
          <h1 className="mt-1 text-[1.75rem]/9 text-pretty lg:text-[2.125rem]/11">{title}</h1>
          {note && <p className="mt-1 text-pretty text-muted">{note}</p>}
        </header>
        <Groups groups={groups} />
      </main>
    </ReaderFrame>
  );
}

/** Groups of pages; several of them share the width of wide pages. */
function Groups({ groups }: { groups: ContentsGroup[] }) {
  const isMany = groups.length > 2;
  // The books of the Bible: names alone, two in a line on phones.
  const isDense = isMany && groups.every(({ pages }) => pages.every(({ title }) => title.length < 16));
  return (
    <div className={clsx(isMany ? "gap-x-10 sm:columns-2 lg:columns-3" : "grid gap-8")}>
      {groups.map((group) => (
        <section key={group.title} className={clsx("min-w-0", isMany && "mb-8 break-inside-avoid")}>
          {group.title && <h2 className="mb-2 text-lg/7">{group.title}</h2>}
          <GroupPages group={group} isAlone={groups.length === 1} isDense={isDense} />
        </section>
      ))}
    </div>
  );
}

interface GroupPagesProps {
  group: ContentsGroup;
  isAlone: boolean;
  isDense: boolean;
}

function GroupPages({ group: { isNumbered, pages }, isAlone, isDense }: GroupPagesProps) {
  if (isNumbered) {
    return (
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a
              href={readingPath(address)}
              className="grid min-h-11 place-items-center rounded-lg border border-line bg-card tabular-nums transition-colors hover:border-line-strong hover:text-accent-text"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    );
  }
  const isLong = isAlone && pages.length > 12;
  return (
    <ul
      className={clsx(
        isLong && "gap-x-10 lg:columns-2",
        isDense && "max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6",
      )}
    >
      {pages.map(({ address, title, note }) => (
        <li key={address} className="break-inside-avoid border-b border-line">
          <a
            href={readingPath(address)}
            className="group flex min-h-11 items-baseline justify-between gap-4 py-2.5 font-serif text-[1.0625rem]/6"
          >
            <span className="min-w-0 text-pretty group-hover:text-accent-text">{title}</span>
            {note && (
              <span
                className={clsx(
                  "shrink-0 text-right font-sans text-sm text-muted",
                  isDense && "max-sm:sr-only",
                )}
              >
                {note}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
