import { clsx } from "clsx";
import type { ReadingPage } from "../../contract";
import { EditionChoice } from "./edition-choice";
import { Trail } from "./trail";

/** Longer names of chapters are set smaller. */
const LONG_NAME = 40;

/** Returns the title of a page where there is little room: "John 6", "Chapter 7". */
export function shortPageTitle(page: ReadingPage): string {
  const { number, name } = splitTitle(page);
  return number || name;
}

interface PageHeaderProps {
  page: ReadingPage;
  /** The chapter that the Vulgate counts here; `null` for the same one. */
  vulgate: string | null;
}

/** The way to a page, its title and its editions. */
export function PageHeader({ page, vulgate }: PageHeaderProps) {
  const { number, name } = splitTitle(page);
  const size =
    name.length > LONG_NAME ? "text-2xl/8 lg:text-[1.75rem]/9" : "text-[1.75rem]/9 lg:text-[2.125rem]/11";
  return (
    <header className="mb-6 lg:mb-8">
      <Trail links={page.trail} />
      <h1 className={clsx("mt-1 text-pretty", size)}>
        {number && (
          <span className="block font-sans text-[0.9375rem]/6 font-medium tracking-normal text-accent-text">
            {number}
            <span className="sr-only">: </span>
          </span>
        )}
        {name}
      </h1>
      {vulgate && (
        <p className="mt-1 text-[0.9375rem] text-muted">
          {page.work === "bible Ps" ? "Psalm" : "Chapter"} {vulgate} in the Vulgate
        </p>
      )}
      <EditionChoice page={page} />
    </header>
  );
}

/** Returns the number and the name in a title: "Chapter 7" and "Let Us Stand Aloof from Such Heretics". */
function splitTitle({ kind, title }: ReadingPage): { number: string; name: string } {
  const [, number = "", name = title] = /^((?:[A-Z][a-z]+ )?\d+)\. (.+)$/.exec(title) ?? [];
  return { number: kind === "summa" && number ? `Article ${number}` : number, name };
}
