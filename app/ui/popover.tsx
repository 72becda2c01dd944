import * as RadixPopover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { popClass } from "./overlay-class";

export interface PopoverProps {
  trigger: ReactNode;
  /** The accessible name of the panel. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  className?: string;
}

/** A small panel beside its trigger; not modal, closed by Escape or a click elsewhere. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  side = "bottom",
  align = "center",
  className,
}: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={clsx(popClass, "max-w-[calc(100vw-1.5rem)] p-4 outline-none", className)}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
