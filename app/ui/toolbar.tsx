import { clsx } from "clsx";
import {
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";

export interface ToolbarProps {
  label: string;
  children: ReactNode;
  onEscape: () => void;
  className?: string;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tool buttons in a row: one stop of the Tab key, arrow keys between them (the ARIA toolbar pattern). */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, children, onEscape, className },
  ref,
) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);

  // The buttons render tabIndex -1 and the stop is moved in the DOM, so that it survives their re-rendering.
  useLayoutEffect(() => {
    const all = tools(box.current);
    if (all[0] && !all.some((tool) => tool.tabIndex === 0)) all[0].tabIndex = 0;
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onEscape();
      return;
    }
    const all = tools(box.current);
    const index = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (!step || index < 0) return;
    event.preventDefault();
    all[step(index, all.length - 1)]?.focus();
  };

  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={label}
      onKeyDown={handleKeyDown}
      onFocus={({ target }) => {
        for (const tool of tools(box.current)) tool.tabIndex = tool === target ? 0 : -1;
      }}
      className={clsx("flex items-center gap-0.5", className)}
    >
      {children}
    </div>
  );
});

/** Moves the focus into a toolbar, to its last focused tool. */
export function focusToolbar(toolbar: HTMLElement | null) {
  const all = tools(toolbar);
  (all.find((tool) => tool.tabIndex === 0) ?? all[0])?.focus();
}

function tools(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];
}

/** A line between groups of tools. */
export function ToolbarLine() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;
}

export interface ToolButtonProps {
  label: string;
  /** As Tiptap writes it: "Mod-Shift-h". */
  shortcut?: string;
  /** For tools that are on or off; left out for an action. */
  pressed?: boolean;
  /** For tools that open something. */
  expanded?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One tool: an icon with a name. A mouse or touch never takes the focus from the text. */
export function ToolButton({
  label,
  shortcut,
  pressed,
  expanded,
  disabled,
  onSelect,
  children,
}: ToolButtonProps) {
  const keys = shortcut ? shortcutText(shortcut) : null;
  return (
    <button
      type="button"
      data-tool=""
      tabIndex={-1}
      aria-label={label}
      title={keys ? `${label} (${keys.shown})` : label}
      aria-keyshortcuts={keys?.aria}
      aria-pressed={pressed}
      aria-expanded={expanded}
      // Not `disabled`: the arrow keys would lose their place when the last step is undone.
      aria-disabled={disabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onSelect()}
      className={clsx(
        "grid size-9 shrink-0 place-items-center rounded-lg text-ink transition-colors pointer-coarse:size-11 max-md:size-11 [&_svg]:size-[1.15rem]",
        "hover:bg-sunken focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:opacity-40",
        "aria-expanded:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-text",
      )}
    >
      {children}
    </button>
  );
}

/** Returns a shortcut for `aria-keyshortcuts` and for a tooltip, with the keys of this machine. */
function shortcutText(shortcut: string): { aria: string; shown: string } {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const keys = shortcut.split("-").map((key) => (key.length === 1 ? key.toUpperCase() : key));
  const names = isMac ? { Mod: "Meta", Alt: "Alt" } : { Mod: "Control", Alt: "Alt" };
  const signs = isMac ? { Mod: "⌘", Shift: "⇧", Alt: "⌥" } : { Mod: "Ctrl", Shift: "Shift", Alt: "Alt" };
  const named = (table: Record<string, string>) => keys.map((key) => table[key] ?? key);
  return { aria: named(names).join("+"), shown: named(signs).join(isMac ? "" : "+") };
}
