import { clsx } from "clsx";
import type { ReactNode } from "react";
import { shortcutText } from "./shortcut-text";

export interface ToolButtonProps {
  label: string;
  /** As Tiptap writes it: "Mod-Shift-h". */
  shortcut?: string;
  /** For what is on or off; left out for a plain action. */
  pressed?: boolean;
  /** For a button that opens something below it. */
  expanded?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One tool: an icon with a name. It never takes the focus from the text by mouse or touch. */
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
