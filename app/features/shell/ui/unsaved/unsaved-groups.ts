import { createContext, useContext, useEffect, useId, useMemo, useRef, useState } from "react";

/** What went wrong with a save: what is said of it, and the error behind it. */
export interface SaveFailure {
  text: string;
  error: unknown;
}

/** Fields of a page that are saved together. */
export interface UnsavedGroup {
  /** Whether the fields differ from what is saved. */
  isDirty: boolean;
  /** Saves them; gives what failed, so that an empty list is success. */
  save: () => Promise<SaveFailure[]>;
  /** Puts the fields back to what is saved. */
  discard: () => void;
}

export interface UnsavedGroups {
  /** Some group differs from what is saved; draws the page anew when that changes. */
  isDirty: boolean;
  /** Whether leaving costs a change, at this moment. */
  holdsPage: () => boolean;
  /** From now on the page may be left, whatever is unsaved. */
  letGo: () => void;
  saveAll: () => Promise<SaveFailure[]>;
  discardAll: () => void;
  put: (id: string, group: UnsavedGroup) => void;
  remove: (id: string) => void;
}

export const UnsavedContext = createContext<UnsavedGroups | null>(null);

/** Makes a group known to the page that it stands on. Alone, without such a page, it does nothing. */
export function useUnsavedGroup(group: UnsavedGroup): void {
  const id = useId();
  const groups = useContext(UnsavedContext);
  const put = groups?.put;
  const remove = groups?.remove;
  useEffect(() => put?.(id, group));
  useEffect(() => () => remove?.(id), [id, remove]);
}

/** All groups of a page, as its `UnsavedContext`. */
export function useUnsavedGroups(): UnsavedGroups {
  const groups = useRef(new Map<string, UnsavedGroup>());
  const isReleased = useRef(false);
  const [isDirty, setDirty] = useState(false);
  const actions = useMemo(() => {
    const dirty = () => [...groups.current.values()].filter((group) => group.isDirty);
    const note = () => setDirty(dirty().length > 0);
    return {
      holdsPage: () => !isReleased.current && dirty().length > 0,
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
