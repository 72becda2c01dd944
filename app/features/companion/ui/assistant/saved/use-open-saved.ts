import { useEffect, useState } from "react";
import type { SavedResponse } from "~/features/library/contract";
import type { useThread } from "../use-thread";
import type { SavedList } from "./use-saved-list";

/** The saved response that is shown in the place of a thread; the next question closes it. */
export function useOpenSaved({ thread, close }: ReturnType<typeof useThread>, { loaded }: SavedList) {
  const [chosen, setChosen] = useState<SavedResponse | null>(null);
  const isAsking = thread !== null;
  useEffect(() => {
    if (isAsking) setChosen(null);
  }, [isAsking]);
  const open = (saved: SavedResponse) => {
    close();
    setChosen(saved);
  };
  const fresh = loaded?.items.find(({ id }) => id === chosen?.id) ?? chosen;
  return { saved: isAsking ? null : fresh, open, close: () => setChosen(null) };
}
