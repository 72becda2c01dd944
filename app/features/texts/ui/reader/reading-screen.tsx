import { clsx } from "clsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect } from "react";
import type { PageLink, ReadingChoice, ReadingPage } from "../../contract";
import { readingPath } from "../../domain/reading-paths";
import { Marks } from "../marks/marks";
import { ArticleOutline, type ArticlePart, ArticleParts, articleParts } from "./article-parts";
import { ContentsButton, ContentsPanel } from "./contents-panel";
import { shortTitle } from "./edition-choice";
import { Footnotes } from "./footnotes";
import { PageHeader, shortPageTitle } from "./page-header";
import { placeNotes } from "./passage-words";
import { Prose } from "./prose";
import { ReaderFrame } from "./reader-frame";
import { type NumberedColumn, Verses } from "./verses";
import { vulgateChapter } from "./vulgate";

/** A page with words: a chapter, an article, a day, with its table of contents at hand. */
export function ReadingScreen({ page }: { page: ReadingPage }) {
  useMarkedInView(page);
  const { kind, columns, choice } = page;
  const isBeside = columns.length > 1;
  const numbered = columns.map((column, index) => ({
    ...column,
    notes: placeNotes(column.passages, index === 0 ? "" : "beside-"),
  }));
  const first = numbered[0]!;
  const parts = kind === "summa" ? articleParts(first.passages) : [];
  const vulgate = kind === "bible" ? vulgateChapter(first.passages) : null;
  const hasSide = !isBeside && (parts.length > 0 || first.notes.length > 0);
  return (
    <ReaderFrame contentsButton={<ContentsButton title={shortPageTitle(page)} />}>
      <div
        data-beside={isBeside || undefined}
        className={clsx(
          "reader-columns mx-auto grid max-w-[88rem] px-4 sm:px-6 lg:px-8",
          !isBeside && "lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10",
        )}
      >
        <ContentsPanel groups={page.contents} current={page.address} choice={choice} />
        <main
          id="main"
          tabIndex={-1}
          className={clsx(
            "mx-auto w-full min-w-0 pt-6 pb-16 outline-none lg:pt-10",
            isBeside ? "max-w-[68rem]" : "max-w-[37rem]",
            hasSide &&
              "xl:grid xl:max-w-none xl:grid-cols-[minmax(0,37rem)_minmax(14rem,18rem)] xl:justify-center xl:gap-x-12",
          )}
        >
          <article className="min-w-0">
            <PageHeader page={page} vulgate={vulgate} />
            <Marks page={page} />
            {isBeside && <ColumnTitles titles={columns.map(({ edition }) => edition.title)} />}
            <Words kind={kind} columns={numbered} parts={parts} withVulgate={vulgate === null} />
          </article>
          <aside
            className={clsx(
              "mt-10 grid content-start gap-8 empty:hidden print:mt-6",
              hasSide &&
                "xl:sticky xl:top-20 xl:row-span-2 xl:mt-16 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto",
            )}
          >
            {parts.length > 0 && <ArticleOutline parts={parts} />}
            {numbered.map(({ edition, notes }) => (
              <Footnotes
                key={edition.id}
                notes={notes}
                title={isBeside ? `Notes of ${shortTitle(edition)}` : "Notes"}
              />
            ))}
          </aside>
          <footer className="mt-10">
            <Neighbours previous={page.previous} next={page.next} choice={choice} />
            <p className="mt-8 border-t border-line pt-4 text-sm text-muted">
              {columns.map(({ edition }) => `${edition.title}. ${edition.licence}.`).join(" ")}
            </p>
          </footer>
        </main>
      </div>
    </ReaderFrame>
  );
}

interface WordsProps {
  kind: ReadingPage["kind"];
  columns: NumberedColumn[];
  parts: ArticlePart[];
  withVulgate: boolean;
}

/** The words of a page: verses, the parts of an article, or paragraphs. */
function Words({ kind, columns, parts, withVulgate }: WordsProps) {
  if (kind === "bible") return <Verses columns={columns} withVulgate={withVulgate} />;
  if (kind !== "summa") return <Prose columns={columns} />;
  const { edition, notes } = columns[0]!;
  return <ArticleParts parts={parts} notes={notes} textId={edition.id} language={edition.language} />;
}

function ColumnTitles({ titles }: { titles: string[] }) {
  return (
    <div className="mb-4 hidden gap-x-10 border-b border-line pb-2 text-[0.9375rem] text-muted lg:grid lg:grid-cols-2">
      {titles.map((title) => (
        <p key={title} className="pl-[2.4rem]">
          {title}
        </p>
      ))}
    </div>
  );
}

interface NeighboursProps {
  previous: PageLink | null;
  next: PageLink | null;
  choice: ReadingChoice;
}

/** Links to the pages before and after. */
function Neighbours({ previous, next, choice }: NeighboursProps) {
  const kept = { ...choice, marked: [] };
  const shape =
    "flex min-h-13 items-center gap-3 rounded-card border border-line bg-card px-4 py-2.5 text-[0.9375rem]/5 transition-colors hover:border-line-strong [&_svg]:size-5 [&_svg]:text-muted";
  return (
    <nav aria-label="Pages before and after" className="grid grid-cols-2 gap-3 print:hidden">
      {previous ? (
        <a href={readingPath(previous.address, kept)} rel="prev" className={shape}>
          <ArrowLeft aria-hidden />
          <span className="min-w-0 text-pretty">
            <span className="sr-only">Previous: </span>
            {previous.title}
          </span>
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a
          href={readingPath(next.address, kept)}
          rel="next"
          className={clsx(shape, "justify-end text-right")}
        >
          <span className="min-w-0 text-pretty">
            <span className="sr-only">Next: </span>
            {next.title}
          </span>
          <ArrowRight aria-hidden />
        </a>
      )}
    </nav>
  );
}

/** Brings the marked verses into view, unless the address names a place of its own. */
function useMarkedInView({ address }: ReadingPage): void {
  useEffect(() => {
    if (!address || location.hash) return;
    document.querySelector("[data-marked]")?.scrollIntoView({ block: "center" });
  }, [address]);
}
