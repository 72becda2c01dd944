import { clsx } from "clsx";
import type { ReadingPage } from "../../contract";
import { readingPath } from "../../domain/reading-paths";

/** Returns the short name of a text: "World English Bible" of "World English Bible, Catholic Edition". */
export const shortTitle = (title: string) => title.split(",")[0]!;

/** The edition of the page. With several installed it is chosen by links, alone or with another beside it. */
export function EditionChoice({ page }: { page: ReadingPage }) {
  const { editions, columns, choice, address } = page;
  const shown = columns[0]!.edition;
  if (editions.length < 2) {
    return <p className="mt-2 text-[0.9375rem] text-muted">{shown.title}</p>;
  }
  const others = editions.filter(({ id }) => id !== shown.id);
  const marked = choice.marked;
  const isDefault = (id: string) => id === editions[0]!.id;
  const single = editions.map(({ id, title }) => ({
    label: shortTitle(title),
    href: readingPath(address, { text: isDefault(id) ? null : id, marked }),
    isCurrent: id === shown.id && choice.beside === null,
  }));
  const pairs = others.map(({ id, title }) => ({
    label: others.length === 1 ? "Side by side" : `With ${shortTitle(title)}`,
    href: readingPath(address, { text: choice.text, beside: id, marked }),
    isCurrent: choice.beside === id,
  }));
  return (
    <nav aria-label="Translation" className="mt-3 print:hidden">
      <ul className="-mx-1 flex flex-wrap gap-1">
        {[...single, ...pairs].map(({ label, href, isCurrent }) => (
          <li key={label}>
            <a
              href={href}
              aria-current={isCurrent || undefined}
              className={clsx(
                "inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm transition-colors pointer-coarse:min-h-11",
                isCurrent
                  ? "border-transparent bg-accent-soft font-medium text-accent-text"
                  : "border-line text-muted hover:border-line-strong hover:text-ink",
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
