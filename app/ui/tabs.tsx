import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId } from "react";

interface TabItem {
  value: string;
  label: string;
}

export interface TabsProps {
  /** The accessible name of the list. */
  label: string;
  items: TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
  className?: string;
  panelClass?: string;
}

/** Tabs with an underline; the list scrolls sideways where it does not fit. Arrow keys move. */
export function Tabs({ label, items, value, onValueChange, children, className, panelClass }: TabsProps) {
  const id = useId();
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => item.value !== value && onValueChange(item.value)}
            className={clsx(
              "relative inline-flex min-h-11 shrink-0 items-center px-3 text-[0.9375rem] font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2",
              "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 after:transition-opacity",
              "aria-selected:text-accent-text aria-selected:after:opacity-100",
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel is a stop of the Tab key, as in the ARIA pattern.
        tabIndex={0}
        className={clsx("pt-5 motion-safe:animate-fade-in", panelClass)}
      >
        {children}
      </div>
    </div>
  );
}

/** Moves to another tab and chooses it. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll("button")];
  const index = tabs.indexOf(event.target as HTMLButtonElement);
  const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  tab?.focus();
  tab?.click();
}
