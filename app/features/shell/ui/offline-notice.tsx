import { WifiOff } from "lucide-react";
import { useOnline } from "./use-online";

/** Says that there is no network, for as long as there is none. What is read aloud is there before its words are. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-3 z-40 flex justify-center px-4 print:hidden"
    >
      {!isOnline && (
        <p className="flex items-center gap-2 rounded-full border border-line bg-card px-4 py-2 text-sm shadow-pop">
          <WifiOff aria-hidden className="size-4 shrink-0 text-muted" />
          You are offline. What you write is kept in this browser.
        </p>
      )}
    </div>
  );
}
