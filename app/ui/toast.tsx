import * as RadixToast from "@radix-ui/react-toast";
import { clsx } from "clsx";
import { CircleAlert, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { IconButton } from "./icon-button";
import { type FlashToast, ToastContext, type ToastMessage } from "./use-toast";

interface Shown extends ToastMessage {
  id: number;
  open: boolean;
}

/**
 * Holds the one visible message. `initial` is the server's flash: shown after the page has loaded and
 * again whenever a new object arrives. F8 moves the focus to the region, a swipe to the right dismisses.
 */
export function ToastProvider({ initial, children }: { initial?: FlashToast | null; children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);

  const toast = useCallback((message: ToastMessage) => {
    setShown((before) => ({ ...message, id: (before?.id ?? 0) + 1, open: true }));
  }, []);
  const dismiss = useCallback(() => setShown((before) => before && { ...before, open: false }), []);
  const api = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);

  useEffect(() => {
    if (initial) toast(initial);
  }, [initial, toast]);

  return (
    <ToastContext.Provider value={api}>
      <RadixToast.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
        {children}
        {shown && <ToastView key={shown.id} message={shown} onClose={dismiss} />}
        <RadixToast.Viewport
          hotkey={["F8"]}
          className="pointer-events-none fixed inset-x-0 top-0 z-60 flex justify-center p-3 pt-[max(0.75rem,env(safe-area-inset-top))] outline-none sm:top-auto sm:right-0 sm:bottom-(--bottom-bar) sm:left-auto sm:w-104 sm:p-5 print:hidden"
        />
      </RadixToast.Provider>
    </ToastContext.Provider>
  );
}

function ToastView({ message, onClose }: { message: Shown; onClose: () => void }) {
  const { title, description, variant = "default", action, duration, open } = message;
  const destructive = variant === "destructive";
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      type="foreground"
      duration={duration}
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
