import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { ShownToast, ToastRegion } from "./toast-region";
import { useFirstInput } from "./use-first-input";
import { type FlashToast, ToastContext, type ToastMessage } from "./use-toast";

/**
 * Holds the one visible message. `initial` is the server's flash: shown after the page has loaded and
 * again whenever a new object arrives. F8 moves the focus to the region, a swipe to the right dismisses.
 */
export function ToastProvider({ initial, children }: { initial?: FlashToast | null; children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);

  // On demand, to keep it out of what a page needs to start. Failing must not cost the page: the next message tries again.
  const load = useCallback(() => {
    import("./toast-region").then(
      (module) => setRegion(() => module.ToastRegion),
      () => {},
    );
  }, []);

  const toast = useCallback(
    (message: ToastMessage) => {
      setShown((before) => ({ ...message, id: (before?.id ?? 0) + 1, open: true }));
      load();
    },
    [load],
  );
  const dismiss = useCallback(() => setShown((before) => before && { ...before, open: false }), []);
  const api = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);

  useEffect(() => {
    if (initial) toast(initial);
  }, [initial, toast]);

  // With the first touch or key, so that "you are offline" can still be said once the network is gone.
  useFirstInput(load);

  return (
    <ToastContext.Provider value={api}>
      {children}
      {Region && <Region message={shown} onClose={dismiss} />}
    </ToastContext.Provider>
  );
}
