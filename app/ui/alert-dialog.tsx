import * as RadixAlert from "@radix-ui/react-alert-dialog";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "./button";
import { scrimClass, useModal } from "./modal";

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Does not close the dialog: set `pending` while the work runs and `open` once it is done. */
  onConfirm: () => void;
  /** A third way out, between cancel and confirm. */
  alternative?: { label: string; onSelect: () => void; destructive?: boolean };
  destructive?: boolean;
  pending?: boolean;
  pendingLabel?: string;
  /** The icon of a destructive confirm button; a bin by default. */
  confirmIcon?: ReactNode;
}

/** A question that must be answered. The focus starts on cancel; Escape cancels, a click outside does not. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  alternative,
  destructive = false,
  pending = false,
  pendingLabel,
  confirmIcon,
}: AlertDialogProps) {
  // Closing while the work runs would hide how it ends.
  const change = (next: boolean) => {
    if (!pending) onOpenChange(next);
  };
  const { closeButton, content } = useModal();
  return (
    <RadixAlert.Root open={open} onOpenChange={change}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={scrimClass} />
        <div className="pointer-events-none fixed inset-0 z-50 flex items-end justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:items-center">
          <RadixAlert.Content
            {...content}
            className={clsx(
              "pointer-events-auto w-full rounded-2xl border border-line bg-card p-5 shadow-pop outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise sm:p-6",
              // Room for three buttons on one line.
              alternative ? "max-w-md sm:max-w-xl" : "max-w-md",
            )}
          >
            <RadixAlert.Title className="text-xl/7 wrap-anywhere">{title}</RadixAlert.Title>
            <RadixAlert.Description asChild>
              <div className="mt-2 leading-6 wrap-anywhere text-muted">{text}</div>
            </RadixAlert.Description>
            <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
              <RadixAlert.Cancel asChild>
                <Button ref={closeButton} variant="secondary" disabled={pending}>
                  {cancelLabel}
                </Button>
              </RadixAlert.Cancel>
              {alternative && (
                <Button
                  variant={alternative.destructive ? "destructive" : "secondary"}
                  onClick={alternative.onSelect}
                  disabled={pending}
                >
                  {alternative.label}
                </Button>
              )}
              <Button
                variant={destructive ? "destructive" : "primary"}
                icon={confirmIcon}
                onClick={onConfirm}
                pending={pending}
                pendingLabel={pendingLabel}
              >
                {confirmLabel}
              </Button>
            </div>
          </RadixAlert.Content>
        </div>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
