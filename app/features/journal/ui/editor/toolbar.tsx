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
  /** Escape was pressed in it. */
  onEscape: () => void;
  className?: string;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Buttons side by side: one stop of the Tab key, arrow keys between them (the ARIA toolbar pattern). */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, children, onEscape, className },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDivElement);

  // The buttons render tabIndex -1 and the stop is moved in the DOM, so that it survives their re-rendering.
  useLayoutEffect(() => {
    const all = tools(own.current);
    if (all[0] && !all.some((tool) => tool.tabIndex === 0)) all[0].tabIndex = 0;
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onEscape();
      return;
    }
    const all = tools(own.current);
    const index = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (!step || index < 0) return;
    event.preventDefault();
    all[step(index, all.length - 1)]?.focus();
  };

  return (
    <div
      ref={own}
      role="toolbar"
      aria-label={label}
      onKeyDown={handleKeyDown}
      onFocus={({ target }) => {
        for (const tool of tools(own.current)) tool.tabIndex = tool === target ? 0 : -1;
      }}
      className={clsx("flex items-center gap-0.5", className)}
    >
      {children}
    </div>
  );
});

/** Moves the focus into a toolbar, to where it was last. */
export function focusToolbar(toolbar: HTMLElement | null) {
  const all = tools(toolbar);
  (all.find((tool) => tool.tabIndex === 0) ?? all[0])?.focus();
}

/** A line between groups of tools. */
export function ToolbarLine() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;
}

function tools(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];
}
