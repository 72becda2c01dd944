import { type ReactNode, useEffect, useRef } from "react";
import type { JournalMode, JournalView } from "./journal-mode";
import { JournalList } from "./list/journal-list";
import { ListMemoryContext, useNewListMemory } from "./list-memory";
import { HEAVY_MODES, HeavyScreen, useReadyView } from "./mode-screens";
import { ModeTransition } from "./mode-transition";
import { SEARCH_FIELD, useSearchKey } from "./search/use-search-key";
import { EditScreen } from "./view/edit-screen";
import { EntryScreen } from "./view/entry-screen";

/** The journal in the mode of its address. */
export function JournalScreen({ view }: { view: JournalView }) {
  const memory = useNewListMemory();
  const { shown, first } = useReadyView(view);
  const lastEntry = useRef<string>();
  const lastMode = useRef<JournalMode>();
  const focusTarget = focusTargetOf(shown.mode, lastMode.current, lastEntry.current);
  useEffect(() => {
    lastMode.current = shown.mode;
    if (shown.mode === "entry") lastEntry.current = shown.entry.entry.id;
  }, [shown]);
  useSearchKey(shown.mode);
  return (
    <ListMemoryContext.Provider value={memory}>
      <ModeTransition mode={shown.mode} focusTarget={focusTarget}>
        {screenOf(shown, first)}
      </ModeTransition>
    </ListMemoryContext.Provider>
  );
}

/** Returns the selector of the element to focus: back in the list or the search, the one that was used last. */
function focusTargetOf(mode: JournalMode, lastMode: JournalMode | undefined, lastEntry: string | undefined) {
  if (mode === "list" && lastMode === "search") return "[data-opens-search]";
  if (mode === "search" && lastMode !== "entry") return `#${SEARCH_FIELD}`;
  if ((mode === "list" || mode === "search") && lastEntry) return `[data-entry="${CSS.escape(lastEntry)}"] a`;
  return undefined;
}

function screenOf(view: JournalView, first: JournalMode): ReactNode {
  const isFirst = view.mode === first;
  switch (view.mode) {
    case "list":
      return <JournalList list={view.list} />;
    case "entry":
      return <EntryScreen view={view.entry} />;
    case "edit":
      return <EditScreen {...view} />;
    case "new":
      return (
        <HeavyScreen
          key={view.draft.date}
          mode={HEAVY_MODES.new}
          isFirst={isFirst}
          screenProps={{ draft: view.draft }}
        />
      );
    case "journey": {
      const { history, companion } = view;
      return (
        <HeavyScreen mode={HEAVY_MODES.journey} isFirst={isFirst} screenProps={{ history, companion }} />
      );
    }
    case "search":
      return <HeavyScreen mode={HEAVY_MODES.search} isFirst={isFirst} screenProps={{ view: view.search }} />;
  }
}
