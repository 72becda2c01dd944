import { useRevalidator } from "@remix-run/react";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/use-toast";
import type { UnsavedGroup } from "./unsaved-groups";
import { useSaveReport } from "./use-save-report";

interface SaveLineProps {
  group: Pick<UnsavedGroup, "save"> & { isSaving: boolean };
  label: string;
  /** What is said once it is saved. */
  saved: string;
}

/** The end of a group of fields: saves this group alone. */
export function SaveLine({ group, label, saved }: SaveLineProps) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const report = useSaveReport();
  const save = async () => {
    const failures = await group.save();
    if (failures.length > 0) return report(failures);
    toast({ title: saved });
    void revalidate();
  };
  return (
    <div className="mt-6 flex justify-end border-t border-line pt-4">
      <Button
        variant="secondary"
        pending={group.isSaving}
        pendingLabel="Saving..."
        onClick={() => void save()}
        className="max-sm:w-full"
      >
        {label}
      </Button>
    </div>
  );
}
