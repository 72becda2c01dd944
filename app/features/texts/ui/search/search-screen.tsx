import { EmptyState } from "~/ui/empty-state";
import { BookArt } from "~/ui/illustrations";
import { MarkedText } from "~/ui/marked-text";
import { readingPath, SEARCH_PATH } from "../../domain/reading-paths";
import type { SearchHit, TextSearch } from "../../domain/search-results";
import { InstallCommand } from "../reader/missing-screen";
import { ReaderFrame } from "../reader/reader-frame";
import { SearchBox } from "./search-box";

const EXAMPLES = ["the Lord is my shepherd", "mercy and truth", "John 6:53-58", "restless heart"];

/** The search over all texts: Scripture first, then the other works. */
export function SearchScreen({ found }: { found: TextSearch }) {
  const { search, hits } = found;
  return (
    <ReaderFrame>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[46rem] px-4 pt-6 pb-16 outline-none sm:px-6 lg:pt-10"
      >
        <h1 className="text-[1.75rem]/9 lg:text-[2.125rem]/11">Search</h1>
        <SearchBox search={search} className="mt-4" />
        {search === "" ? <Examples /> : <Answers found={found} />}
        <Hits title="Scripture" hits={hits.filter(({ isScripture }) => isScripture)} />
        <Hits title="Other works" hits={hits.filter(({ isScripture }) => !isScripture)} />
        {search !== "" && hits.length === 0 && <NothingFound {...found} />}
      </main>
    </ReaderFrame>
  );
}

function Examples() {
  return (
    <div className="mt-6">
      <p className="text-pretty text-muted">
        Search Scripture, the Fathers, the Summa and more. Quote a verse as you remember it, or give a
        reference.
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <a
              href={`${SEARCH_PATH}?${new URLSearchParams({ q: example })}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-serif transition-colors hover:border-line-strong hover:text-accent-text"
            >
              {example}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is said about the search itself: a book to open, references that lead nowhere. */
function Answers({ found: { book, missing, hasTexts } }: { found: TextSearch }) {
  return (
    <>
      {book && hasTexts && (
        <p className="mt-6">
          <a
            href={readingPath(book.address)}
            className="inline-flex min-h-11 items-center text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Open {book.title}
          </a>
        </p>
      )}
      {hasTexts &&
        missing.map(({ reference, exists }) => (
          <p key={reference} className="mt-6 text-pretty">
            {exists ? `No installed text has ${reference}.` : `${reference} does not exist.`}
          </p>
        ))}
    </>
  );
}

function Hits({ title, hits }: { title: string; hits: SearchHit[] }) {
  if (hits.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="border-b border-line pb-2 text-lg/7">{title}</h2>
      <ol>
        {hits.map((hit) => (
          <li key={`${hit.text} ${hit.address}`} className="group relative border-b border-line py-4">
            <h3 className="font-serif text-[1.1875rem]/7">
              <a href={hit.address} className="group-hover:text-accent-text after:absolute after:inset-0">
                {hit.reference}
              </a>
            </h3>
            <p className="mt-1 font-serif text-[1.0625rem]/7 text-pretty">
              <MarkedText parts={hit.excerpt} />
            </p>
            <p className="mt-1 text-sm/5 text-muted">{hit.title}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NothingFound({ search, book, missing, hasTexts }: TextSearch) {
  if (!hasTexts) {
    return (
      <EmptyState
        art={<BookArt />}
        title="No texts are installed yet"
        text="Whoever runs this server can install them with one command:"
        action={<InstallCommand command="npm run texts" />}
      />
    );
  }
  if (book || missing.length > 0) return null;
  return (
    <div className="mt-8">
      <p className="text-pretty">Nothing found for “{search}”.</p>
      <p className="mt-1 text-pretty text-muted">Try fewer words, or other ones.</p>
    </div>
  );
}
