import * as RadixCollapsible from "@radix-ui/react-collapsible";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

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
  // No animation when the page loads: only opening by hand unfolds.
  const [wasUsed, setUsed] = useState(false);
  const trigger = (
    <RadixCollapsible.Trigger className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-lg text-left font-medium print:hidden">
      {title}
      <ChevronDown
        aria-hidden
        className="size-5 text-muted transition-transform group-data-[state=open]:rotate-180"
      />
    </RadixCollapsible.Trigger>
  );
  return (
    <RadixCollapsible.Root
      className={className}
      open={open}
      onOpenChange={(next) => {
        setUsed(true);
        onOpenChange(next);
      }}
    >
      {headingClass === undefined ? trigger : <h2 className={headingClass}>{trigger}</h2>}
      <RadixCollapsible.Content
        className={clsx(
          // Padding makes room for the focus rings that overflow-hidden would cut.
          "-mx-1 overflow-hidden px-1",
          wasUsed && "data-[state=closed]:animate-fold data-[state=open]:animate-unfold",
        )}
      >
        <div className="py-2">{children}</div>
      </RadixCollapsible.Content>
    </RadixCollapsible.Root>
  );
}
