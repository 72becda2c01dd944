import { useRevalidator } from "@remix-run/react";
import { useContext } from "react";
import { CallError, errorMessage, isUnauthorized } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/use-toast";
import { useReportFailure } from "../use-call";
import { type SaveFailure, UnsavedContext } from "./use-group";

interface SaveLineProps {
  group: { isSaving: boolean; save: () => Promise<SaveFailure[]> };
  label: string;
  /** The toast after the save. */
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

/** Returns a function that reports failed saves in one toast, each with the server's message for a refusal. */
export function useSaveReport(): (failures: SaveFailure[], title?: string) => void {
  const report = useReportFailure();
  const letGo = useContext(UnsavedContext)?.letGo;
  return (failures, title) => {
    const expired = failures.find(({ error }) => isUnauthorized(error));
    const beforeSignIn = async () => letGo?.();
    void report(expired?.error, { title, text: failures.map(describe).join(" "), beforeSignIn });
  };
}

function describe({ text, error }: SaveFailure): string {
  const isRefusal = error instanceof CallError && error.status < 500;
  return isRefusal ? `${text} ${errorMessage(error, "")}`.trim() : text;
}
