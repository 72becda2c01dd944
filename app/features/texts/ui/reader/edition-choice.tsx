import { clsx } from "clsx";
import type { Edition, ReadingPage } from "../../contract";
import { readingPath } from "../../domain/reading-paths";

/**
 * Returns the short name of an edition: of a Bible its name without "Bible", of another text its translator or collection,
 * as its work is named above.
 */
export function shortTitle({ title, kind }: Edition): string {
  const [name = title, ...more] = title.split(", ");
  return kind === "bible" || more.length === 0 ? name.replace(/ Bible$/, "") : more.join(", ");
}

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
  const single = editions.map((edition) => ({
    label: shortTitle(edition),
    href: readingPath(address, { text: isDefault(edition.id) ? null : edition.id, marked }),
    isCurrent: edition.id === shown.id && choice.beside === null,
  }));
  const pairs = others.map((edition) => ({
    label: others.length === 1 ? "Both" : `With ${shortTitle(edition)}`,
    href: readingPath(address, { text: choice.text, beside: edition.id, marked }),
    isCurrent: choice.beside === edition.id,
  }));
  return (
    <nav aria-label="Translation" className="mt-3 print:hidden">
      <ul className="flex flex-wrap gap-1">
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
