import { useRevalidator } from "@remix-run/react";
import { startTransition, useState } from "react";
import { useSaveReport } from "~/features/shell/ui/unsaved/use-save-report";
import { useToast } from "~/ui/use-toast";

export interface SavedChoice<T> {
  /** What is saved. */
  value: T;
  save: (value: T) => Promise<unknown>;
  /** What is said once it is saved. */
  saved: (value: T) => string;
}

/** A choice that is saved at once; a failed save puts it back. */
export function useSavedChoice<T>({ value, save, saved }: SavedChoice<T>) {
  const [wanted, setWanted] = useState<{ value: T } | null>(null);
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const report = useSaveReport();

  async function store(next: T) {
    setWanted({ value: next });
    try {
      await save(next);
      await revalidate();
      toast({ title: saved(next) });
    } catch (error) {
      report([{ text: "Failed to save settings.", error }]);
    } finally {
      // With the new data, which the router shows in a transition: sooner, the choice before would be seen once more.
      startTransition(() => setWanted(null));
    }
  }

  const isSaving = wanted !== null;
  return {
    isSaving,
    value: wanted ? wanted.value : value,
    // Nothing is disabled while it is saved: that would drop the keyboard focus to the page.
    choose: (next: T) => {
      if (!isSaving && next !== value) void store(next);
    },
  };
}
