import { useEffect, useRef, useState } from "react";
import type { PrayerStyle } from "~/features/accounts/contract";
import type { CheckedCitation } from "~/features/companion/contract";
import type { Engine } from "~/features/companion/domain/limits";
import { useDraft } from "~/features/drafts/ui/use-draft";
import type { PrayerCategory } from "../../contract";

/** The wish for a prayer, as the form collects it. */
export interface Wish {
  title: string;
  /** Empty until one is chosen: the words alone say what the prayer is about. */
  category: PrayerCategory | "";
  prayerStyle: PrayerStyle;
  intention: string;
}

/** A prayer by the companion, not saved yet. */
export interface Generated {
  text: string;
  engine: Engine;
  /** Its references and quotations; absent in prayers that an older version kept. */
  checked?: CheckedCitation[];
}

interface Kept {
  wish: Wish;
  generated: Generated | null;
}

/** Keeps the generator's form and the generated prayer in this browser until the prayer is saved. */
export function useWish(prayerStyle: PrayerStyle) {
  const [empty] = useState<Kept>(() => ({
    wish: { title: "", category: "", prayerStyle, intention: "" },
    generated: null,
  }));
  const [now, setNow] = useState(empty);
  const latest = useRef(now);
  const draft = useDraft<Kept>({
    target: "generated-prayer",
    read() {
      const { wish, generated } = latest.current;
      return generated || (wish.title + wish.intention).trim() ? latest.current : null;
    },
  });
  const put = (next: Kept) => {
    latest.current = next;
    setNow(next);
  };

  const restored = draft.restored?.words;
  useEffect(() => {
    // Words typed before the draft was found take precedence over it.
    if (!restored || latest.current !== empty) return;
    latest.current = restored;
    setNow(restored);
  }, [restored, empty]);

  const change = (part: Partial<Kept>) => {
    put({ ...latest.current, ...part });
    draft.touch();
  };

  return {
    ...now,
    /** When the restored draft was stored, in epoch milliseconds; `null` without one. */
    keptAt: draft.restored?.keptAt ?? null,
    setWish: (part: Partial<Wish>) => change({ wish: { ...latest.current.wish, ...part } }),
    setGenerated: (generated: Generated) => change({ generated }),
    /** Clears the form and its draft. */
    reset() {
      put(empty);
      draft.startFresh();
    },
  };
}
