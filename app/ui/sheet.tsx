import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button";
import { scrimClass, useModal } from "./modal";

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
}

/** A modal page edge for details: from below on phones, at the right from 768 px. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const { closeButton, content } = useModal();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          {...content}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-t-2xl border border-line bg-card shadow-pop outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-[26rem] md:rounded-none md:border-y-0 md:border-r-0"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
            <RadixDialog.Title className="min-w-0 pt-2 text-lg/6">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton ref={closeButton} label="Close">
                <X />
              </IconButton>
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
