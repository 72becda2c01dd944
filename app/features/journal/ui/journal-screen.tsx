import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import type { JournalView } from "./journal-mode";
import { JournalList } from "./list/journal-list";
import { ListMemoryContext, useNewListMemory } from "./list-memory";
import { ModeTransition } from "./mode-transition";
import { EditScreen } from "./view/edit-screen";
import { EntryScreen } from "./view/entry-screen";

const NewEntry = lazy(() => import("./new-entry/new-entry"));
const Journey = lazy(() => import("./journey/journey"));

/** The journal in the mode that its address asks for. */
export function JournalScreen({ view }: { view: JournalView }) {
  const memory = useNewListMemory();
  const lastEntry = useRef<string>();
  useEffect(() => {
    if (view.mode === "entry") lastEntry.current = view.entry.entry.id;
  }, [view]);
  // Back in the list, the keyboard goes on where it left.
  const focusTarget =
    view.mode === "list" && lastEntry.current
      ? `[data-entry="${CSS.escape(lastEntry.current)}"] a`
      : undefined;
  return (
    <ListMemoryContext.Provider value={memory}>
      <ModeTransition mode={view.mode} focusTarget={focusTarget}>
        <Suspense fallback={<ModeLoading />}>{screenOf(view)}</Suspense>
      </ModeTransition>
    </ListMemoryContext.Provider>
  );
}

function screenOf(view: JournalView): ReactNode {
  switch (view.mode) {
    case "list":
      return <JournalList list={view.list} />;
    case "entry":
      return <EntryScreen view={view.entry} />;
    case "edit":
      return <EditScreen entry={view.entry} moodTrackingEnabled={view.moodTrackingEnabled} />;
    case "new":
      return <NewEntry draft={view.draft} />;
    case "journey":
      return <Journey history={view.history} />;
  }
}

function ModeLoading() {
  return (
    <main id="main" className="mx-auto max-w-page px-4 pt-16 sm:px-6 lg:px-10">
      <SkeletonGroup text="Loading...">
        <SkeletonText lines={6} />
      </SkeletonGroup>
    </main>
  );
}
