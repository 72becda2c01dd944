import { useEffect, useReducer, useRef } from "react";
import type { JournalMode, JournalView } from "./journal-mode";
import { isModeReady, loadMode } from "./mode-screens";

/**
 * The view to show: the one asked for, or the one before while the code of the other's mode is on its way, so that
 * nothing half-made is seen. `first` is the mode that the journal opened with.
 */
export function useReadyView(view: JournalView): { shown: JournalView; first: JournalMode } {
  const first = useRef(view.mode).current;
  const before = useRef(view);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const { mode } = view;
  const isReady = isModeReady(mode, first);
  const shown = isReady ? view : before.current;

  useEffect(() => {
    before.current = shown;
  });
  useEffect(() => {
    if (isReady) return;
    // A new version of the app has taken the place of this one, or the network is gone: begin from the address.
    loadMode(mode).then(showAgain, () => window.location.reload());
  }, [isReady, mode]);

  return { shown, first };
}
