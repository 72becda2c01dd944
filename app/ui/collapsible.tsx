import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface CollapsibleProps {
  title: ReactNode;
  /** Makes the title a heading, around the button: headings inside of buttons are lost to screen readers. */
  headingClass?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

/** A heading that opens and closes what is below it. */
export function Collapsible({
  title,
  headingClass,
  children,
  className,
  open,
  onOpenChange,
}: CollapsibleProps) {
  const id = useId();
  const trigger = (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={id}
      onClick={() => onOpenChange(!open)}
      className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-lg text-left font-medium print:hidden"
    >
      {title}
      <ChevronDown
        aria-hidden
        className="size-5 text-muted transition-transform group-aria-expanded:rotate-180"
      />
    </button>
  );
  return (
    <div className={className}>
      {headingClass === undefined ? trigger : <h2 className={headingClass}>{trigger}</h2>}
      <div
        id={id}
        className={clsx(
          "grid transition-[grid-template-rows,opacity,visibility] duration-200 ease-out",
          open ? "grid-rows-[1fr]" : "invisible grid-rows-[0fr] opacity-0",
        )}
      >
        {/* Padding makes room for the focus rings that overflow-hidden would cut. */}
        <div className="-mx-1 min-w-0 overflow-hidden px-1">
          <div className="py-2">{children}</div>
        </div>
      </div>
    </div>
  );
}
