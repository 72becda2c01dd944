import { HandHeart } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const IntentionsDialog = lazy(() => import("./intentions-dialog"));

/** How many intentions are open; leads to them. The dialog's code comes with the first click. */
export function IntentionsBadge({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const badge = (
    <button
      type="button"
      aria-haspopup="dialog"
      className="mt-1 inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm font-medium text-accent-text transition-colors hover:bg-accent hover:text-accent-ink pointer-coarse:min-h-11 print:hidden"
      onClick={() => {
        setOpened(true);
        setOpen(true);
      }}
    >
      <HandHeart aria-hidden className="size-4" />
      {count} active {count === 1 ? "intention" : "intentions"}
    </button>
  );
  if (!wasOpened) return badge;
  return (
    <Suspense fallback={badge}>
      <IntentionsDialog open={isOpen} onOpenChange={setOpen} trigger={badge} />
    </Suspense>
  );
}
