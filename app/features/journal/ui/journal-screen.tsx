import { type ReactNode, useEffect, useRef } from "react";
import type { JournalMode, JournalView } from "./journal-mode";
import { JournalList } from "./list/journal-list";
import { ListMemoryContext, useNewListMemory } from "./list-memory";
import { JourneyMode, NewEntryMode } from "./mode-screens";
import { ModeTransition } from "./mode-transition";
import { useReadyView } from "./use-ready-view";
import { EditScreen } from "./view/edit-screen";
import { EntryScreen } from "./view/entry-screen";

/** The journal in the mode that its address asks for. */
export function JournalScreen({ view }: { view: JournalView }) {
  const memory = useNewListMemory();
  const { shown, first } = useReadyView(view);
  const lastEntry = useRef<string>();
  useEffect(() => {
    if (shown.mode === "entry") lastEntry.current = shown.entry.entry.id;
  }, [shown]);
  // Back in the list, the keyboard goes on where it left.
  const focusTarget =
    shown.mode === "list" && lastEntry.current
      ? `[data-entry="${CSS.escape(lastEntry.current)}"] a`
      : undefined;
  return (
    <ListMemoryContext.Provider value={memory}>
      <ModeTransition mode={shown.mode} focusTarget={focusTarget}>
        {screenOf(shown, first)}
      </ModeTransition>
    </ListMemoryContext.Provider>
  );
}

function screenOf(view: JournalView, first: JournalMode): ReactNode {
  switch (view.mode) {
    case "list":
      return <JournalList list={view.list} />;
    case "entry":
      return <EntryScreen view={view.entry} />;
    case "edit":
      return <EditScreen entry={view.entry} moodTrackingEnabled={view.moodTrackingEnabled} />;
    case "new":
      return <NewEntryMode draft={view.draft} isFirst={first === "new"} />;
    case "journey":
      return <JourneyMode history={view.history} isFirst={first === "journey"} />;
  }
}
