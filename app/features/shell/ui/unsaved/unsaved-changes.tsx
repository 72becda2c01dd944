import { useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { LazyAlertDialog, prepareAlertDialog } from "~/ui/lazy-alert-dialog";
import { useLeaveGuard } from "~/ui/use-leave-guard";
import { useSaveReport } from "./save-line";
import { UnsavedContext, useUnsavedGroups } from "./use-group";

interface UnsavedChangesProps {
  /** Where saving everything leads. */
  to: string;
  /** The toast's title when saving everything failed. */
  failure: string;
  children: ReactNode;
}

/**
 * A page of several groups of fields. While one has unsaved changes it says so, offers to save or discard everything, and
 * asks before the page is left.
 */
export function UnsavedChanges({ children, ...bar }: UnsavedChangesProps) {
  const groups = useUnsavedGroups();
  return (
    <UnsavedContext.Provider value={groups}>
      {children}
      <UnsavedBar {...bar} />
    </UnsavedContext.Provider>
  );
}

function UnsavedBar({ to, failure }: Omit<UnsavedChangesProps, "children">) {
  const groups = useContext(UnsavedContext)!;
  const { isDirty } = groups;
  const guard = useLeaveGuard(groups.holdsPage);
  const navigate = useNavigate();
  const report = useSaveReport();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (isDirty) prepareAlertDialog();
  }, [isDirty]);

  const saveAll = async (onSaved: () => void, onFailed?: () => void) => {
    setSaving(true);
    const failures = await groups.saveAll();
    setSaving(false);
    if (failures.length === 0) {
      groups.letGo();
      return onSaved();
    }
    onFailed?.();
    report(failures, failure);
  };
  const discard = () => {
    groups.discardAll();
    // The button is gone with the changes.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const discardAndLeave = () => {
    // People who turn back before the other page opens find the saved fields.
    groups.discardAll();
    guard.leave();
  };

  return (
    <>
      <div
        data-unsaved-bar={isDirty || undefined}
        className={clsx(
          isDirty &&
            "sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] z-20 mt-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-card border border-line-strong bg-card py-2 pr-2 pl-4 shadow-pop print:hidden",
        )}
      >
        <p role="status" className="text-sm font-medium">
          {isDirty && "Unsaved changes"}
        </p>
        {isDirty && (
          <div className="ml-auto flex gap-1">
            <Button variant="ghost" size="sm" onClick={discard} disabled={isSaving}>
              Discard
            </Button>
            <Button
              size="sm"
              pending={isSaving}
              pendingLabel="Saving..."
              onClick={() => void saveAll(() => navigate(to))}
            >
              Save all
            </Button>
          </div>
        )}
      </div>
      <LazyAlertDialog
        open={guard.isAsking}
        onOpenChange={(next) => !next && guard.stay()}
        title="Leave without saving?"
        text="You have unsaved changes."
        cancelLabel="Keep Editing"
        alternative={{ label: "Discard Changes", onSelect: discardAndLeave, destructive: true }}
        confirmLabel="Save Changes"
        onConfirm={() => void saveAll(guard.leave, guard.stay)}
        pending={isSaving}
        pendingLabel="Saving..."
      />
    </>
  );
}
