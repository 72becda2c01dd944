import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

/** Says that there is no network. The live region is there before its text, so that it is read aloud. */
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
          You're offline. Your writing is kept in this browser.
        </p>
      )}
    </div>
  );
}

/** Returns whether the browser has a network, as far as it knows; always `true` on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
