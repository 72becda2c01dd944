import { HandHeart } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const IntentionsDialog = lazy(() => import("./intentions-dialog"));

/** How many intentions are open; leads to them. */
export function IntentionsBadge({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        className="mt-1 inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm font-medium text-accent-text transition-colors hover:bg-accent hover:text-accent-ink pointer-coarse:min-h-11 print:hidden"
      >
        <HandHeart aria-hidden className="size-4" />
        {count} active {count === 1 ? "intention" : "intentions"}
      </button>
      <Suspense>{wasOpened && <IntentionsDialog open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
