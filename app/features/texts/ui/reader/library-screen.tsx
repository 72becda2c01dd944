import { EmptyState } from "~/ui/empty-state";
import { BookArt } from "~/ui/illustrations";
import type { PageLink, ReadingLibrary } from "../../contract";
import { readingPath } from "../../domain/reading-paths";
import { ContinueReading } from "../marks/continue-reading";
import { SearchBox } from "../search/search-box";
import { InstallCommand } from "./missing-screen";
import { ReaderFrame } from "./reader-frame";

/** The library: what can be read here, and some books of the Bible to begin with. */
export function LibraryScreen({ library }: { library: ReadingLibrary }) {
  const { scripture, shelves, editions } = library;
  return (
    <ReaderFrame>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-wide px-4 pt-6 pb-16 outline-none sm:px-6 lg:px-10 lg:pt-10"
      >
        <header className="mb-8 flex items-center justify-between gap-8">
          <div>
            <h1 className="text-[1.75rem]/9 lg:text-[2.125rem]/11">Library</h1>
            <p className="mt-1 max-w-xl text-pretty text-muted">
              Scripture, the Fathers and the saints, free for everyone to read.
            </p>
          </div>
          {editions.length > 0 && <BookArt className="h-24 w-auto text-muted max-sm:hidden" />}
        </header>
        {editions.length > 0 && <SearchBox className="mb-8 max-w-2xl" />}
        <ContinueReading />
        {editions.length === 0 && (
          <EmptyState
            art={<BookArt />}
            title="No texts are installed yet"
            text="Whoever runs this server can install them with one command:"
            action={<InstallCommand command="npm run texts" />}
          />
        )}
        {scripture && <Scripture {...scripture} />}
        <div className="gap-x-12 lg:columns-2">
          {shelves.map(({ title, pages }) => (
            <section key={title} className="mb-9 break-inside-avoid">
              <h2 className="mb-1 text-lg/7">{title}</h2>
              <ul>
                {pages.map(({ address, title: name, note }) => (
                  <li key={address} className="border-b border-line">
                    <a href={readingPath(address)} className="group block py-3">
                      <span className="block font-serif text-[1.1875rem]/7 group-hover:text-accent-text">
                        {name}
                      </span>
                      {note && <span className="block text-sm/5 text-muted">{note}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {editions.length > 0 && (
          <p className="mt-6 max-w-3xl text-sm/6 text-pretty text-muted">
            {editions.map(({ title, licence }) => `${title}: ${licence}.`).join(" ")}
          </p>
        )}
      </main>
    </ReaderFrame>
  );
}

/** The Bible: some books to begin with, and all of them. */
function Scripture({ note, books }: { note: string; books: PageLink[] }) {
  return (
    <section aria-labelledby="library-scripture" className="mb-10 border-b border-line pb-10">
      <h2 id="library-scripture" className="text-lg/7">
        <a href="/read/scripture" className="hover:text-accent-text">
          Scripture
        </a>
      </h2>
      <p className="text-sm/5 text-muted">{note}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {[...books, { address: "scripture", title: "All books" }].map(({ address, title }) => (
          <li key={address}>
            <a
              href={readingPath(address)}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-serif transition-colors hover:border-line-strong hover:text-accent-text"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
