import { useState } from "react";
import { type SaveFailure, type UnsavedGroup, useUnsavedGroup } from "./unsaved-groups";

export interface GroupOptions<T> {
  /** What is saved when the page opens. */
  first: T;
  /** Stores a draft; gives what is saved then, and what failed. */
  store: (draft: T, saved: T) => Promise<{ saved: T; failures: SaveFailure[] }>;
  /** What of a draft counts when it is compared; all of it unless told. */
  essence?: (draft: T) => unknown;
}

export interface Group<T> extends UnsavedGroup {
  /** The fields as they are on the screen. */
  draft: T;
  change: (part: Partial<T>) => void;
  isSaving: boolean;
}

/** Fields that are edited freely and saved together. What is typed while a save runs stays, and stays unsaved. */
export function useGroup<T extends object>({
  first,
  store,
  essence = (draft) => draft,
}: GroupOptions<T>): Group<T> {
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const isSame = (one: T, other: T) => JSON.stringify(essence(one)) === JSON.stringify(essence(other));

  const group: Group<T> = {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    isSaving,
    isDirty: !isSame(draft, saved),
    async save() {
      setSaving(true);
      const result = await store(draft, saved);
      setSaved(result.saved);
      if (result.failures.length === 0) setDraft((now) => (isSame(now, draft) ? result.saved : now));
      setSaving(false);
      return result.failures;
    },
    discard: () => setDraft(saved),
  };
  useUnsavedGroup(group);
  return group;
}
