import { useEffect } from "react";
import { endPushesOfOthers, hasWorkers, registerWorker, rememberUser } from "./browser-worker";

/**
 * Installs the service worker for those who are signed in, once the page is at rest, and has the browser forget who was
 * here before. Not in development: its server
 * changes files under the worker's hands.
 */
export function useBrowserWorker(userId: string): void {
  useEffect(() => {
    rememberUser(userId);
    if (userId) void endPushesOfOthers(userId).catch(() => {});
    if (!userId || !hasWorkers() || !import.meta.env.PROD) return;
    const register = () => void registerWorker().catch(() => {});
    if (document.readyState === "complete") return register();
    addEventListener("load", register, { once: true });
    return () => removeEventListener("load", register);
  }, [userId]);
}
