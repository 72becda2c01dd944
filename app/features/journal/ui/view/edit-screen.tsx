import { useLocation, useNavigate } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { formatLocalDate } from "~/shared/dates";
import { Page } from "~/ui/page";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import { entryPath } from "../../domain/journal-paths";
import type { JournalView } from "../journal-mode";
import { useListMemory } from "../list-memory";
import { useCameFrom } from "./entry-neighbours";

const EditEntry = lazy(() => import("../edit-entry/edit-entry"));

/** The edit mode of an entry, with a link back to it. */
export function EditScreen({
  entry,
  moodTrackingEnabled,
  companion,
}: Omit<Extract<JournalView, { mode: "edit" }>, "mode">) {
  const navigate = useNavigate();
  const { from } = useCameFrom();
  const { setPages } = useListMemory();
  const state = useLocation().state as { isFromEntry?: boolean } | null;

  const leave = () => {
    // Further pages of the list may show the entry as it was before.
    setPages(() => null);
    if (state?.isFromEntry) navigate(-1);
    else navigate(entryPath(entry.id), { replace: true, state: { from } });
  };

  return (
    <Page
      title="Edit entry"
      subtitle={formatLocalDate(entry.entryDate, "EEEE, MMMM d, yyyy")}
      back={{ to: entryPath(entry.id), label: "Back to Entry" }}
    >
      <Suspense
        fallback={
          <SkeletonGroup text="Loading the editor..." className="min-h-[400px]">
            <SkeletonText lines={6} />
          </SkeletonGroup>
        }
      >
        <EditEntry
          key={entry.id}
          entry={entry}
          moodTrackingEnabled={moodTrackingEnabled}
          companion={companion}
          onDone={leave}
        />
      </Suspense>
    </Page>
  );
}
