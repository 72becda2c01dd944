import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type AssistantView, threadAddress } from "../contract";
import type { ThreadState } from "./use-thread";

/**
 * Keeps the thread on the screen and the address together: a thread gets its address as soon as it has an id, a closed one
 * leaves it, and going back and forward shows the thread of each address. An answer that is being written is read on.
 *
 * @returns whether the address names the thread on the screen, and whether it names one that is not in the user's history
 */
export function useThreadAddress(
  { thread, show, close }: ThreadState,
  { history, opened }: AssistantView,
): { isNamed: boolean; isUnknown: boolean } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const named = useSearchParams()[0].get("thread");
  const id = thread?.id ?? null;
  const last = useRef(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another thread changes the address.
  useEffect(() => {
    if (id !== null && id !== named) navigate(threadAddress(id), { preventScrollReset: true });
    else if (thread === null && last.current !== null && last.current === named) navigate(pathname);
    last.current = id;
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the thread.
  useEffect(() => {
    const item = opened?.id === named ? opened : history.find((one) => one.id === named);
    if (named !== id && item) show(item);
    else if (named !== id && thread) close();
  }, [named]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the data of the page load counts.
  useEffect(() => {
    const newest = opened ?? (named === null ? history[0] : undefined);
    if (newest?.state === "streaming") show(newest);
  }, []);

  return { isNamed: named === id, isUnknown: named !== null && thread === null && opened === null };
}
