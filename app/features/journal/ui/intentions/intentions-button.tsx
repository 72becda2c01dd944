import { lazy, type ReactNode, Suspense, useState } from "react";

const IntentionsDialog = lazy(() => import("./intentions-dialog"));

/** A button that opens all intentions in a dialog, whose code is loaded on the first click. */
export function IntentionsButton({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen !== null && (
        <Suspense>
          <IntentionsDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
