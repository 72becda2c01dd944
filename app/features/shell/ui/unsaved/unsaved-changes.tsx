import { useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { Button } from "~/ui/button";
import { useLeaveGuard } from "~/ui/use-leave-guard";
import { UnsavedContext, type UnsavedGroups, useUnsavedGroups } from "./unsaved-groups";
import { useSaveReport } from "./use-save-report";

const LeaveDialog = lazy(() => import("./leave-dialog"));

interface UnsavedChangesProps {
  /** Where saving everything leads. */
  to: string;
  /** What is said when saving everything failed. */
  failure: string;
  children: ReactNode;
}

/**
 * A page of several groups of fields: while one differs from what is saved it says so, offers to save or discard
 * everything, and asks before the page is left.
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
  const groups = useContext(UnsavedContext) as UnsavedGroups;
  const { isDirty } = groups;
  const guard = useLeaveGuard(groups.holdsPage);
  const navigate = useNavigate();
  const report = useSaveReport();
  const [isSaving, setSaving] = useState(false);
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (isDirty && !wasDirty) setWasDirty(true);

  const saveAll = async (onSaved: () => void, onFailed: () => void) => {
    setSaving(true);
    const failures = await groups.saveAll();
    setSaving(false);
    if (failures.length === 0) {
      groups.letGo();
      return onSaved();
    }
    onFailed();
    report(failures, failure);
  };
  const discard = () => {
    groups.discardAll();
    // The button is gone with the changes.
    document.getElementById("main")?.focus({ preventScroll: true });
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
              onClick={() =>
                void saveAll(
                  () => navigate(to),
                  () => {},
                )
              }
            >
              Save all
            </Button>
          </div>
        )}
      </div>
      {wasDirty && (
        <Suspense>
          <LeaveDialog
            open={guard.isAsking}
            isSaving={isSaving}
            onSave={() => void saveAll(guard.leave, guard.stay)}
            onDiscard={() => {
              // Whoever turns round before the other page is there finds what is saved.
              groups.discardAll();
              guard.leave();
            }}
            onKeepEditing={guard.stay}
          />
        </Suspense>
      )}
    </>
  );
}
