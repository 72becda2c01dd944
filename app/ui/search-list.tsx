import { clsx } from "clsx";
import { Command } from "cmdk";
import { Check, Search } from "lucide-react";
import { forwardRef } from "react";
import { controlClass } from "./field";

interface SearchItem {
  value: string;
  label: string;
  /** Quieter, at the right. */
  hint?: string;
}

export interface SearchListProps {
  /** The accessible name of the box and its list. */
  label: string;
  placeholder?: string;
  items: SearchItem[];
  /** The chosen item. */
  current?: string;
  onChoose: (value: string) => void;
  /** Whether an item matches the typed text. */
  matches: (value: string, search: string) => boolean;
  /** Shown when nothing matches. */
  emptyText: string;
}

/** A long list that a text box filters; arrow keys and Enter choose. The ref is the box. Load its user on demand. */
export const SearchList = forwardRef<HTMLInputElement, SearchListProps>(function SearchList(props, ref) {
  const { label, placeholder, items, current, onChoose, matches, emptyText } = props;
  return (
    <Command
      label={label}
      defaultValue={current}
      filter={(value, search) => (matches(value, search) ? 1 : 0)}
      className="grid gap-2"
    >
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-[1.15rem] -translate-y-1/2 text-muted"
        />
        <Command.Input ref={ref} placeholder={placeholder} className={controlClass("h-11 pl-10.5")} />
      </div>
      <Command.List label={label} className="h-[min(22rem,50dvh)] overflow-y-auto overscroll-contain">
        <Command.Empty className="px-3 py-8 text-center text-muted">{emptyText}</Command.Empty>
        {items.map((item) => (
          <Command.Item
            key={item.value}
            value={item.value}
            onSelect={() => onChoose(item.value)}
            className={clsx(
              "flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-lg px-3 py-1.5 select-none",
              "data-[selected=true]:bg-sunken forced-colors:data-[selected=true]:outline-2",
            )}
          >
            <span className="min-w-0">{item.label}</span>
            <span className="ml-auto text-right text-sm text-muted">{item.hint}</span>
            {item.value === current && (
              <>
                <Check aria-hidden className="size-[1.15rem] shrink-0 text-accent-text" />
                <span className="sr-only">chosen</span>
              </>
            )}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
});
