import * as RadixDialog from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "./icon-button";
import { scrimClass, useModal } from "./modal";

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, primary last. */
  footer?: ReactNode;
  /** `side` is at the right edge from 768 px, for details of the page. */
  size?: "sm" | "md" | "lg" | "side";
  closeLabel?: string;
  /** The element to focus when it opens; the close button by default. */
  initialFocus?: RefObject<HTMLElement>;
}

const sizes = {
  sm: "sm:max-w-sm sm:rounded-2xl",
  md: "sm:max-w-lg sm:rounded-2xl",
  lg: "sm:max-w-3xl sm:rounded-2xl",
  side: "md:max-h-none md:w-[26rem] md:rounded-none md:border-y-0 md:border-r-0",
};

/** A modal: at the bottom on phones, centred from 640 px. Load the component that uses it on demand. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = "md",
  closeLabel = "Close",
  initialFocus,
}: DialogProps) {
  const { closeButton, content } = useModal(initialFocus);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        {/* The wrapper positions, so that the panel itself is free to move in its animation. */}
        <div
          className={clsx(
            "pointer-events-none fixed inset-0 z-50 flex items-end justify-center",
            size === "side" ? "md:items-stretch md:justify-end" : "sm:items-center sm:p-6",
          )}
        >
          <RadixDialog.Content
            {...content}
            {...(!description && { "aria-describedby": undefined })}
            className={clsx(
              "pointer-events-auto flex max-h-[92dvh] w-full flex-col rounded-t-2xl border border-line bg-card shadow-pop outline-none",
              "data-[state=closed]:animate-sink data-[state=open]:animate-rise",
              sizes[size],
            )}
          >
            <header className="flex items-start justify-between gap-4 pt-4 pr-3 pl-5 sm:pt-5 sm:pl-6">
              <div className="min-w-0 pt-1.5">
                <RadixDialog.Title className="text-xl/7">{title}</RadixDialog.Title>
                {description && (
                  <RadixDialog.Description className="mt-1 text-muted">{description}</RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close asChild>
                <IconButton ref={closeButton} label={closeLabel}>
                  <X />
                </IconButton>
              </RadixDialog.Close>
            </header>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 pb-5 sm:px-6">
              {children}
            </div>
            {footer && (
              <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
                {footer}
              </footer>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Wrap a button of the footer in it to close the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
