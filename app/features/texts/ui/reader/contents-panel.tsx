import { ChevronDown, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ContentsGroup, ReadingChoice } from "../../contract";
import { readingPath } from "../../domain/reading-paths";
import { popoverButton, popoverPanel } from "./popover";

const PANEL = "reader-contents";

/** Opens the table of contents where it is not a column of the page. */
export function ContentsButton({ title }: { title: string }) {
  return (
    <button
      type="button"
      aria-label={`Contents, now at ${title}`}
      className="reader-contents-button inline-flex min-h-11 min-w-0 items-center gap-1 rounded-full px-2.5 font-serif text-[1.0625rem] transition-colors hover:bg-sunken"
      {...popoverButton(PANEL)}
    >
      <span className="truncate">{title}</span>
      <ChevronDown aria-hidden className="size-4 text-muted" />
    </button>
  );
}

interface ContentsPanelProps {
  groups: ContentsGroup[];
  /** The address of the page. */
  current: string;
  choice: ReadingChoice;
}

/** The table of contents at hand: a column of wide pages, elsewhere a panel that opens at the left. */
export function ContentsPanel({ groups, current, choice }: ContentsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const show = () => showCurrent(element);
    show();
    element?.addEventListener("toggle", show);
    return () => element?.removeEventListener("toggle", show);
  }, []);
  return (
    <nav
      ref={panel}
      aria-label="Contents"
      className="reader-panel reader-panel-side"
      {...popoverPanel(PANEL)}
    >
      <button
        type="button"
        className="reader-contents-button mb-2 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-[0.9375rem] text-muted hover:text-ink"
        {...popoverButton(PANEL)}
      >
        <X aria-hidden className="size-5" />
        Close
      </button>
      {groups.map((group) => (
        <PanelGroup key={group.title} group={group} current={current} choice={choice} />
      ))}
    </nav>
  );
}

/** Scrolls the panel, and not the page, to the current page in a long book. */
function showCurrent(panel: HTMLElement | null): void {
  const current = panel?.querySelector<HTMLElement>("[aria-current=page]");
  if (panel && current) panel.scrollTop = current.offsetTop - panel.clientHeight / 2;
}

interface PanelGroupProps {
  group: ContentsGroup;
  current: string;
  choice: ReadingChoice;
}

function PanelGroup({ group: { title, isNumbered, pages }, current, choice }: PanelGroupProps) {
  return (
    <section className="mb-6">
      <h2 className="mb-2 font-sans text-sm font-medium tracking-normal text-muted">{title}</h2>
      <ul className={isNumbered ? "reader-grid" : "reader-list"}>
        {pages.map((page) => (
          <li key={page.address}>
            <a
              href={readingPath(page.address, { ...choice, marked: [] })}
              aria-current={
                page.address === current ? "page" : current.startsWith(`${page.address}/`) || undefined
              }
            >
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
