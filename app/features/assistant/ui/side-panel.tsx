import { clsx } from "clsx";
import { useRef, useState } from "react";
import type { SavedResponse } from "~/features/library/contract";
import { Segmented } from "~/ui/segmented";
import { HistoryPanel, type HistoryPanelProps } from "./history-panel";
import { SavedPanel } from "./saved/saved-panel";
import type { SavedList } from "./saved/use-saved-list";

interface SidePanelProps extends HistoryPanelProps {
  saved: SavedList;
  /** Id of the saved response on the screen. */
  openSavedId: string | null;
  onOpenSaved: (saved: SavedResponse) => void;
}

const TABS = [
  { value: "saved", label: "Saved Responses" },
  { value: "history", label: "History" },
] as const;
type Tab = (typeof TABS)[number]["value"];

/** The saved responses or the history, in a panel of fixed height. */
export function SidePanel({ saved, openSavedId, onOpenSaved, ...history }: SidePanelProps) {
  const [tab, setTab] = useState<Tab>("history");
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = tab === "history" && history.history.length === 0;
  return (
    <section
      aria-labelledby={tab}
      className={clsx(
        "flex flex-col overflow-hidden rounded-card border border-line bg-card lg:sticky lg:top-8 lg:h-[400px] print:hidden",
        !isEmpty && "h-[400px]",
      )}
    >
      <header className="border-b border-line p-2">
        <Segmented legend="Panel" options={[...TABS]} value={tab} onValueChange={setTab} />
      </header>
      <h2 ref={heading} id={tab} tabIndex={-1} className="sr-only">
        {tab === "saved" ? "Saved Responses" : "History"}
      </h2>
      {tab === "saved" ? (
        <SavedPanel
          list={saved}
          timezone={history.timezone}
          openId={openSavedId}
          onOpen={onOpenSaved}
          onRetry={() => heading.current?.focus()}
        />
      ) : (
        <HistoryPanel {...history} />
      )}
    </section>
  );
}
