import * as RadixToast from "@radix-ui/react-toast";
import { clsx } from "clsx";
import { CircleAlert, X } from "lucide-react";
import { IconButton } from "./icon-button";
import type { ToastMessage } from "./use-toast";

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

interface ToastRegionProps {
  message: ShownToast | null;
  onClose: () => void;
}

/** Where the one message appears: at the top on phones, away from the thumb; at the lower right from 640 px. */
export function ToastRegion({ message, onClose }: ToastRegionProps) {
  return (
    // Keyed: Radix keeps "paused" for good when a toast under the pointer or the focus is closed.
    <RadixToast.Provider key={message?.id ?? 0} swipeDirection="right" swipeThreshold={50} duration={5000}>
      {message && <ToastView message={message} onClose={onClose} />}
      <RadixToast.Viewport
        hotkey={["F8"]}
        className="pointer-events-none fixed inset-x-0 top-0 z-60 flex justify-center p-3 pt-[max(0.75rem,env(safe-area-inset-top))] outline-none sm:top-auto sm:right-0 sm:bottom-(--bottom-bar) sm:left-auto sm:w-104 sm:p-5 print:hidden"
      />
    </RadixToast.Provider>
  );
}

function ToastView({ message, onClose }: { message: ShownToast; onClose: () => void }) {
  const { title, description, variant = "default", action, open } = message;
  const destructive = variant === "destructive";
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      type="foreground"
      className={clsx(
        "pointer-events-auto relative flex w-full max-w-md items-start gap-3 rounded-card border bg-card py-3 pr-2 pl-4 shadow-pop",
        "data-[state=closed]:animate-fade-out data-[state=open]:animate-rise",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)",
        destructive ? "border-danger/60" : "border-line",
      )}
    >
      {destructive && <CircleAlert aria-hidden className="mt-2.5 size-5 text-danger" />}
      <div className="min-w-0 grow py-2">
        <RadixToast.Title className={clsx("leading-6 font-medium", destructive && "text-danger")}>
          {title}
        </RadixToast.Title>
        {description && (
          <RadixToast.Description className="text-[0.9375rem]/6 text-muted">
            {description}
          </RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action
          altText={action.altText ?? action.label}
          onClick={action.onSelect}
          className="min-h-11 shrink-0 self-center rounded-full px-3.5 font-medium text-accent-text transition-colors hover:bg-accent-soft"
        >
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <IconButton label="Dismiss">
          <X />
        </IconButton>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
