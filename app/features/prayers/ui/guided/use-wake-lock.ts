import { useEffect } from "react";

/** Keeps the screen awake while the page is visible, where the browser supports it. A hidden page loses the lock. */
export function useWakeLock() {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const request = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isGone) await lock.release();
      } catch {
        // Refused, for instance to save the battery: the prayer goes on without it.
      }
    };
    void request();
    document.addEventListener("visibilitychange", request);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", request);
      void lock?.release().catch(() => {});
    };
  }, []);
}
