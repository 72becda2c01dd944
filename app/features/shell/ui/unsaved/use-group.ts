import { createContext, useContext, useEffect, useId, useMemo, useRef, useState } from "react";

/** A failed save: its text, and the error behind it. */
export interface SaveFailure {
  text: string;
  error: unknown;
}

/** Fields of a page that are saved together. */
interface UnsavedGroup {
  /** Whether the fields differ from the saved ones. */
  isDirty: boolean;
  /** Saves them. Returns the failures: an empty list is success. */
  save: () => Promise<SaveFailure[]>;
  /** Resets the fields to the saved ones. */
  discard: () => void;
}

/** The groups of a page, in its context. */
export const UnsavedContext = createContext<ReturnType<typeof useUnsavedGroups> | null>(null);

/** Collects all groups of a page. */
export function useUnsavedGroups() {
  const groups = useRef(new Map<string, UnsavedGroup>());
  const isReleased = useRef(false);
  const [isDirty, setDirty] = useState(false);
  const actions = useMemo(() => {
    const dirty = () => [...groups.current.values()].filter((group) => group.isDirty);
    const note = () => setDirty(dirty().length > 0);
    return {
      /** Returns whether leaving the page now loses a change. */
      holdsPage: () => !isReleased.current && dirty().length > 0,
      /** Allows leaving the page from now on, with unsaved changes too. */
      letGo: () => {
        isReleased.current = true;
      },
      saveAll: async () => (await Promise.all(dirty().map((group) => group.save()))).flat(),
      discardAll: () => {
        for (const group of dirty()) group.discard();
      },
      put: (id: string, group: UnsavedGroup) => {
        groups.current.set(id, group);
        note();
      },
      remove: (id: string) => {
        groups.current.delete(id);
        note();
      },
    };
  }, []);
  return useMemo(() => ({ isDirty, ...actions }), [isDirty, actions]);
}

export interface GroupOptions<T> {
  /** The saved fields when the page opens. */
  first: T;
  /** Stores a draft. Returns the fields saved then, and the failures. */
  store: (draft: T, saved: T) => Promise<{ saved: T; failures: SaveFailure[] }>;
  /** The part of a draft that is compared; all of it by default. */
  essence?: (draft: T) => unknown;
}

/** Fields that are edited freely and saved together. Changes during a save stay, and stay unsaved. */
export function useGroup<T extends object>({ first, store, essence = (draft) => draft }: GroupOptions<T>) {
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const isSame = (one: T, other: T) => JSON.stringify(essence(one)) === JSON.stringify(essence(other));

  const group = {
    /** The fields as they are on the screen. */
    draft,
    change: (part: Partial<T>) => setDraft((now) => ({ ...now, ...part })),
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
  const id = useId();
  const { put, remove } = useContext(UnsavedContext) ?? {};
  useEffect(() => put?.(id, group));
  useEffect(() => () => remove?.(id), [id, remove]);
  return group;
}
