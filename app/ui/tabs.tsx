import * as RadixTabs from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import type { ReactNode } from "react";

interface TabItem {
  value: string;
  label: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the list. */
  label: string;
  items: TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** One `TabPanel` for each item. */
  children: ReactNode;
  className?: string;
}

/** Tabs with an underline; the list scrolls sideways where it does not fit. Arrow keys move. */
export function Tabs({ label, items, children, className, ...state }: TabsProps) {
  return (
    <RadixTabs.Root className={className} {...state}>
      <RadixTabs.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className={clsx(
              "relative inline-flex min-h-11 shrink-0 items-center px-3 text-[0.9375rem] font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2",
              "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 after:transition-opacity",
              "data-[state=active]:text-accent-text data-[state=active]:after:opacity-100",
            )}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

/** The content of the tab with the same value. */
export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <RadixTabs.Content value={value} className={clsx("pt-5 motion-safe:animate-fade-in", className)}>
      {children}
    </RadixTabs.Content>
  );
}
